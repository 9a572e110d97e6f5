import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

/** The IANA name of the time zone of this browser, such as Asia/Shanghai. */
export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What a time zone is called: its place, and the time there in the language's words. */
export function zoneName(timeZone: string, { intl }: Pick<Language, 'intl'>): string {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  // Intl falls back to English for unknown languages; the place alone is better then.
  if (Intl.DateTimeFormat.supportedLocalesOf(intl).length === 0) return place
  const parts = formatOf(Intl.DateTimeFormat, intl, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(
    new Date(0),
  )
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return name === undefined ? place : `${name} (${place})`
}
