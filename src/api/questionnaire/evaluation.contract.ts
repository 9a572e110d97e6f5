import * as z from 'zod/mini'

import { courseStaff, managedID, publicationState } from '#api/course/managed-publication.contract.ts'
import { call } from '#api/kit/call.ts'
import { questionnaire } from './answering.contract.ts'
import { questionnairePhases } from './managed-questionnaire.contract.ts'

/** [EVAL-02] How a learner stands with an evaluation, as its chart says. */
export const evaluationStandings = ['notStarted', 'inProgress', 'ended', 'evaluated'] as const
export type EvaluationStanding = (typeof evaluationStandings)[number]

/** [EVAL-02] What the chart says it by; the numbers are milliseconds since 1970. */
export interface EvaluationFacts {
  readonly now: number
  readonly opensAt: number
  readonly closesAt: number
}

/** An evaluation as its class sees it. */
export const evaluation = z.extend(questionnaire, { standing: z.enum(evaluationStandings) })
export type Evaluation = z.infer<typeof evaluation>

/** [EVAL-01] Those that ask the caller, or that the caller has answered; those that can be answered first. */
export const listEvaluationsOfClass = call({
  method: 'GET',
  path: 'api-questionnaire/portal/evaluations-of-class/{classID}',
  summary: 'The evaluations of a class, and how the caller stands with them.',
  payload: z.object({ classID: managedID }),
  answer: z.array(evaluation),
  preventMessage: true,
})

const staff = { access: courseStaff, preventMessage: true } as const

const managedEvaluation = z.object({
  questionnaireID: z.string(),
  state: publicationState,
  /** In the caller's language. */
  name: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  phase: z.enum(questionnairePhases),
  /**
   * How many have submitted, whether or not they are in the class now: while it can be answered in steps of five, so
   * that nobody can look up whether somebody has. Null: fewer than five.
   */
  submitted: z.nullable(z.int()),
  /** The caller changes it, and sees its results. */
  isEditor: z.boolean(),
})
export type ManagedEvaluation = z.infer<typeof managedEvaluation>

/** For those who run the class; drafts only where they are the caller's own. Otherwise `request.notFound`. */
export const listManagedEvaluations = call({
  method: 'GET',
  path: 'api-questionnaire/manage/evaluations-of-class/{classID}',
  summary: 'The evaluations of a class, and how many have submitted.',
  payload: z.object({ classID: managedID }),
  answer: z.object({
    /** How many are in the class now. */
    members: z.int(),
    list: z.array(managedEvaluation),
  }),
  ...staff,
})

const classSubjects = z.object({
  classID: z.string(),
  /** In the caller's language, as all names here. */
  name: z.string(),
  /** Those that are published, in the order of the class. */
  courses: z.array(z.object({ courseID: z.string(), name: z.string() })),
  /** Those who run the class, then those who give its lessons. */
  teachers: z.array(z.object({ userID: z.string(), name: z.string() })),
})
export type ClassSubjects = z.infer<typeof classSubjects>

/** For those who run the class, or change an evaluation of it. Otherwise `request.notFound`. */
export const getClassSubjects = call({
  method: 'GET',
  path: 'api-questionnaire/manage/subjects-of-class/{classID}',
  summary: 'What an evaluation of a class can ask about: its courses and its teachers.',
  payload: z.object({ classID: managedID }),
  answer: classSubjects,
  ...staff,
})
