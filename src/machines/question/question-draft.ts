import type {
  ManagedQuestion,
  previewQuestion,
  QuestionDocument,
  QuestionText,
} from '#api/question/managed-question.contract.ts'
import type { PayloadOf } from '#api/kit/call.ts'
import { TRUE_FALSE, type Difficulty, type QuestionKind } from '#api/question/question.contract.ts'
import { hasKey, hasOwnOptions, type QuestionForm } from '#api/question/question-rule.ts'
import { isInkless } from '#api/kit/written-text.ts'
import type { LanguageCode } from '#i18n/locales.ts'

import { publicationVerdict } from '#machines/course/publication-verdict.ts'
import type { DocumentRules } from '#machines/editor/document-rules.ts'
import {
  baseLanguage,
  completenessOf,
  inEvery,
  type Completeness,
  type InLanguages,
} from '#machines/kit/language-texts.ts'

export interface DraftOption {
  /** Its id, or a new key; it stays the same while the question is edited. */
  readonly key: string
  /** Null: not stored yet. */
  readonly optionID: string | null
  readonly isRight: boolean
}
/** The words of a question in one language. */
export interface QuestionWords {
  readonly stem: string
  readonly explanation: string
  /** By the keys of the options. */
  readonly options: Readonly<Record<string, string>>
}
/** A question as its author edits it. */
export interface QuestionDraft {
  /** Null: not chosen yet. */
  readonly bankID: string | null
  readonly topicID: string | null
  readonly kind: QuestionKind
  readonly difficulty: Difficulty
  /** Ordered; of choices alone, but kept while another kind is tried. */
  readonly options: readonly DraftOption[]
  /** Of what is true or false; null: not chosen yet. */
  readonly isTrue: boolean | null
  readonly texts: InLanguages<QuestionWords>
}

const newOption = (number: number): DraftOption => ({ key: `new:${number}`, optionID: null, isRight: false })
export const blankQuestion: QuestionDraft = {
  bankID: null,
  topicID: null,
  kind: 'single',
  difficulty: 'medium',
  options: [1, 2, 3, 4].map(newOption),
  isTrue: null,
  texts: inEvery(() => ({ stem: '', explanation: '', options: {} })),
}

/** With another option at the end. */
export function withOption(draft: QuestionDraft): QuestionDraft {
  const numbers = draft.options.map(({ key }) => Number(key.match(/^new:(\d+)$/)?.[1] ?? 0))
  return { ...draft, options: [...draft.options, newOption(Math.max(0, ...numbers) + 1)] }
}

/** With one option right; of a single choice, no other is. */
export const withRight = (draft: QuestionDraft, key: string, isRight: boolean): QuestionDraft => ({
  ...draft,
  options: draft.options.map((option) =>
    option.key === key
      ? { ...option, isRight }
      : { ...option, isRight: option.isRight && !(draft.kind === 'single' && isRight) },
  ),
})

/** The options that are sent: an author's own, or the two of what is true or false. */
function formOf({ kind, options, isTrue }: QuestionDraft): QuestionForm {
  if (hasOwnOptions(kind)) return { kind, options: options.map(({ optionID, isRight }) => ({ optionID, isRight })) }
  if (kind === 'short') return { kind, options: [] }
  return { kind, options: TRUE_FALSE.map((optionID) => ({ optionID, isRight: isTrue === (optionID === 'true') })) }
}

/** The texts of the options in one language, in their order; of other kinds than choices there are none. */
const optionTexts = ({ kind, options }: QuestionDraft, words: QuestionWords): string[] =>
  hasOwnOptions(kind) ? options.map(({ key }) => words.options[key] ?? '') : []

function textsOf(draft: QuestionDraft): QuestionText[] {
  const every = inEvery((language) => {
    const words = draft.texts[language]
    return { language, stem: words.stem, options: optionTexts(draft, words), explanation: words.explanation }
  })
  return Object.values(every).filter(({ stem, options, explanation }) =>
    [stem, explanation, ...options].some((text) => !isInkless(text)),
  )
}

/** The request body of a preview. */
export function questionBody(draft: QuestionDraft): PayloadOf<typeof previewQuestion> {
  const { kind, options } = formOf(draft)
  return { kind, options: [...options], texts: textsOf(draft) }
}
/** The request body. */
export const questionDocument = (draft: QuestionDraft): QuestionDocument => ({
  bankID: draft.bankID ?? '',
  topicID: draft.topicID,
  difficulty: draft.difficulty,
  ...questionBody(draft),
})

export function questionCompleteness(draft: QuestionDraft, code: LanguageCode): Completeness {
  const words = draft.texts[code]
  return completenessOf([words.stem, ...optionTexts(draft, words)], [words.explanation])
}

const baseWords = (draft: QuestionDraft) => draft.texts[baseLanguage((code) => questionCompleteness(draft, code))]

/** What prevents publication. */
export function questionLacks(draft: QuestionDraft) {
  const words = baseWords(draft)
  const options = optionTexts(draft, words)
  return {
    bank: draft.bankID === null,
    stem: isInkless(words.stem),
    options: hasOwnOptions(draft.kind) && (options.length < 2 || options.some((text) => isInkless(text))),
    key: !hasKey(formOf(draft)),
  }
}

function draftOf({ bankID, topicID, kind, difficulty, options, texts }: ManagedQuestion): QuestionDraft {
  const own = hasOwnOptions(kind)
    ? options.map(({ optionID, isRight }) => ({ key: optionID, optionID, isRight }))
    : blankQuestion.options
  const right = options.find(({ isRight }) => isRight)?.optionID
  return {
    bankID,
    topicID,
    kind,
    difficulty,
    options: own,
    isTrue: kind === 'trueFalse' && right !== undefined ? right === 'true' : null,
    texts: inEvery((code) => {
      const text = texts.find(({ language }) => language === code)
      return {
        stem: text?.stem ?? '',
        explanation: text?.explanation ?? '',
        options: Object.fromEntries(
          hasOwnOptions(kind) ? own.map(({ key }, place) => [key, text?.options[place] ?? '']) : [],
        ),
      }
    }),
  }
}

export const questionRules: DocumentRules<ManagedQuestion, QuestionDraft> = {
  hasLifecycle: true,
  idOf: ({ questionID }) => questionID,
  revisionOf: ({ revision }) => revision,
  stateOf: ({ state }) => state,
  draftOf,
  isSame: (one, other) => JSON.stringify(questionDocument(one)) === JSON.stringify(questionDocument(other)),
  // Stored in the order in which they were sent.
  adopted: (draft, sent, { kind, options }) => {
    if (!hasOwnOptions(kind)) return draft
    const ids = new Map(sent.options.map(({ key }, place) => [key, options[place]?.optionID ?? null]))
    return {
      ...draft,
      options: draft.options.map((option) => ({ ...option, optionID: option.optionID ?? ids.get(option.key) ?? null })),
    }
  },
  rebased: (draft) => draft,
  verdict: (command, item, draft) => {
    const { bank, stem, options, key } = questionLacks(draft)
    if (command === 'save' && bank) return { kind: 'refused', code: 'question.bankMissing' }
    const isBlank = hasOwnOptions(draft.kind) && optionTexts(draft, baseWords(draft)).some((text) => isInkless(text))
    const content = { hasTexts: !stem && !isBlank, knowsParts: true, hasContent: !key && !options }
    return publicationVerdict(command, item, content, null)
  },
}
