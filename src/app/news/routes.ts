import type { FeedCategory } from '#api/news/news.contract.ts'

import { part } from '#app/kit/part.ts'

export const news = part(
  {
    name: 'dynamicList',
    path: '/dynamicList',
    takes: ['help'],
    findable: ['dynamicList', { key: 'helpCentre', query: { help: 'help_center' satisfies FeedCategory } }],
    menu: { place: 20, text: 'newsEntry' },
  },
  { name: 'dynamicDetail', path: '/dynamicDetail', takes: ['informationID'] },
)
