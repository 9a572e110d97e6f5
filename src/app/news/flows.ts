import { feedCategories, getInformation, listInformation, topicDictionaries } from '#api/news/news.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'

import { asMissing } from '#app/kit/missing.ts'
import { whole } from '#app/kit/whole-list.ts'

/** The topic names of a feed in the page's language, from a dictionary [ENTITY-12]. */
const topicsOf = (transport: Transport, typeCode: string) => whole(() => basic.listEntries(transport, typeCode))

/** The flows of news, help centre and articles. */
export function provideNews(transport: Transport) {
  return {
    /** [NEWS-01, NEWS-04] News or help, filtered by category, topic and keyword. */
    articles: listOf(({ filter, ...page }) =>
      transport.send(listInformation, {
        categoryCode: oneOf(feedCategories, filter.category) ?? 'news',
        topicCode: words(filter.topic),
        keyword: words(filter.keyword),
        ...paged(page),
      }),
    ),
    /** [ROUTE-17] */
    article: detailOf((id) => asMissing(transport.send(getInformation, { informationID: id }))),
    /** [ENTITY-12] The topics of each feed. */
    newsTopics: topicsOf(transport, topicDictionaries.news),
    helpTopics: topicsOf(transport, topicDictionaries.help_center),
  }
}
