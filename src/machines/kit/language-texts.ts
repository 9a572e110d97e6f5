import { defaultLanguage, languages, type LanguageCode } from '#i18n/locales.ts'

import { eachOf } from './keys.ts'

/** Something in each language of the portal. */
export type InLanguages<Text> = Readonly<Record<LanguageCode, Text>>

/** In every language what `of` gives for it. */
export const inEvery = <Text>(of: (code: LanguageCode) => Text): InLanguages<Text> =>
  eachOf(
    languages.map(({ code }) => code),
    of,
  )

/** In every language the text that a list has in it, else a blank one. */
export function inEachOf<Text extends object>(
  texts: readonly (Text & { readonly language: string })[],
  blank: Text,
): InLanguages<Text> {
  return inEvery((code) => {
    const { language, ...text } = texts.find((one) => one.language === code) ?? { ...blank, language: '' }
    return language === '' ? blank : (text as object as Text)
  })
}

/** What is sent: the languages in which anything stands. */
export const writtenIn = <Text extends Readonly<Record<string, string>>>(
  texts: InLanguages<Text>,
): (Text & { language: LanguageCode })[] =>
  languages
    .map(({ code }) => ({ ...texts[code], language: code }))
    .filter(
      ({ language, ...text }) => language.length > 0 && Object.values<string>(text).some((part) => part.trim() !== ''),
    )

/** The texts without which nobody reads anything: who finds nothing in their own language reads these. */
export const inDefault = <Text>(texts: InLanguages<Text>): Text => texts[defaultLanguage.code]

/** What it is called in a language, or else in the default one, or else in any. */
export const nameIn = (names: InLanguages<string>, code: LanguageCode): string =>
  [names[code], inDefault(names), ...Object.values(names)].find((name) => name.trim() !== '') ?? ''

export type Completeness = 'empty' | 'partial' | 'complete'

/** How far one language has come: all that has to be written in it, and all that may be. */
export function completenessOf(needed: readonly string[], more: readonly string[] = []): Completeness {
  const written = needed.map((text) => text.trim() !== '')
  if (written.every(Boolean)) return 'complete'
  return written.some(Boolean) || more.some((text) => text.trim() !== '') ? 'partial' : 'empty'
}
