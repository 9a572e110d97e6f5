import { isInkless } from '#api/kit/written-text.ts'
import { defaultLanguage, languages, type LanguageCode } from '#i18n/locales.ts'

import { eachOf } from './keys.ts'

/** A value for each language of the portal. */
export type InLanguages<Text> = Readonly<Record<LanguageCode, Text>>

/** Maps each language to `of(language)`. */
export const inEvery = <Text>(of: (code: LanguageCode) => Text): InLanguages<Text> =>
  eachOf(
    languages.map(({ code }) => code),
    of,
  )

/** The texts of a list by language; blank where missing. */
export function inEachOf<Text extends object>(
  texts: readonly (Text & { readonly language: string })[],
  blank: Text,
): InLanguages<Text> {
  return inEvery((code) => {
    const { language, ...text } = texts.find((one) => one.language === code) ?? { ...blank, language: '' }
    return language === '' ? blank : (text as object as Text)
  })
}

/** The request body: only languages with any text. */
export const writtenIn = <Text extends Readonly<Record<string, string>>>(
  texts: InLanguages<Text>,
): (Text & { language: LanguageCode })[] =>
  languages
    .map(({ code }) => ({ ...texts[code], language: code }))
    .filter(
      ({ language, ...text }) => language.length > 0 && Object.values<string>(text).some((part) => !isInkless(part)),
    )

/** The name in a language, else in the first other one that has it. */
export const nameIn = (names: InLanguages<string>, code: LanguageCode): string =>
  [names[code], ...Object.values(names)].find((name) => !isInkless(name)) ?? ''

/** A text in the first language that has it; empty: none has. */
export const firstWritten = <Words>(texts: InLanguages<Words>, of: (words: Words) => string): string =>
  Object.values<Words>(texts)
    .map(of)
    .find((text) => !isInkless(text)) ?? ''

export type Completeness = 'empty' | 'partial' | 'complete'

/** Completeness of one language: the required texts, and the optional ones. */
export function completenessOf(needed: readonly string[], more: readonly string[] = []): Completeness {
  const written = needed.map((text) => !isInkless(text))
  if (written.every(Boolean)) return 'complete'
  return written.some(Boolean) || more.some((text) => !isInkless(text)) ? 'partial' : 'empty'
}

/**
 * The language that readers of the others get, and by which a document is judged: the first in which all that it needs
 * is written, else the first with anything.
 */
export function baseLanguage(completenessIn: (code: LanguageCode) => Completeness): LanguageCode {
  const first = (wanted: Completeness) => languages.find(({ code }) => completenessIn(code) === wanted)?.code
  return first('complete') ?? first('partial') ?? defaultLanguage.code
}
