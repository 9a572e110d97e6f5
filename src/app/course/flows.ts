import { fromCallback, fromPromise } from 'xstate'
import * as z from 'zod/mini'

import * as comment from '#api/course/comment.contract.ts'
import { getCourseTopic, listCourseTopics } from '#api/course/course-topic.contract.ts'
import * as course from '#api/course/course.contract.ts'
import { getEvaluation } from '#api/course/evaluation.contract.ts'
import { listFavouriteCourses, setFavourite } from '#api/course/favourite.contract.ts'
import { oneOf, paged, words } from '#api/kit/paging.ts'
import { listChapters } from '#api/study/study.contract.ts'
import * as basic from '#api/dictionary/dictionary.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import type { KeepWriting } from '#machines/kit/keeping.ts'
import { provide } from '#machines/kit/services.ts'
import { courseCommentsFlow, type KeptComment } from '#machines/course/course-comments.flow.ts'
import { detailOf } from '#machines/kit/detail.flow.ts'
import { listOf } from '#machines/kit/list.flow.ts'
import { ownChoiceFlow } from '#machines/course/own-choice.flow.ts'

import type { KeptForms } from '#app/kit/kept-form.ts'
import { asMissing } from '#app/kit/missing.ts'
import { whole } from '#app/kit/whole-list.ts'

/** The dictionary of course categories [ENTITY-12]. */
const CATEGORIES = 'courseCategory'

/** The flows of the course pages; unknown filter values in an address are ignored. */
export function provideCourses(transport: Transport, kept: KeptForms) {
  const form = kept('comment', z.object({ text: z.string() }))
  return {
    /** [ROUTE-20] Filtered by kind, category, year, teacher, keyword and sort. */
    catalogue: listOf(({ filter, ...page }) =>
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
    /** [ENTITY-12] Course categories. */
    categories: whole(() => basic.listEntries(transport, CATEGORIES)),
    /** [ROUTE-20] The years and teachers of all courses. */
    facets: detailOf(() => transport.send(course.listCourseFacets, {})),
    /** [ROUTE-21] */
    course: detailOf((id) => asMissing(transport.send(course.getCourse, { courseID: id }))),
    /** [ROUTE-22] Topics compiled by staff, and one of them. */
    topics: listOf((input) => transport.send(listCourseTopics, paged(input))),
    topic: detailOf((id) => asMissing(transport.send(getCourseTopic, { topicID: id }))),
    /** [ROUTE-24] Filtered by state. */
    mine: listOf(({ filter, ...page }) =>
      transport.send(course.listMyCourses, { state: oneOf(course.courseStates, filter.state), ...paged(page) }),
    ),
    /** [ROUTE-35] */
    favourites: listOf((input) => transport.send(listFavouriteCourses, paged(input))),
    /** [COURSE-04] Whether a course is a favourite. */
    favourite: provide(ownChoiceFlow, {
      actors: {
        send: fromPromise(async ({ input: { id, choice } }) => {
          const { isFavourite } = await transport.send(setFavourite, { courseID: id, isFavourite: choice === true })
          return { choice: isFavourite, about: null }
        }),
      },
    }),
    /** [COURSE-02] The caller's stars for a course. */
    stars: provide(ownChoiceFlow, {
      actors: {
        send: fromPromise(async ({ input: { id, choice } }) => {
          const rated = await transport.send(course.rateCourse, { courseID: id, stars: Number(choice) })
          return { choice: rated.stars, about: null }
        }),
      },
    }),
    /** [COURSE-03] The chapters of a course; filtered by courseID, all on one page. */
    chapters: listOf(async ({ filter }) => {
      const { chapters } = await transport.send(listChapters, { courseID: filter.courseID ?? '' })
      return { list: chapters, count: chapters.length }
    }),
    /** The overall rating. */
    evaluation: detailOf((id) => asMissing(transport.send(getEvaluation, { courseID: id }))),
    /** Filtered by courseID. */
    comments: listOf(({ filter, ...page }) =>
      transport.send(comment.listComments, { courseID: filter.courseID ?? '', ...paged(page) }),
    ),
    commenting: provide(courseCommentsFlow, {
      actors: {
        restoreDraft: fromPromise(({ input: { id } }) => form.restore(id)),
        keepDraft: fromCallback<KeepWriting<KeptComment>>(({ receive }) => form.keep(receive)),
        write: fromPromise(({ input }) => transport.send(comment.addComment, input)),
        remove: fromPromise(async ({ input: { commentID } }) => {
          const removed = await transport.send(comment.removeComment, { commentID })
          return removed.commentID
        }),
      },
    }),
  }
}
