import { page } from '#views/portal/page-source.ts'

import type { shell } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const shellPages = {
  notFound: page(() => import('#views/portal/not-found.page.tsx')),
} satisfies PagesOf<typeof shell>
