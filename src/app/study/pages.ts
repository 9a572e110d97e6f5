import type { studyAddresses } from '#api/study/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof studyAddresses> = {
  play: page(() => import('#views/study/play.page.tsx'), {
    texts: ['study', 'course', 'note', 'record'],
    flows: ['player', 'notes'],
  }),
  playView: page(() => import('#views/study/play-view.page.tsx'), { texts: ['study', 'course'], flows: ['player'] }),
}
