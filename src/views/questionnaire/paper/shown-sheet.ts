import { useSelector } from '@xstate/react'

import { language } from '#i18n/texts.ts'
import { numberText } from '#i18n/numbers.ts'
import { askedOf, askedPages, lackingOf, pageAt, type Sheet, type SheetPage } from '#machines/paper/sheet.ts'

import type { PaperActor, PaperSnapshot } from '#views/paper/paper-actor.ts'

export const figure = (value: number): string => numberText(value, language())

/** The element of a question, and the one that says what it asks. */
export const questionId = (questionID: string): string => `asked-${questionID}`
export const stemId = (questionID: string): string => `asked-stem-${questionID}`
/** The heading of the page that is shown. */
export const PAGE_ID = 'asked-page'

interface Paged {
  readonly pages: readonly SheetPage[]
  /** The place of the page that is shown. */
  readonly at: number
}

/** The pages on which something is asked now, and the one that is shown. */
export function usePages(paper: PaperActor): Paged {
  const sheet = useSelector(paper, ({ context }) => context.paper)
  const answers = useSelector(paper, ({ context }) => context.answers)
  const current = useSelector(paper, ({ context }) => context.current)
  if (sheet === null) return { pages: [], at: 0 }
  const pages = askedPages(sheet, answers)
  return { pages, at: pageAt(sheet, pages, current) }
}

/** Whether it has been submitted just now, and not before. */
export const isJustSubmitted = (snapshot: PaperSnapshot): boolean =>
  snapshot.hasTag('handedIn') && snapshot.context.paper?.standing === 'open'

/** The number of a question among those that are asked, from 1. */
export const numberAmong = (sheet: Sheet, answers: PaperSnapshot['context']['answers'], questionID: string): number =>
  askedOf(sheet, answers).findIndex((one) => one.questionID === questionID) + 1

/** The questions that are marked because their answer is missing, once it was asked to submit. */
export const markedAsLacking = (snapshot: PaperSnapshot): readonly string[] => {
  const { paper, answers } = snapshot.context
  return paper !== null && snapshot.hasTag('lacking') ? lackingOf(paper, answers) : []
}
export const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, at) => id === other[at])
