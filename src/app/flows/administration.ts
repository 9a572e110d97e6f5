import { fromPromise } from 'xstate'

import { informationCategories } from '#api/news/news.contract.ts'
import { listManagedCourses } from '#api/course/managed-course.contract.ts'
import { informationStates, listManagedInformation } from '#api/news/managed-news.contract.ts'
import { publicationStates } from '#api/course/managed-publication.contract.ts'
import { listManagedResources, resourceTypes } from '#api/resource/managed-resource.contract.ts'
import { listManagedTopics } from '#api/course/managed-topic.contract.ts'
import { listOutbox } from '#api/outbox/outbox.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
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
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input }) => transport.send(listOutbox, paged(input))),
      },
    }),
    information: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(listManagedInformation, {
            categoryCode: oneOf(informationCategories, filter.category),
            state: oneOf(informationStates, filter.state),
            keyword: words(filter.keyword),
            ...paged(page),
          }),
        ),
      },
    }),
    ...provideUpload(transport),
    ...providePeople(transport),
    courses: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(listManagedCourses, {
            categoryCode: words(filter.category),
            state: oneOf(publicationStates, filter.state),
            keyword: words(filter.keyword),
            ...paged(page),
          }),
        ),
      },
    }),
    topics: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(listManagedTopics, {
            state: oneOf(publicationStates, filter.state),
            keyword: words(filter.keyword),
            ...paged(page),
          }),
        ),
      },
    }),
    resources: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(listManagedResources, {
            type: oneOf(resourceTypes, filter.type),
            keyword: words(filter.keyword),
            ...paged(page),
          }),
        ),
      },
    }),
    categories: whole(() => basic.listEntries(transport, CATEGORIES)),
    editor: provideEditor(transport),
  }
}
