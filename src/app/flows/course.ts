import { fromPromise } from 'xstate'

import { courseKinds, courseOrders, courseStates } from '#api/course/course.contract.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import * as comment from '#api/course/comment.service.ts'
import * as courseTopic from '#api/course/course-topic.service.ts'
import * as course from '#api/course/course.service.ts'
import * as evaluation from '#api/course/evaluation.service.ts'
import * as favourite from '#api/course/favourite.service.ts'
import * as study from '#api/study/study.service.ts'
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
          course.listCourses(
            transport,
            {
              kind: courseKinds.find((kind) => kind === filter.kind) ?? null,
              categoryCode: filter.category || null,
              year: filter.year ? Number(filter.year) : null,
              teacher: filter.teacher || null,
              keyword: filter.keyword ?? '',
              sort: courseOrders.find((order) => order === filter.sort) ?? 'new',
            },
            page,
          ),
        ),
      },
    }),
    categories: whole(async () => {
      const types = await basic.listDictionary(transport, [CATEGORIES])
      return types.find(({ dictTypeCode }) => dictTypeCode === CATEGORIES)?.dicts ?? []
    }),
    facets: whole(async () => [await course.listCourseFacets(transport)]),
    course: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) => asMissing(course.getCourse(transport, input.id))),
      },
    }),
    topics: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input }) =>
          courseTopic.listCourseTopics(transport, input),
        ),
      },
    }),
    topic: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(courseTopic.getCourseTopic(transport, input.id)),
        ),
      },
    }),
    mine: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          course.listMyCourses(transport, courseStates.find((state) => state === filter.state) ?? null, page),
        ),
      },
    }),
    favourites: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input }) =>
          favourite.listFavouriteCourses(transport, input),
        ),
      },
    }),
    favourite: ownChoiceFlow.provide({
      actors: {
        send: fromPromise(async ({ input: { id, choice } }) => ({
          choice: await favourite.setFavourite(transport, id, choice === true),
          about: null,
        })),
      },
    }),
    stars: ownChoiceFlow.provide({
      actors: {
        send: fromPromise(async ({ input: { id, choice } }) => {
          const rated = await course.rateCourse(transport, id, Number(choice))
          return { choice: rated.stars, about: null }
        }),
      },
    }),
    chapters: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(async ({ input: { filter } }) => {
          const list = await study.listChapters(transport, filter.courseID ?? '')
          return { list, count: list.length }
        }),
      },
    }),
    evaluation: detailFlow.provide({
      actors: {
        loadItem: fromPromise<unknown, DetailInput>(({ input }) =>
          asMissing(evaluation.getEvaluation(transport, input.id)),
        ),
      },
    }),
    comments: listFlow.provide({
      actors: {
        loadPage: fromPromise<Page<unknown>, PageRequest>(({ input: { filter, ...page } }) =>
          comment.listComments(transport, filter.courseID ?? '', page),
        ),
      },
    }),
    commenting: courseCommentsFlow.provide({
      actors: {
        write: fromPromise(({ input }) => comment.addComment(transport, input)),
        remove: fromPromise(({ input }) => comment.removeComment(transport, input.commentID)),
      },
    }),
  }
}
