import { fromPromise } from 'xstate'

import { feedCategories, getInformation, listInformation, topicDictionaries } from '#api/news/news.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailFlow, type DetailInput } from '#machines/kit/detail.flow.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'

import { asMissing } from '#app/missing.ts'
import type { NewsFlows } from '#app/context/portal-context.ts'
import { whole } from '#app/whole-list.ts'

/** The names that the topics of a feed have in a dictionary, in the language of the page [ENTITY-12]. */
const topicsOf = (transport: Transport, typeCode: string) => whole(() => basic.listEntries(transport, typeCode))

/** The flows of news, help centre and articles. */
export function provideNews(transport: Transport): NewsFlows {
  return {
    articles: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(listInformation, {
            categoryCode: oneOf(feedCategories, filter.category) ?? 'news',
            topicCode: words(filter.topic),
            keyword: words(filter.keyword),
            ...paged(page),
          }),
        ),
      },
    }),
    article: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(transport.send(getInformation, { informationID: input.id })),
        ),
      },
    }),
    newsTopics: topicsOf(transport, topicDictionaries.news),
    helpTopics: topicsOf(transport, topicDictionaries.help_center),
  }
}
