import { isInkless, isLongerThan } from '#api/kit/written-text.ts'
import { ANSWER_MAX, type Answer, type QuestionKind } from './question.contract.ts'

/** What an answer is marked by. */
export interface KeyedQuestion {
  readonly kind: QuestionKind
  /** The ids of its options; empty for short answers. */
  readonly options: readonly string[]
  /** The ids of the right ones. */
  readonly key: readonly string[]
}

/** Nothing was answered, or the answer was taken back. */
export const isEmptyAnswer = ({ chosen, text }: Answer): boolean => chosen.length === 0 && isInkless(text)

/** [QUEST-02] Whether an answer fits the kind of its question; an empty one always does. */
export function isAnswerTo({ kind, options }: Omit<KeyedQuestion, 'key'>, { chosen, text }: Answer): boolean {
  if (kind === 'short') return chosen.length === 0 && !isLongerThan(text, ANSWER_MAX)
  if (text !== '' || new Set(chosen).size < chosen.length) return false
  return chosen.every((one) => options.includes(one)) && (kind === 'multiple' || chosen.length <= 1)
}

/** Marks in tenths; null: a person has to mark it. Of several right options all and no other have to be chosen. */
export function markAnswer({ kind, key }: KeyedQuestion, answer: Answer | null, full: number): number | null {
  if (answer === null || isEmptyAnswer(answer)) return 0
  if (kind === 'short') return null
  const right = answer.chosen.filter((one) => key.includes(one)).length
  const wrong = answer.chosen.length - right
  return right === key.length && wrong === 0 ? full : 0
}
