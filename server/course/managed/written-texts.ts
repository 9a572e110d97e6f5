import { cleanLine } from '#api/kit/name-rule.ts'
import { languageOf, languages } from '#i18n/locales.ts'
import { malformed } from '#server/answer/refusal.ts'

interface InLanguage {
  readonly language: string
}

/**
 * Normalised texts: fields as one line except `paragraphs`, empty languages omitted. @throws Refusal 400 for an unknown
 * or duplicate language
 */
export function written<Text extends InLanguage>(
  texts: readonly Text[],
  paragraphs: readonly (keyof Text)[] = [],
): Text[] {
  const codes = texts.map(({ language }) => language)
  if (new Set(codes).size < codes.length || codes.some((code) => languageOf(code) === null)) throw malformed()
  const stored = texts.map((text) => {
    const entries = Object.entries(text as object as Record<string, string>)
    return Object.fromEntries(
      entries.map(([name, value]) => [
        name,
        paragraphs.includes(name as keyof Text) ? ownLines(value) : cleanLine(value),
      ]),
    ) as object as Text
  })
  return stored.filter(({ language, ...rest }) => language !== '' && Object.values(rest).some((value) => value !== ''))
}

/** Paragraphs as plain text, separated by one empty line. */
const ownLines = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => cleanLine(paragraph))
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')

/** Texts in the order of the languages. */
export const inOrder = <Text extends InLanguage>(texts: readonly Text[]): Text[] =>
  languages.flatMap(({ code }) => texts.filter((text) => text.language === code))
