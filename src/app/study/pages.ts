import { page } from '#views/portal/page-source.ts'

import type { study } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const studyPages = {
  play: page(() => import('#views/study/play.page.tsx'), {
    texts: ['study', 'course', 'note'],
    flows: ['player', 'notes'],
  }),
  playView: page(() => import('#views/study/play-view.page.tsx'), { texts: ['study', 'course'], flows: ['player'] }),
} satisfies PagesOf<typeof study>
