import { isAnswered } from '#machines/paper/paper-context.ts'
import { language } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'

import type { PaperSnapshot } from '#views/paper/paper-actor.ts'

/** How a question stands in the map. */
export type Standing = 'open' | 'answered' | 'unsaved' | 'left'

export function standingOf({ context }: PaperSnapshot, questionID: string): Standing {
  const { answers, waiting, left } = context
  if (waiting.some((one) => one.questionID === questionID)) return 'unsaved'
  if (left.includes(questionID)) return 'left'
  return isAnswered(answers[questionID]) ? 'answered' : 'open'
}

/** The number of a question as people read it, from 1. */
export const numberOf = (snapshot: PaperSnapshot, questionID: string): string =>
  numberText(
    (snapshot.context.paper?.questions ?? []).findIndex((one) => one.questionID === questionID) + 1,
    language(),
  )

/** The question so many places before or after the one that is shown; null: there is none. */
export function besideCurrent({ context }: PaperSnapshot, by: number): string | null {
  const questions = context.paper?.questions ?? []
  const at = questions.findIndex(({ questionID }) => questionID === context.current)
  return questions[at + by]?.questionID ?? null
}
