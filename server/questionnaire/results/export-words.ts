import type { Answer } from '#api/question/question.contract.ts'
import { TRUE_FALSE } from '#api/question/question.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Asking } from '#server/commands/each.ts'
import type { Database } from '#server/database/open.ts'
import type { SetQuestion, SetQuestionnaire } from '../set-questionnaire.ts'
import type { Counted } from './tallied.ts'
import { shownText } from '#server/http/in-language.ts'

/** What an export is made of. */
export interface Exporting {
  readonly db: Database
  readonly id: string
  readonly stored: SetQuestionnaire
  readonly counted: Counted
  readonly asking: Asking
  /** What a question is about, in words; empty: nothing in particular. */
  readonly subjectOf: (subject: SetQuestion['subject']) => string
}

/** Rows of a piece. */
export const PIECE = 500

/** A question as its author wrote it, in the reader's language, or in the base one. */
interface Worded {
  readonly questionID: string
  readonly stem: string
  /** What the option at a place is called. */
  readonly option: (at: number) => string
  readonly answer: (given: Answer | undefined) => string
}

/** A question in words; undefined where it is not written in a language to be read. */
export function wordedIn(question: SetQuestion, language: Language): Worded | undefined {
  const { questionID, kind, style, options, texts } = question
  const written = shownText(texts, language, ({ view }) => view !== null)
  if (written === undefined) return undefined
  const { questionnaireResults: LL } = textsOf(language)
  const own = (at: number): string => (written.options[at] ?? '').trim()
  const option = (at: number): string => {
    if (kind === 'trueFalse') return options[at] === TRUE_FALSE[0] ? LL.true() : LL.false()
    if (style !== 'scale') return own(at)
    return [LL.point({ number: numberText(at + 1, language) }), own(at)].filter((text) => text !== '').join(': ')
  }
  return {
    questionID,
    stem: written.stem.trim(),
    option,
    answer: (given) => {
      if (given === undefined) return ''
      const names = given.chosen.map((optionID) => option(options.indexOf(optionID)))
      const inOrder = style === 'rank' ? names.map((name, at) => `${numberText(at + 1, language)}. ${name}`) : names
      return given.text === '' ? inOrder.join('; ') : given.text
    },
  }
}

/** The questions of an export in words, with their numbers. */
export const wordedOf = ({ stored, subjectOf, asking: { language } }: Exporting) =>
  stored.questions.flatMap((question) => {
    const worded = wordedIn(question, language)
    if (worded === undefined) return []
    const stem = [subjectOf(question.subject), worded.stem].filter((text) => text !== '').join(' · ')
    return [{ ...question, ...worded, stem }]
  })

export const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits
