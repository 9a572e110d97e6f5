import type { newsAddresses } from '#api/news/addresses.ts'
import { page } from '#app/kit/page.ts'
import type { PagesOf } from '#app/kit/part.ts'

export const pages: PagesOf<typeof newsAddresses> = {
  dynamicList: page(() => import('#views/news/news-list.page.tsx'), { texts: ['news'], flows: ['news'] }),
  dynamicDetail: page(() => import('#views/news/news-detail.page.tsx'), { texts: ['news'], flows: ['news'] }),
}
