import * as z from 'zod/mini'

import { courseStaff, managedID } from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { questionKinds } from '#api/question/question.contract.ts'
import { answerStyles } from './form-rule.ts'
import { questionnaireKinds } from './kind-rule.ts'
import { shownSubject } from './subject-rule.ts'

/** From so many submissions on results are shown, so that nobody is told by them. */
export const RESULTS_FROM = 5
/** So many of the texts that were written stand on a page; all of them in its export. */
export const TEXTS_SHOWN = 200

const questionResult = z.object({
  questionID: z.string(),
  kind: z.enum(questionKinds),
  style: z.enum(answerStyles),
  /** What it is about, in an evaluation; null: nothing in particular. */
  subject: z.nullable(shownSubject),
  /** Of its texts, which are the reader's or those of the base language. */
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
  /** What was written, in no order, TEXTS_SHOWN at most; for staff alone, for others empty. */
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
  /** For those who change it; otherwise for those who are asked. */
  isForStaff: z.boolean(),
  /** Nobody can answer any more. */
  hasClosed: z.boolean(),
  /** How many have submitted. */
  submitted: z.int(),
  /**
   * Of how many the figures are: of anonymous ones, and to those who are asked of all, they follow in steps of five,
   * and after closing of what came last, two or more, so that nobody is told by a step.
   */
  counted: z.int(),
  /** Null: too few have submitted. */
  questions: z.nullable(z.array(questionResult)),
  /** Those who ask can compare departments: it asks whole ones, not people by name, and answers have names. */
  comparesDepartments: z.boolean(),
})
export type Results = z.infer<typeof results>

/** The figures of one question in one department; the lists are in the order of the options. */
const departmentFigures = z.object({
  answered: z.int(),
  chosen: z.array(z.int()),
  places: z.array(z.nullable(z.number())),
  average: z.nullable(z.number()),
})
export type DepartmentFigures = z.infer<typeof departmentFigures>

const departmentResults = z.object({
  questionnaireID: z.string(),
  /** Those that have enough answers; the last one, without a code, is all others together. Empty: none has. */
  departments: z.array(
    z.object({
      /** Null: the others. */
      code: z.nullable(z.string()),
      /** In the caller's language; empty: the others. */
      name: z.string(),
      counted: z.int(),
    }),
  ),
  /** Those with options; `figures` in the order of the departments. */
  questions: z.array(z.extend(questionResult, { figures: z.array(departmentFigures) })),
})
export type DepartmentResults = z.infer<typeof departmentResults>
export type ComparedQuestion = DepartmentResults['questions'][number]

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

/** Refused with `request.notFound` also where it asks people by name, or answers are anonymous: none are compared. */
export const getDepartmentResults = call({
  method: 'GET',
  path: 'api-questionnaire/manage/questionnaire/{questionnaireID}/results/departments',
  summary: 'What was answered in each department that has enough answers, for those who change a questionnaire.',
  payload: z.object({ questionnaireID: managedID }),
  answer: departmentResults,
  access: courseStaff,
  preventMessage: true,
})

/** What is exported: everything as a workbook, or one of its sheets as CSV. */
export const resultExports = ['xlsx', 'figures', 'answers'] as const
export type ResultExport = (typeof resultExports)[number]

/**
 * Of named ones each submission with its person; of anonymous ones figures and texts alone, and no more than the page
 * tells. A questionnaire that the caller does not change is refused with `request.notFound`.
 */
export const exportResults = call({
  method: 'GET',
  path: 'api-questionnaire/manage/questionnaire/{questionnaireID}/results/export/{what}',
  summary: 'The results of a questionnaire or a vote as a file, for those who change it.',
  payload: z.object({ questionnaireID: managedID, what: z.enum(resultExports) }),
  answer: z.unknown(),
  access: courseStaff,
  binary: true,
  unseen: 'The browser downloads it, and says itself that it could not.',
})
