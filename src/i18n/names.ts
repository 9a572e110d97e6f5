import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

/** A list of names in the language's format, each isolated in its own direction. */
export function namesText(names: readonly string[], { intl }: Pick<Language, 'intl'>): string {
  const isolated = names.map((name) => `\u2068${name}\u2069`)
  // For an unknown language Intl would insert an English conjunction.
  const isKnown = Intl.ListFormat.supportedLocalesOf(intl).length > 0
  return isKnown ? formatOf(Intl.ListFormat, intl, { type: 'conjunction' }).format(isolated) : isolated.join(', ')
}
