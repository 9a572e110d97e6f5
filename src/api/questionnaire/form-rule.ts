import { fitsKind } from '#api/question/question-rule.ts'
import type { QuestionKind } from '#api/question/question.contract.ts'

/**
 * How a question is answered: as its kind says, on a scale (single choice), or by putting options in order (multiple).
 */
export const answerStyles = ['plain', 'scale', 'rank'] as const
export type AnswerStyle = (typeof answerStyles)[number]

/** The styles of a kind. */
export const stylesOf = (kind: QuestionKind): readonly AnswerStyle[] =>
  kind === 'single' ? ['plain', 'scale'] : kind === 'multiple' ? ['plain', 'rank'] : ['plain']

/** That a question is asked only of who has answered an earlier one so. */
export interface Condition {
  readonly questionID: string
  /** At least one of these was chosen. */
  readonly optionIDs: readonly string[]
}

/** What a question asks for, without its words. */
export interface FormQuestion {
  readonly questionID: string
  readonly kind: QuestionKind
  readonly style: AnswerStyle
  /** The ids of its options in order; of short answers none. */
  readonly options: readonly string[]
  readonly isRequired: boolean
  /** Of several choices; null: any number. */
  readonly least: number | null
  readonly most: number | null
  /** Null: everybody is asked. */
  readonly condition: Condition | null
  /** It is the first of a page. */
  readonly startsPage: boolean
}

/** Whether how many may be chosen is a matter of the author's: of several, unless all are put in order. */
export const hasBounds = ({ kind, style }: Pick<FormQuestion, 'kind' | 'style'>): boolean =>
  kind === 'multiple' && style === 'plain'

/** Whether the options and the bounds are of the form that its kind asks for; how many there are is asked later. */
export const fitsForm = ({ kind, style, options, least, most }: FormQuestion): boolean =>
  stylesOf(kind).includes(style) &&
  fitsKind({ kind, options: options.map((optionID) => ({ optionID, isRight: false })) }) &&
  (hasBounds({ kind, style }) || (least === null && most === null))

/**
 * Whether a question can be answered: there is something to choose, as many as are asked for, and what it depends on.
 */
export function isAnswerable(question: FormQuestion, before: readonly FormQuestion[]): boolean {
  const { kind, options, least, most, condition } = question
  if (kind !== 'short' && options.length < 2) return false
  if ((least ?? 0) > (most ?? options.length) || (most ?? 0) > options.length) return false
  return condition === null || dependsOn(condition, before)
}

/** The question that a condition asks about comes earlier, and has its options. */
function dependsOn({ questionID, optionIDs }: Condition, before: readonly FormQuestion[]): boolean {
  const earlier = before.find((one) => one.questionID === questionID)
  return (
    earlier !== undefined && optionIDs.length > 0 && optionIDs.every((optionID) => earlier.options.includes(optionID))
  )
}

/** Whether all questions can be answered, each after those before it. */
export const areAnswerable = (questions: readonly FormQuestion[]): boolean =>
  questions.every((question, at) => isAnswerable(question, questions.slice(0, at)))

/** A vote asks one question, whose answers can be counted. */
export const isVote = (questions: readonly Pick<FormQuestion, 'kind'>[]): boolean =>
  questions.length === 1 && questions[0]?.kind !== 'short'
