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

/** Required texts: readers without a text in their own language see these. */
export const inDefault = <Text>(texts: InLanguages<Text>): Text => texts[defaultLanguage.code]

/** The name in a language, with the default language and then any other as fallbacks. */
export const nameIn = (names: InLanguages<string>, code: LanguageCode): string =>
  [names[code], inDefault(names), ...Object.values(names)].find((name) => !isInkless(name)) ?? ''

export type Completeness = 'empty' | 'partial' | 'complete'

/** Completeness of one language: the required texts, and the optional ones. */
export function completenessOf(needed: readonly string[], more: readonly string[] = []): Completeness {
  const written = needed.map((text) => !isInkless(text))
  if (written.every(Boolean)) return 'complete'
  return written.some(Boolean) || more.some((text) => !isInkless(text)) ? 'partial' : 'empty'
}
