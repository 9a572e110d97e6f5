import { RESULTS_FROM, type QuestionResult } from './results.contract.ts'
import type { SubjectKind } from './subject-rule.ts'

export type ComparedKind = Exclude<SubjectKind, 'class'>
export const comparedKinds = ['course', 'teacher'] as const satisfies readonly ComparedKind[]

/** What was answered to the same question of the form about each course, or about each teacher, in their order. */
export type ComparedAbout = readonly QuestionResult[]

/** A form asks each subject the same: the copies differ in their ids alone. */
const wordsOf = ({ kind, style, language, stem, options }: QuestionResult): string =>
  JSON.stringify([kind, style, language, stem, options.map(({ text }) => text)])

/** [EVAL-01] The questions in whose figures courses, or teachers, can be compared: those that ask about two or more. */
export function comparedAbout(questions: readonly QuestionResult[], kind: ComparedKind): readonly ComparedAbout[] {
  const about = questions.filter(({ subject, options }) => subject?.kind === kind && options.length > 0)
  return [...Map.groupBy(about, wordsOf).values()].filter((same) => same.length > 1)
}

/** Whether anything can be compared. */
export const comparesSubjects = (questions: readonly QuestionResult[]): boolean =>
  comparedKinds.some((kind) => comparedAbout(questions, kind).length > 0)

/** Whether a subject has answers enough to be told beside others. */
export const isTold = ({ answered }: Pick<QuestionResult, 'answered'>): boolean => answered >= RESULTS_FROM
