import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'
import { answer, shownQuestion, solution } from '#api/question/question.contract.ts'
import { paperStates } from './paper.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
/** As yyyy-MM-dd HH:mm:ss in UTC. */
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/))

/** A question of a paper that has been handed in, with what was answered. Marks are in tenths. */
export const answeredQuestion = z.extend(shownQuestion, {
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
  handedInAt: z.nullable(time),
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

const ranked = z.object({
  /** From 1; who has as many marks in the same time shares a rank. */
  rank: z.int(),
  learner: z.object({ userId: z.string(), originalName: z.string() }),
  marks: z.int(),
  /** How long the paper took. */
  seconds: z.int(),
})

/** Of a contest only; refused with `exam.noRanking` for another mode, `exam.notPublished` before its result is. */
export const getExamRanking = call({
  method: 'GET',
  path: 'api-exam/portal/exam/{examID}/ranking',
  summary: 'The ranking of a contest: by marks, then by time.',
  payload: z.object({ examID: id, ...paging }),
  answer: z.object({ list: z.array(ranked), count: z.number(), /** The caller’s own. */ own: z.nullable(ranked) }),
  preventMessage: true,
})

/** A question that its learner got wrong; it leaves after two right answers in a row. */
const mistake = z.extend(shownQuestion, {
  examName: z.string(),
  /** How often it was wrong. */
  wrongCount: z.int(),
  /** Right answers in a row since. */
  streak: z.int(),
  lastWrongAt: time,
})
export type Mistake = z.infer<typeof mistake>

export const listMistakes = call({
  method: 'GET',
  path: 'api-exam/portal/mistake/list',
  summary: 'One’s own wrong questions, the latest first.',
  payload: z.object({ ...paging }),
  answer: z.object({ list: z.array(mistake), count: z.number() }),
  preventMessage: true,
})

/** Refused with `exam.answerInvalid` where the answer does not fit the question. */
export const answerMistake = call({
  method: 'POST',
  path: 'api-exam/portal/mistake/{questionID}/answer',
  summary: 'Answers one of one’s wrong questions; it is marked at once.',
  payload: z.object({ questionID: id, answer }),
  answer: z.object({
    isRight: z.boolean(),
    solution,
    streak: z.int(),
    /** It has left the bank. */
    isGone: z.boolean(),
  }),
  preventMessage: true,
})
