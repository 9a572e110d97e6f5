import { fromPromise } from 'xstate'

import * as comment from '#api/course/comment.contract.ts'
import { getCourseTopic, listCourseTopics } from '#api/course/course-topic.contract.ts'
import * as course from '#api/course/course.contract.ts'
import { getEvaluation } from '#api/course/evaluation.contract.ts'
import { listFavouriteCourses, setFavourite } from '#api/course/favourite.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import { listChapters } from '#api/study/study.contract.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { courseCommentsFlow } from '#machines/course/course-comments.flow.ts'
import { detailFlow, type DetailInput } from '#machines/kit/detail.flow.ts'
import { listFlow, type Page, type PageRequest } from '#machines/kit/list.flow.ts'
import { ownChoiceFlow } from '#machines/course/own-choice.flow.ts'

import { asMissing } from '#app/missing.ts'
import type { CourseFlows } from '#app/context/portal-context.ts'
import { whole } from '#app/whole-list.ts'

/** The dictionary that the categories of courses stand in [ENTITY-12]. */
const CATEGORIES = 'courseCategory'

/** The flows of the pages about courses; what an address says that no course knows narrows nothing. */
export function provideCourses(transport: Transport): CourseFlows {
  return {
    catalogue: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(course.listCourses, {
            kind: oneOf(course.courseKinds, filter.kind),
            categoryCode: words(filter.category),
            year: filter.year ? Number(filter.year) : undefined,
            teacher: words(filter.teacher),
            keyword: words(filter.keyword),
            sort: oneOf(course.courseOrders, filter.sort) ?? 'new',
            ...paged(page),
          }),
        ),
      },
    }),
    categories: whole(() => basic.listEntries(transport, CATEGORIES)),
    facets: whole(async () => [await transport.send(course.listCourseFacets, {})]),
    course: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(transport.send(course.getCourse, { courseID: input.id })),
        ),
      },
    }),
    topics: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input }) =>
          transport.send(listCourseTopics, paged(input)),
        ),
      },
    }),
    topic: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(transport.send(getCourseTopic, { topicID: input.id })),
        ),
      },
    }),
    mine: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(course.listMyCourses, { state: oneOf(course.courseStates, filter.state), ...paged(page) }),
        ),
      },
    }),
    favourites: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input }) =>
          transport.send(listFavouriteCourses, paged(input)),
        ),
      },
    }),
    favourite: ownChoiceFlow.provide({
      actors: {
        send: fromPromise(async ({ input: { id, choice } }) => {
          const { isFavourite } = await transport.send(setFavourite, { courseID: id, isFavourite: choice === true })
          return { choice: isFavourite, about: null }
        }),
      },
    }),
    stars: ownChoiceFlow.provide({
      actors: {
        send: fromPromise(async ({ input: { id, choice } }) => {
          const rated = await transport.send(course.rateCourse, { courseID: id, stars: Number(choice) })
          return { choice: rated.stars, about: null }
        }),
      },
    }),
    chapters: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(async ({ input: { filter } }) => {
          const { chapters } = await transport.send(listChapters, { courseID: filter.courseID ?? '' })
          return { list: chapters, count: chapters.length }
        }),
      },
    }),
    evaluation: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(transport.send(getEvaluation, { courseID: input.id })),
        ),
      },
    }),
    comments: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          transport.send(comment.listComments, { courseID: filter.courseID ?? '', ...paged(page) }),
        ),
      },
    }),
    commenting: courseCommentsFlow.provide({
      actors: {
        write: fromPromise(({ input }) => transport.send(comment.addComment, input)),
        remove: fromPromise(async ({ input: { commentID } }) => {
          const removed = await transport.send(comment.removeComment, { commentID })
          return removed.commentID
        }),
      },
    }),
  }
}
