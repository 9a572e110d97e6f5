import { page } from '#views/portal/page-source.ts'

import type { classes } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const classesPages = {
  'class-list': page(() => import('#views/class/class-list.page.tsx'), { texts: ['class'], flows: ['classes'] }),
  'class-detail': page(() => import('#views/class/class-detail.page.tsx'), { texts: ['class'], flows: ['classes'] }),
} satisfies PagesOf<typeof classes>
