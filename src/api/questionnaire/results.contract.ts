import * as z from 'zod/mini'

import { courseStaff, managedID } from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { questionKinds } from '#api/question/question.contract.ts'
import { answerStyles } from './form-rule.ts'
import { questionnaireKinds } from './managed-questionnaire.contract.ts'
import { shownSubject } from './subject-rule.ts'

/** From so many submissions on results are shown, so that nobody is told by them. */
export const RESULTS_FROM = 5

const questionResult = z.object({
  questionID: z.string(),
  kind: z.enum(questionKinds),
  style: z.enum(answerStyles),
  /** What it is about, in an evaluation; null: nothing in particular. */
  subject: z.nullable(shownSubject),
  /** Of its texts, which are the reader's or those of the default language. */
  language: z.string(),
  /** HTML, as that of the options. */
  stem: z.string(),
  /** How many have answered it. */
  answered: z.int(),
  /** In their order; of short answers none. */
  options: z.array(
    z.object({
      optionID: z.string(),
      text: z.string(),
      /** How many have chosen it. */
      chosen: z.int(),
      /** Where an order was asked for, its place on average, from 1; null: none was, or nobody gave one. */
      place: z.nullable(z.number()),
    }),
  ),
  /** Of a scale, its point on average, from 1; null: it is none, or nobody has answered. */
  average: z.nullable(z.number()),
  /** What was written, in no order; for staff alone, for others empty. */
  texts: z.array(z.string()),
})
export type QuestionResult = z.infer<typeof questionResult>

const results = z.object({
  questionnaireID: z.string(),
  kind: z.enum(questionnaireKinds),
  /** In the caller's language. */
  name: z.string(),
  /** Null: it is not for a class. */
  class: z.nullable(z.object({ classID: z.string(), kind: z.enum(['face', 'online', 'party']) })),
  isAnonymous: z.boolean(),
  /** How many have submitted. */
  submitted: z.int(),
  /** Of how many the figures are: of anonymous ones they follow in steps of five, so that nobody is told by a step. */
  counted: z.int(),
  /** Null: too few have submitted. */
  questions: z.nullable(z.array(questionResult)),
})
export type Results = z.infer<typeof results>

/**
 * [ROUTE-55] Refused with `questionnaire.resultsHidden`: its owner shows them to nobody, or only to who has answered.
 */
export const getResults = call({
  method: 'GET',
  path: 'api-questionnaire/portal/questionnaire/{questionnaireID}/results',
  summary: 'What was answered to a questionnaire or a vote, as far as its owner shows it to those who are asked.',
  payload: z.object({ questionnaireID: managedID }),
  answer: results,
  preventMessage: true,
})

export const getManagedResults = call({
  method: 'GET',
  path: 'api-questionnaire/manage/questionnaire/{questionnaireID}/results',
  summary: 'What was answered to a questionnaire or a vote, for those who change it.',
  payload: z.object({ questionnaireID: managedID }),
  answer: results,
  access: courseStaff,
  preventMessage: true,
})
