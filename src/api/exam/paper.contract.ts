import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'
import { moment } from '#api/kit/moment.ts'
import { SAVE_MAX, saved, sentAnswer } from '#api/question/answering.contract.ts'
import { answer, paperQuestion } from '#api/question/question.contract.ts'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** [EXAM-05] Of one attempt. */
export const paperStates = ['inProgress', 'marking', 'marked'] as const
export type PaperState = (typeof paperStates)[number]

/** A paper as its learner writes it. */
export const paper = z.object({
  paperID: z.string(),
  examID: z.string(),
  examName: z.string(),
  state: z.enum(paperStates),
  /** From 1; above that a make-up. */
  attempt: z.int(),
  questions: z.array(z.extend(paperQuestion, { /** In tenths. */ marks: z.int() })),
  /** What is stored of each question that has been answered; the questions as their ids. */
  answers: z.array(z.object({ questionID: z.string(), answer })),
  /** The last sequence number that is stored; the next answer is one more. */
  sequence: z.int(),
  /** By the server's clock: milliseconds that are left now; 0: time is up. */
  remaining: z.int(),
  /** Of the whole attempt, with what staff have added. */
  minutes: z.int(),
  /** [EXAM-08] A question that has been answered and left cannot be answered again. */
  isOneWay: z.boolean(),
  /** The writer that the server accepts; null: the caller is not the writer and may take over. */
  token: z.nullable(z.string()),
  /** When another device wrote last; null: there is none beside this one. */
  otherWriterAt: z.nullable(moment),
})
export type Paper = z.infer<typeof paper>

/**
 * [EXAM-06, EXAM-07, ERROR-24] Draws the questions and starts the clock; a paper that is in progress is answered again,
 * with a token if it has no other writer. Refused by the lifecycle: `exam.notRegistered`, `exam.notOpen`,
 * `exam.closed`, `exam.tooLate`, `exam.noAttemptsLeft`, `exam.hoursMissing`, `exam.alreadyPassed` …
 */
export const beginPaper = call({
  method: 'POST',
  path: 'api-exam/portal/exam/{examID}/paper',
  summary: 'Begin an exam, or go on with the paper that is in progress.',
  payload: z.object({ examID: id, /** Of this tab, so that a repeated call gets the same paper. */ device: id }),
  answer: paper,
  preventMessage: true,
})

/** [ROUTE-47] An unknown paper, or somebody else’s, is refused with `request.notFound`. */
export const getPaper = call({
  method: 'GET',
  path: 'api-exam/portal/paper/{paperID}',
  summary: 'One’s own paper as it is stored, with a token only for the device that writes it.',
  payload: z.object({ paperID: id, device: id }),
  answer: paper,
  preventMessage: true,
})

/**
 * The token before is refused from now on with `exam.anotherWriter`. Refused with `exam.timeUp`, `exam.notInProgress`.
 */
export const takeOverPaper = call({
  method: 'PUT',
  path: 'api-exam/portal/paper/{paperID}/writer',
  summary: 'Write a paper here that is being written elsewhere.',
  payload: z.object({ paperID: id, device: id }),
  answer: paper,
  preventMessage: true,
})

/**
 * [ERROR-18] All or none are stored. What is stored already is acknowledged again, unchanged. Refused with
 * `exam.anotherWriter`, `exam.timeUp` (then what is sent is kept apart for the marker), `exam.notInProgress`,
 * `exam.sequenceSkipped`, `exam.sequenceReplayed` (the same number with another answer), `exam.questionUnknown`,
 * `exam.answerInvalid`, `exam.questionLeft` [EXAM-08].
 */
export const saveAnswers = call({
  method: 'PUT',
  path: 'api-exam/portal/paper/{paperID}/answers',
  summary: 'Save answers, in their order.',
  payload: z.object({
    paperID: id,
    token: id,
    answers: z.array(sentAnswer).check(z.minLength(1), z.maxLength(SAVE_MAX)),
  }),
  answer: saved,
  preventMessage: true,
})

/** [ERROR-19] A second hand-in is answered like the first. Refused as saving is; then nothing is handed in. */
export const handInPaper = call({
  method: 'PUT',
  path: 'api-exam/portal/paper/{paperID}/hand-in',
  summary: 'Hand a paper in, with what has not been saved yet.',
  payload: z.object({ paperID: id, token: id, answers: z.array(sentAnswer).check(z.maxLength(SAVE_MAX)) }),
  answer: z.object({ paperID: z.string(), state: z.enum(paperStates) }),
  preventMessage: true,
})
