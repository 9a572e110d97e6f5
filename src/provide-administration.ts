import { fromPromise } from 'xstate'

import { informationCategories } from '#api/contract/information.ts'
import { informationStates } from '#api/contract/managed-information.ts'
import { publicationStates } from '#api/contract/managed-publication.ts'
import { resourceTypes } from '#api/contract/managed-resource.ts'
import * as basic from '#api/service/basic.ts'
import * as course from '#api/service/managed-course.ts'
import * as information from '#api/service/managed-information.ts'
import * as resource from '#api/service/managed-resource.ts'
import * as topic from '#api/service/managed-topic.ts'
import * as message from '#api/service/message.ts'
import type { Transport } from '#api/service/transport.ts'
import { listFlow, type Page, type PageRequest } from '#machines/flows/list.ts'

import { provideEditor } from './provide-editor.ts'
import { provideNews } from './provide-news.ts'
import { providePeople } from './provide-people.ts'
import { provideUpload } from './provide-upload.ts'
import type { AdministrationFlows } from './views/administration/administration-context.ts'
import { whole } from './whole-list.ts'

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
