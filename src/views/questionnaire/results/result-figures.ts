import { TRUE_FALSE } from '#api/question/question.contract.ts'
import type { QuestionResult } from '#api/questionnaire/results.contract.ts'
import { isSameShown } from '#api/questionnaire/subject-rule.ts'
import { numberText, percentText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

export type OptionResult = QuestionResult['options'][number]

export const figure = (value: number): string => numberText(value, language())
interface About {
  /** The number of the first question, from 1. */
  readonly first: number
  readonly of: readonly QuestionResult[]
}
/** Questions that follow each other and are about the same. */
export function aboutSubjects(questions: readonly QuestionResult[]): readonly About[] {
  const parts: { readonly first: number; readonly of: QuestionResult[] }[] = []
  for (const [at, question] of questions.entries()) {
    const last = parts.at(-1)
    if (last !== undefined && isSameShown(last.of[0]?.subject ?? null, question.subject)) last.of.push(question)
    else parts.push({ first: at + 1, of: [question] })
  }
  return parts
}

/** With at most one decimal: an average. */
export const average = (value: number): string => figure(Math.round(value * 10) / 10)

/** How many of those who have answered chose an option, 0 to 100. */
export const shareOf = ({ chosen }: OptionResult, { answered }: QuestionResult): number =>
  answered === 0 ? 0 : Math.round((chosen / answered) * 100)
export const shareText = (share: number): string => percentText(share, language())

/** What the portal itself calls an option; null: it has the words of its author. */
export function ownName({ kind, style }: QuestionResult, { optionID }: OptionResult, at: number): string | null {
  const { questionnaireResults: LL } = texts()
  if (kind === 'trueFalse') return optionID === TRUE_FALSE[0] ? LL.true() : LL.false()
  return style === 'scale' ? LL.point({ number: figure(at + 1) }) : null
}

/** What an option is called where there is little room: by its number, or as true or false. */
export const shortName = (question: QuestionResult, option: OptionResult, at: number): string =>
  (question.kind === 'trueFalse' ? ownName(question, option, at) : null) ?? figure(at + 1)

/** The options of a ranking, the first place first; those that nobody has put in order last. */
export const inPlaces = ({ options }: QuestionResult): OptionResult[] =>
  options.toSorted((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity) || 0)
