import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

/** A name as plain text that keeps its own direction: where no element can stand, as in an option. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** A list of names in the language's format, each isolated in its own direction. */
export function namesText(names: readonly string[], { intl }: Pick<Language, 'intl'>): string {
  const each = names.map(isolated)
  // For an unknown language Intl would insert an English conjunction.
  const isKnown = Intl.ListFormat.supportedLocalesOf(intl).length > 0
  return isKnown ? formatOf(Intl.ListFormat, intl, { type: 'conjunction' }).format(each) : each.join(', ')
}
