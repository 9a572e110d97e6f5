import { isInkless } from '#api/kit/written-text.ts'
import type { FormQuestion } from './form-rule.ts'
import type { QuestionnaireKind } from './kind-rule.ts'
import { subjectID, type Subject } from './subject-rule.ts'

interface Text {
  readonly language: string
  readonly stem: string
  readonly options: readonly string[]
}
interface Worded {
  readonly questionID: string
  readonly style: FormQuestion['style']
  readonly texts: readonly Text[]
}
interface Form {
  readonly kind: QuestionnaireKind
  readonly isAnonymous: boolean
  readonly mayChange: boolean
  readonly questions: readonly (FormQuestion & { readonly subject: Subject | null })[]
}

/** What is asked, and on which terms, without its words: once somebody has submitted, it stays. */
export const formText = ({ kind, isAnonymous, mayChange, questions }: Form): string =>
  JSON.stringify([
    kind,
    isAnonymous,
    mayChange,
    questions.map(
      ({ questionID, kind: of, style, options, isRequired, least, most, condition, startsPage, subject }) => [
        ...[questionID, of, style, options, isRequired, least, most],
        ...[condition?.questionID, condition?.optionIDs, startsPage, subject?.kind, subjectID(subject)],
      ],
    ),
  ])

/** The texts that readers of a question need: of a scale those at its ends, since the points between need no words. */
export const neededTexts = (style: FormQuestion['style'], { stem, options }: Omit<Text, 'language'>): string[] => [
  stem,
  ...(style === 'scale' ? options.filter((_, at) => at === 0 || at === options.length - 1) : options),
]

/** Whether a question is written in a language so that it is asked in it. */
export const isAskedIn = ({ style, texts }: Omit<Worded, 'questionID'>, code: string): boolean =>
  texts.some((text) => text.language === code && !neededTexts(style, text).some((one) => isInkless(one)))

/**
 * Whether the words in which questions were asked stay, in every language: once somebody has submitted, another word
 * would be another question. What was not asked in a language yet can be written in it.
 */
export const keepsWords = (stored: readonly Worded[], sent: readonly Worded[]): boolean =>
  stored.every((before) => {
    const after = sent.find(({ questionID }) => questionID === before.questionID)
    return before.texts
      .filter(({ language }) => isAskedIn(before, language))
      .every((text) =>
        (after?.texts ?? []).some(
          ({ language, stem, options }) =>
            language === text.language && JSON.stringify([stem, options]) === JSON.stringify([text.stem, text.options]),
        ),
      )
  })
