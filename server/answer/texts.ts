import type { FastifyRequest } from 'fastify'
import { loadAllLocales } from '#i18n/i18n-util.sync.ts'
import type { Namespaces, TranslationFunctions, Translations } from '#i18n/i18n-types.ts'
import { baseLocale, i18nObject, isLocale } from '#i18n/i18n-util.ts'
import { defaultLanguage, languageOf, languages } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { reasonText } from '#i18n/reason.ts'

type Reasons = Translations['reason']
type BaseReason = { [Part in keyof Reasons]: `${Part & string}.${keyof Reasons[Part] & string}` }[keyof Reasons]
type AreaReason = {
  [Part in Namespaces]: Translations[Part] extends { reason: infer Own } ? `${Part}.${keyof Own & string}` : never
}[Namespaces]
/** What a refusal's text goes by, such as `signIn.locked`: the part below `reason`, or the area that has it, and its key. */
export type Reason = BaseReason | AreaReason
export type TextParameters = Readonly<Record<string, string | number>>

const dictionaries = new Map<Language, TranslationFunctions>()

/** The texts of a language; all of them are loaded at the first call. */
export function textsOf(language: Language): TranslationFunctions {
  const known = dictionaries.get(language)
  if (known !== undefined) return known
  if (dictionaries.size === 0) loadAllLocales()
  const texts = i18nObject(isLocale(language.tag) ? language.tag : baseLocale)
  dictionaries.set(language, texts)
  return texts
}

/** The text of a refusal in a language. */
export const refusalText = (language: Language, reason: Reason, parameters: TextParameters): string =>
  reasonText(textsOf(language), reason, parameters)

/**
 * The language of an answer: `lang` of the query or the body; an unknown one gives the default. Who sends none, as a
 * browser that follows a link, gets the best match of Accept-Language.
 */
export function languageOfRequest(request: Pick<FastifyRequest, 'query' | 'body' | 'headers'>): Language {
  const asked = given(request.query) ?? given(request.body)
  if (asked !== undefined) return languageOf(asked) ?? defaultLanguage
  return acceptedLanguage(request.headers['accept-language']) ?? defaultLanguage
}

function given(source: unknown): unknown {
  return typeof source === 'object' && source !== null && 'lang' in source ? source.lang : undefined
}

/** Browsers list their languages in the order of preference, so weights need not be read. */
function acceptedLanguage(header: string | undefined): Language | null {
  if (header === undefined) return null
  const tags = header.split(',', 20).map((part) => part.split(';')[0]?.trim().toLowerCase().split('-')[0] ?? '')
  const primary = (language: Language) => language.tag.split('-')[0]
  for (const tag of tags) {
    const match = languages.find((language) => primary(language) === tag)
    if (match !== undefined) return match
  }
  return null
}
