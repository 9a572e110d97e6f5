import { defaultLanguage, languageOf, languages } from '#i18n/locales.ts'
import type { Language, LanguageCode } from '#i18n/locales.ts'

/**
 * The organisation's main language, as MAIN_LANGUAGE of the process says: visitors begin in it, and a reader without a
 * text in the own language gets it.
 */
export const mainLanguage = (): Language => languageOf(process.env.MAIN_LANGUAGE) ?? defaultLanguage

/** The fallback after the main language. */
export const SECOND_LANGUAGE: LanguageCode = 'en_US'

/**
 * All languages, in the order in which a text is looked for that is not there in the reader's: main, English, others.
 */
export function fallbackOrder(): readonly Language[] {
  const first: readonly LanguageCode[] = [mainLanguage().code, SECOND_LANGUAGE]
  const rank = ({ code }: Language): number => (first.includes(code) ? first.indexOf(code) : first.length)
  return languages.toSorted((one, other) => rank(one) - rank(other))
}
