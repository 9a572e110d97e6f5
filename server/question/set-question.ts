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
/** A question as it is stored: every option has an id, and the texts are marked up. */
export interface SetQuestion extends Pick<QuestionDocument, 'bankID' | 'topicID' | 'difficulty' | 'kind'> {
  readonly options: readonly { readonly optionID: string; readonly isRight: boolean }[]
  readonly texts: readonly SetText[]
  /** The files of its pictures. */
  readonly pictures: readonly string[]
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
 * A question that was sent, as it is stored. @throws Refusal question.formulaInvalid, question.tooManyFormulas,
 * question.pictureForeign
 */
export async function setQuestion(
  { kind, options, texts, ...place }: QuestionDocument,
  markUp: typeof parse = inThread,
): Promise<SetQuestion> {
  const written = cleaned(texts)
  const marked = await markUp(written.flatMap(({ stem, options: own, explanation }) => [stem, explanation, ...own]))
  let at = 0
  const set = written.map((text): SetText => {
    const [stem, explanation, ...own] = marked.slice(at, (at += 2 + text.options.length))
    const view = { stem: stem?.html ?? '', options: own.map(({ html }) => html), explanation: explanation?.html ?? '' }
    return { ...text, title: questionName(text.stem), view: isWhole(text) ? view : null }
  })
  return {
    ...place,
    kind,
    options: options.map(({ optionID, isRight }) => ({
      optionID: optionID ?? (hasOwnOptions(kind) ? randomUUID() : ''),
      isRight,
    })),
    texts: set,
    pictures: [...new Set(marked.flatMap(({ pictures }) => pictures))],
  }
}
