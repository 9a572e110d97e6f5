import { lightFormat } from 'date-fns/lightFormat'

import type { Language } from './locales.ts'

/**
 * A date with its weekday, as the language writes it; yyyy-MM-dd where the browser's Intl does not know the language
 * (Khmer and Lao in some), since it would write English.
 */
export function fullDate(date: Date, { intl }: Pick<Language, 'intl'>): string {
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(intl).length > 0
  return isKnown ? new Intl.DateTimeFormat(intl, { dateStyle: 'full' }).format(date) : lightFormat(date, 'yyyy-MM-dd')
}
