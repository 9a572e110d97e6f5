import { fromPromise } from 'xstate'

import { informationCategories } from '#api/news/news.contract.ts'
import { informationStates } from '#api/news/managed-news.contract.ts'
import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { resourceTypes } from '#api/resource/managed-resource.contract.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import * as course from '#api/course/managed-course.service.ts'
import * as information from '#api/news/managed-news.service.ts'
import * as resource from '#api/resource/managed-resource.service.ts'
import * as topic from '#api/course/managed-topic.service.ts'
import * as message from '#api/outbox/outbox.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'

import { provideEditor } from './editor.ts'
import { provideNews } from './news.ts'
import { providePeople } from './person.ts'
import { provideUpload } from './file.ts'
import type { AdministrationFlows } from '#app/context/administration-context.ts'
import { whole } from '#app/whole-list.ts'

/** The dictionary that the categories of courses stand in [ENTITY-12]. */
const CATEGORIES = 'courseCategory'

/** The flows of the administration; what an address says that no list knows narrows nothing. */
export function provideAdministration(transport: Transport): AdministrationFlows {
  const { newsTopics, helpTopics } = provideNews(transport)
  return {
    languages: whole(() => basic.getSupportLanguage(transport)),
    newsTopics,
    helpTopics,
    outbox: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { page, size } }) =>
          message.listOutbox(transport, { page, size }),
        ),
      },
    }),
    information: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          information.listManagedInformation(
            transport,
            {
              categoryCode: informationCategories.find((category) => category === filter.category) ?? null,
              state: informationStates.find((state) => state === filter.state) ?? null,
              keyword: filter.keyword ?? '',
            },
            page,
          ),
        ),
      },
    }),
    ...provideUpload(transport),
    ...providePeople(transport),
    courses: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          course.listManagedCourses(
            transport,
            {
              categoryCode: filter.category || null,
              state: publicationStates.find((state) => state === filter.state) ?? null,
              keyword: filter.keyword ?? '',
            },
            page,
          ),
        ),
      },
    }),
    topics: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          topic.listManagedTopics(
            transport,
            { state: publicationStates.find((state) => state === filter.state) ?? null, keyword: filter.keyword ?? '' },
            page,
          ),
        ),
      },
    }),
    resources: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          resource.listManagedResources(
            transport,
            { type: resourceTypes.find((type) => type === filter.type) ?? null, keyword: filter.keyword ?? '' },
            page,
          ),
        ),
      },
    }),
    categories: whole(async () => {
      const types = await basic.listDictionary(transport, [CATEGORIES])
      return types.find(({ dictTypeCode }) => dictTypeCode === CATEGORIES)?.dicts ?? []
    }),
    editor: provideEditor(transport),
  }
}
