import { randomInt } from 'node:crypto'
import * as z from 'zod/mini'
import type { Answers } from '#api/questionnaire/answering-rule.ts'

const questionTally = z.object({
  answered: z.int(),
  /** By option: how many have chosen it, and the sum of its places in the answers that put options in order. */
  options: z.record(z.string(), z.object({ chosen: z.int(), places: z.int() })),
  texts: z.array(z.string()),
})
export type QuestionTally = z.infer<typeof questionTally>
export const tallySchema = z.record(z.string(), questionTally)
/** What was answered, by question. */
export type Tally = z.infer<typeof tallySchema>

const figuresOf = (tally: Tally, questionID: string): QuestionTally =>
  (tally[questionID] ??= { answered: 0, options: {}, texts: [] })

/** Counts one submission. */
export function countIn(tally: Tally, answers: Answers, keepsTexts = true): void {
  for (const [questionID, { chosen, text }] of Object.entries(answers)) {
    if (chosen.length === 0 && text === '') continue
    const of = figuresOf(tally, questionID)
    of.answered += 1
    for (const [at, optionID] of chosen.entries()) {
      const option = (of.options[optionID] ??= { chosen: 0, places: 0 })
      option.chosen += 1
      option.places += at + 1
    }
    if (text !== '' && keepsTexts) of.texts.push(text)
  }
}

/** What both count together, without texts. */
export function added(one: Tally, other: Tally): Tally {
  const sum: Tally = {}
  for (const tally of [one, other])
    for (const [questionID, { answered, options }] of Object.entries(tally)) {
      const of = figuresOf(sum, questionID)
      of.answered += answered
      for (const [optionID, { chosen, places }] of Object.entries(options)) {
        const option = (of.options[optionID] ??= { chosen: 0, places: 0 })
        option.chosen += chosen
        option.places += places
      }
    }
  return sum
}

/** Texts in no order, each question by itself: the same place in two of them is not the same person. */
export function shuffleTexts(tally: Tally): void {
  for (const { texts } of Object.values(tally))
    for (let at = texts.length - 1; at > 0; at -= 1) {
      const other = randomInt(at + 1)
      ;[texts[at], texts[other]] = [texts[other] ?? '', texts[at] ?? '']
    }
}

/** Only what is counted: who is asked reads no texts, and what is told to them is kept without any. */
export const withoutTexts = (tally: Tally): Tally =>
  Object.fromEntries(Object.entries(tally).map(([id, figures]) => [id, { ...figures, texts: [] }]))
