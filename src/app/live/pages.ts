import { page } from '#views/portal/page-source.ts'

import type { live } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const livePages = {
  livePlay: page(() => import('#views/live/live-play.page.tsx'), { texts: ['live'], flows: ['live'] }),
} satisfies PagesOf<typeof live>
