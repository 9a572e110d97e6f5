import { page } from '#views/portal/page-source.ts'

import type { resource } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const resourcePages = {
  resources: page(() => import('#views/resource/resources.page.tsx'), {
    texts: ['resource', 'course'],
    flows: ['resources'],
  }),
} satisfies PagesOf<typeof resource>
