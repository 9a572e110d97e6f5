import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { STARS_MAX } from './course.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [COURSE-02] The ratings of a course. */
export const evaluation = z.object({
  /** Stars from 1 to 5 with one decimal; null: no ratings. */
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
  /** Number of ratings per number of stars, from the most stars down, one entry each. */
  distribution: z
    .array(z.object({ stars: z.number(), count: z.number() }))
    .check(z.minLength(STARS_MAX), z.maxLength(STARS_MAX)),
})
export type Evaluation = z.infer<typeof evaluation>

/** [COURSE-03] An unknown course is refused with `request.notFound`. */
export const getEvaluation = call({
  method: 'GET',
  path: 'api-course/portal/evaluation/detail/{courseID}',
  summary: 'The stars that a published course has been given.',
  payload: z.object({ courseID: id }),
  answer: evaluation,
  preventMessage: true,
})
