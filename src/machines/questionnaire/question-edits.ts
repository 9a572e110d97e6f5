import { hasOwnOptions } from '#api/question/question-rule.ts'

import { copyOf, optionsOf, type DraftFormQuestion } from './questionnaire-draft.ts'

type Questions = readonly DraftFormQuestion[]
type NewID = () => string
type Condition = DraftFormQuestion['condition']

/** How a question is answered, as one choice: a kind, or one of its styles. */
export const answerForms = ['single', 'scale', 'multiple', 'rank', 'trueFalse', 'short'] as const
export type AnswerForm = (typeof answerForms)[number]

/** The fewest options of a choice, and the fewest and the most points of a scale. */
export const OPTIONS_MIN = 2
export const POINTS_MAX = 11

const formParts: Readonly<Record<AnswerForm, Pick<DraftFormQuestion, 'kind' | 'style'>>> = {
  single: { kind: 'single', style: 'plain' },
  scale: { kind: 'single', style: 'scale' },
  multiple: { kind: 'multiple', style: 'plain' },
  rank: { kind: 'multiple', style: 'rank' },
  trueFalse: { kind: 'trueFalse', style: 'plain' },
  short: { kind: 'short', style: 'plain' },
}

/** The choice that a kind and a style are; a style that the kind does not have counts as plain. */
export const answerFormOf = ({ kind, style }: Pick<DraftFormQuestion, 'kind' | 'style'>): AnswerForm =>
  answerForms.find((form) => formParts[form].kind === kind && formParts[form].style === style) ?? kind

/** Answered in another way; a choice has two options at least. */
export function withForm(question: DraftFormQuestion, form: AnswerForm, newID: NewID): DraftFormQuestion {
  const changed = { ...question, ...formParts[form] }
  const missing = hasOwnOptions(changed.kind) ? Math.max(0, OPTIONS_MIN - changed.options.length) : 0
  return missing === 0 ? changed : { ...changed, options: [...changed.options, ...newIDs(missing, newID)] }
}

const newIDs = (count: number, newID: NewID): string[] => Array.from({ length: count }, newID)

/** With another option at the end. */
export const withOption = (question: DraftFormQuestion, newID: NewID): DraftFormQuestion => ({
  ...question,
  options: [...question.options, newID()],
})

/** Without an option; no more are asked for than are left. */
export function withoutOption(question: DraftFormQuestion, optionID: string): DraftFormQuestion {
  const options = question.options.filter((id) => id !== optionID)
  const left = Math.max(1, options.length)
  const within = (count: number | null) => (count === null ? null : Math.min(count, left))
  return { ...question, options, least: within(question.least), most: within(question.most) }
}

/** A scale of so many points; they come and go before the last, so that both ends keep their words. */
export function withPoints(question: DraftFormQuestion, count: number, newID: NewID): DraftFormQuestion {
  const { options } = question
  const before = options.slice(0, -1)
  const kept = before.slice(0, count - 1)
  const last = options.slice(-1)
  return { ...question, options: [...kept, ...newIDs(count - kept.length - last.length, newID), ...last] }
}

/** Without what no longer holds of a condition; null: nothing of it does. */
function heldBy(condition: NonNullable<Condition>, before: Questions): Condition {
  const earlier = before.find(({ questionID }) => questionID === condition.questionID)
  if (earlier === undefined) return null
  const options = optionsOf(earlier)
  const optionIDs = condition.optionIDs.filter((id) => options.includes(id))
  if (optionIDs.length === condition.optionIDs.length) return options.length === 0 ? null : condition
  return optionIDs.length === 0 ? null : { ...condition, optionIDs }
}

/**
 * The questions after a change: a condition that asks about a later question, one that is gone, or none of its options,
 * is dropped; one that has just been begun, without options, is kept. What does not change stays the same object.
 */
export const settled = (questions: Questions): Questions =>
  questions.map((question, at) => {
    const { condition } = question
    if (condition === null) return question
    const held = heldBy(condition, questions.slice(0, at))
    return held === condition ? question : { ...question, condition: held }
  })

/** With a copy of a question right after it. */
export const withCopy = (questions: Questions, questionID: string, newID: NewID): Questions =>
  questions.flatMap((one) => (one.questionID === questionID ? [one, copyOf(one, newID)] : [one]))

/** The same questions for another questionnaire: all ids are new, and conditions ask about the new ones. */
export function renewed(questions: Questions, newID: NewID): Questions {
  const copies = questions.map((question) => copyOf(question, newID))
  return copies.map((copy) => {
    const at = questions.findIndex(({ questionID }) => questionID === copy.condition?.questionID)
    const [before, after] = [questions[at], copies[at]]
    if (copy.condition === null || before === undefined || after === undefined) return { ...copy, condition: null }
    const optionIDs = copy.condition.optionIDs.map((id) => after.options[before.options.indexOf(id)] ?? id)
    return { ...copy, condition: { questionID: after.questionID, optionIDs } }
  })
}

/** The page on which each question is, from 1; the first always begins one. */
export function pagesOf(questions: readonly Pick<DraftFormQuestion, 'startsPage'>[]): readonly number[] {
  let page = 1
  return questions.map(({ startsPage }, at) => {
    if (startsPage && at > 0) page += 1
    return page
  })
}
