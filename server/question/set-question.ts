import { randomUUID } from 'node:crypto'
import { withoutUnseen } from '#api/kit/name-rule.ts'
import type { QuestionDocument, QuestionText } from '#api/question/managed-question.contract.ts'
import type { QuestionView } from '#api/question/question.contract.ts'
import { hasOwnOptions, questionName } from '#api/question/question-rule.ts'
import { languageOf } from '#i18n/locales.ts'
import { malformed } from '#server/answer/refusal.ts'
import { inWorker } from '#server/parsing/in-worker.ts'
import type parse from './markup.ts'

/** A formula can be written so that it takes long; whoever is waiting for something else does not notice. */
const inThread = inWorker<typeof parse>(new URL('markup.ts', import.meta.url), 'question.tooManyFormulas')

/** A question in one language with what its readers get. */
export interface SetText extends QuestionText {
  readonly title: string
  /** Null: not all of it is written in this language. */
  readonly view: QuestionView | null
}
/** The texts of a question as they are stored, marked up. */
export interface SetTexts {
  readonly texts: readonly SetText[]
  /** The files of its pictures. */
  readonly pictures: readonly string[]
}
/** A question as it is stored: every option has an id. */
export interface SetQuestion extends Pick<QuestionDocument, 'bankID' | 'topicID' | 'difficulty' | 'kind'>, SetTexts {
  readonly options: readonly { readonly optionID: string; readonly isRight: boolean }[]
}

/** Lines stay, as Markdown and code need them. */
const cleanText = (typed: string): string =>
  withoutUnseen(typed.normalize('NFC').replaceAll(/\r\n?/g, '\n'))
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim()

/** The texts as they are stored; languages without any are left out. @throws Refusal 400 for a language twice */
function cleaned(texts: readonly QuestionText[]): QuestionText[] {
  const codes = texts.map(({ language }) => language)
  if (new Set(codes).size < codes.length || codes.some((code) => languageOf(code) === null)) throw malformed()
  return texts
    .map(({ language, stem, options, explanation }) => ({
      language,
      stem: cleanText(stem),
      options: options.map(cleanText),
      explanation: cleanText(explanation),
    }))
    .filter(({ stem, options, explanation }) => [stem, explanation, ...options].some((text) => text !== ''))
}

/** Whether a reader of this language can answer it. */
const isWhole = ({ stem, options }: QuestionText): boolean => [stem, ...options].every((text) => text !== '')

/**
 * The texts of questions as they are stored, marked up in one go. @param isWholeIn whether a reader of a text can
 * answer the question at a place. @throws Refusal question.formulaInvalid, question.tooManyFormulas,
 * question.pictureForeign
 */
export async function setTexts(
  questions: readonly (readonly QuestionText[])[],
  isWholeIn: (text: QuestionText, at: number) => boolean = isWhole,
  markUp: typeof parse = inThread,
): Promise<SetTexts[]> {
  const written = questions.map(cleaned)
  const all = written.flat().flatMap(({ stem, options, explanation }) => [stem, explanation, ...options])
  const marked = all.length === 0 ? [] : await markUp(all)
  let from = 0
  return written.map((texts, at) => {
    const start = from
    const set = texts.map((text): SetText => {
      const [stem, explanation, ...own] = marked.slice(from, (from += 2 + text.options.length))
      const view = {
        stem: stem?.html ?? '',
        options: own.map(({ html }) => html),
        explanation: explanation?.html ?? '',
      }
      return { ...text, title: questionName(text.stem), view: isWholeIn(text, at) ? view : null }
    })
    return { texts: set, pictures: [...new Set(marked.slice(start, from).flatMap(({ pictures }) => pictures))] }
  })
}

/**
 * A question that was sent, as it is stored. @throws Refusal question.formulaInvalid, question.tooManyFormulas,
 * question.pictureForeign
 */
export async function setQuestion(
  { kind, options, texts, ...place }: QuestionDocument,
  markUp: typeof parse = inThread,
): Promise<SetQuestion> {
  const [set = { texts: [], pictures: [] }] = await setTexts([texts], isWhole, markUp)
  return {
    ...place,
    kind,
    options: options.map(({ optionID, isRight }) => ({
      optionID: optionID ?? (hasOwnOptions(kind) ? randomUUID() : ''),
      isRight,
    })),
    ...set,
  }
}
