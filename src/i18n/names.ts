import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

/** Several names as the language lists them, each kept in its own direction. */
export function namesText(names: readonly string[], { intl }: Pick<Language, 'intl'>): string {
  const isolated = names.map((name) => `\u2068${name}\u2069`)
  // Where Intl does not know a language it would put an English word between the last two.
  const isKnown = Intl.ListFormat.supportedLocalesOf(intl).length > 0
  return isKnown ? formatOf(Intl.ListFormat, intl, { type: 'conjunction' }).format(isolated) : isolated.join(', ')
}
