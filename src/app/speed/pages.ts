import { page } from '#views/portal/page-source.ts'

import type { speed } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const speedPages = {
  speedTest: page(() => import('#views/speed/speed-test.page.tsx'), { texts: ['entry'], flows: ['speed'] }),
} satisfies PagesOf<typeof speed>
