import type { liveAddresses } from '#api/live/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof liveAddresses> = {
  livePlay: page(() => import('#views/live/live-play.page.tsx'), { texts: ['live'], flows: ['live'] }),
}
