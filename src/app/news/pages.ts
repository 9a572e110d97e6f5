import { page } from '#views/portal/page-source.ts'

import type { news } from './routes.ts'
import type { PagesOf } from '#app/kit/pages-of.ts'

export const newsPages = {
  dynamicList: page(() => import('#views/news/news-list.page.tsx'), { texts: ['news'], flows: ['news'] }),
  dynamicDetail: page(() => import('#views/news/news-detail.page.tsx'), { texts: ['news'], flows: ['news'] }),
} satisfies PagesOf<typeof news>
