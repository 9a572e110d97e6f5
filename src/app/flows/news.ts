import { fromPromise } from 'xstate'

import { feedCategories, topicDictionaries } from '#api/news/news.contract.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import * as information from '#api/news/news.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { detailFlow, type DetailInput } from '#machines/kit/detail.flow.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'

import { asMissing } from '#app/missing.ts'
import type { NewsFlows } from '#app/context/portal-context.ts'
import { whole } from '#app/whole-list.ts'

/** The names that the topics of a feed have in a dictionary, in the language of the page [ENTITY-12]. */
const topicsOf = (transport: Transport, typeCode: string) =>
  whole(async () => {
    const types = await basic.listDictionary(transport, [typeCode])
    return types.find(({ dictTypeCode }) => dictTypeCode === typeCode)?.dicts ?? []
  })

/** The flows of news, help centre and articles. */
export function provideNews(transport: Transport): NewsFlows {
  return {
    articles: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          information.listInformation(
            transport,
            {
              categoryCode: feedCategories.find((category) => category === filter.category) ?? 'news',
              topicCode: filter.topic || null,
              keyword: filter.keyword ?? '',
            },
            page,
          ),
        ),
      },
    }),
    article: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(information.getInformation(transport, input.id)),
        ),
      },
    }),
    newsTopics: topicsOf(transport, topicDictionaries.news),
    helpTopics: topicsOf(transport, topicDictionaries.help_center),
  }
}
