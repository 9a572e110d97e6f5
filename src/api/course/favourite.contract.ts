import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { courseCard } from './course.contract.ts'
import { paging } from '#api/kit/paging.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/**
 * [COURSE-04] Says how it shall be, so that saying it twice changes nothing more. An unknown course is refused with
 * `request.notFound`.
 */
export const setFavourite = call({
  method: 'PUT',
  path: 'api-course/portal/usercourse/favourite/{courseID}',
  summary: "Puts a published course among the caller's favourites, or takes it out.",
  payload: z.object({ courseID: id, isFavourite: z.boolean() }),
  answer: z.object({ isFavourite: z.boolean() }),
  preventMessage: true,
})

/** [ROUTE-35] */
export const favouriteCourse = z.extend(courseCard, {
  /** Per cent; null: not begun. */
  progress: z.nullable(z.number()),
  collectedAt: z.string(),
})
export type FavouriteCourse = z.infer<typeof favouriteCourse>

export const listFavouriteCourses = call({
  method: 'GET',
  path: 'api-course/portal/usercourse/favourite/list',
  summary: "The caller's favourite courses that are published now, the one collected last first.",
  payload: z.object({ ...paging }),
  answer: z.object({ list: z.array(favouriteCourse), count: z.number() }),
  preventMessage: true,
})
