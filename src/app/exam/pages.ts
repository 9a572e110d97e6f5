import { page } from '#views/portal/page-source.ts'

import type { exam } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const examPages = {
  paper: page(() => import('#views/exam/paper/paper.page.tsx'), { texts: ['paper'], flows: ['paper'] }),
} satisfies PagesOf<typeof exam>
