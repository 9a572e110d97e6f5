import { fromPromise } from 'xstate'

import { feedCategories, topicDictionaries } from '#api/contract/information.ts'
import * as basic from '#api/service/basic.ts'
import * as information from '#api/service/information.ts'
import type { Transport } from '#api/service/transport.ts'
import { detailFlow, type DetailInput } from '#machines/flows/detail.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'

import { asMissing } from './missing.ts'
import type { NewsFlows } from './views/portal/portal-context.ts'
import { whole } from './whole-list.ts'

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
