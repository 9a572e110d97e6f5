import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { answer, paperQuestion, solution } from '#api/question/question.contract.ts'
import { paperStates } from './paper.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** A question of a paper that has been handed in, with what was answered. Marks are in tenths. */
export const answeredQuestion = z.extend(paperQuestion, {
  full: z.int(),
  /** Null: it was not answered. */
  answer: z.nullable(answer),
  /** Null: not marked yet, or not published. */
  given: z.nullable(z.int()),
  /** The marker’s words; empty: none. */
  comment: z.string(),
  /** Null: not published. */
  solution: z.nullable(solution),
})
export type AnsweredQuestion = z.infer<typeof answeredQuestion>

export const paperResult = z.object({
  paperID: z.string(),
  examID: z.string(),
  examName: z.string(),
  attempt: z.int(),
  state: z.enum(paperStates),
  handedInAt: z.nullable(moment),
  /** Null: not marked yet, or not published. */
  marks: z.nullable(z.int()),
  total: z.int(),
  passMark: z.int(),
  isPassed: z.nullable(z.boolean()),
  /** Null: the paper is not published, though its result is. */
  questions: z.nullable(z.array(answeredQuestion)),
})
export type PaperResult = z.infer<typeof paperResult>

/** [ROUTE-48, ERROR-23] Of one’s own; refused with `exam.notPublished` where neither result nor paper is published. */
export const getPaperResult = call({
  method: 'GET',
  path: 'api-exam/portal/paper/{paperID}/result',
  summary: 'What has become of a paper, as far as it is published.',
  payload: z.object({ paperID: id }),
  answer: paperResult,
  preventMessage: true,
})
