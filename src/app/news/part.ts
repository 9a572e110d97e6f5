import { newsAddress, newsAddresses } from '#api/news/addresses.ts'
import type { FeedCategory } from '#api/news/news.contract.ts'

import { part } from '#app/kit/part.ts'

const help: FeedCategory = 'help_center'

export const news = part({
  addresses: newsAddresses,
  routes: {
    dynamicList: {
      findable: true,
      foundAs: { key: 'helpCentre', address: newsAddress('dynamicList', { help }) },
      menu: { place: 20, text: 'newsEntry' },
    },
  },
  pages: () => import('./pages.ts'),
  flows: ({ transport }) => ({
    news: () => import('./flows.ts').then((of) => of.provideNews(transport)),
  }),
})
