import type { FastifyRequest } from 'fastify'
import type { AreaTexts, BaseTexts, Texts } from '#i18n/dictionaries.ts'
import { languageOf, languages } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'
import { numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { spokenIn } from './dictionaries.ts'
import { mainLanguage } from '#server/main-language.ts'

type Reasons = BaseTexts['reason']
type BaseReason = { [Part in keyof Reasons]: `${Part}.${keyof Reasons[Part] & string}` }[keyof Reasons]
type AreaReason = {
  [Area in keyof AreaTexts]: AreaTexts[Area] extends { reason: infer Own } ? `${Area}.${keyof Own & string}` : never
}[keyof AreaTexts]
/**
 * What a refusal's text goes by, such as `signIn.locked`: the part below `reason`, or the area that has it, and its
 * key.
 */
export type Reason = BaseReason | AreaReason
export type TextParameters = Readonly<Record<string, string | number>>

/** The texts of a language; they are read at the first call. */
export const textsOf = (language: Language): Texts => spokenIn(language).texts

/** Fractions as the language writes them; whole numbers choose the plural. */
const written = (parameters: TextParameters, language: Language): TextParameters =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      typeof value === 'string' || Number.isInteger(value) ? value : numberText(value, language),
    ]),
  )

/** The text of a refusal in a language. */
export const refusalText = (language: Language, reason: Reason, parameters: TextParameters): string =>
  reasonText(textsOf(language), reason, written(parameters, language))

/**
 * The language of an answer: `lang` of the query or the body; an unknown one gives the default. Without `lang`, as for
 * a followed link, the best match of Accept-Language.
 */
export function languageOfRequest(request: Pick<FastifyRequest, 'query' | 'body' | 'headers'>): Language {
  const asked = given(request.query) ?? given(request.body)
  if (asked !== undefined) return languageOf(asked) ?? mainLanguage()
  return acceptedLanguage(request.headers['accept-language']) ?? mainLanguage()
}

function given(source: unknown): unknown {
  return typeof source === 'object' && source !== null && 'lang' in source ? source.lang : undefined
}

/** Browsers list their languages in order of preference, so weights are ignored. */
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
