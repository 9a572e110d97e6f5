import { lightFormat } from 'date-fns/lightFormat'

import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

type Speaker = Pick<Language, 'intl'>

/** Intl falls back to English for unknown languages (Khmer and Lao in some browsers); digits are better then. */
const isKnown = ({ intl }: Speaker): boolean => Intl.DateTimeFormat.supportedLocalesOf(intl).length > 0
const written = (date: Date, { intl }: Speaker, options: Intl.DateTimeFormatOptions, figures: string): string =>
  isKnown({ intl }) ? formatOf(Intl.DateTimeFormat, intl, options).format(date) : lightFormat(date, figures)

/** A date with weekday, in the language's format. */
export const fullDate = (date: Date, speaker: Speaker): string =>
  written(date, speaker, { dateStyle: 'full' }, 'yyyy-MM-dd')

/** A short date for lists: day, month and year. */
export const dayText = (date: Date, speaker: Speaker): string =>
  written(date, speaker, { dateStyle: 'medium' }, 'yyyy-MM-dd')

/** A month with its year, in words. */
export const monthText = (date: Date, speaker: Speaker): string =>
  written(date, speaker, { year: 'numeric', month: 'long' }, 'yyyy-MM')

export const yearText = (date: Date, speaker: Speaker): string => written(date, speaker, { year: 'numeric' }, 'yyyy')

/** A piece of a range of days. */
export interface RangePiece {
  readonly text: string
  /** It belongs to one of both ends, and keeps its own direction; else it stands between them or is of both. */
  readonly isEnd: boolean
}

/** A range of days, with the names of months where a language writes them: digits turn round from right to left. */
export function daysRange(from: Date, last: Date, speaker: Speaker): RangePiece[] {
  const end = (text: string) => ({ text, isEnd: true })
  if (!isKnown(speaker))
    return [end(lightFormat(from, 'yyyy-MM-dd')), { text: ' – ', isEnd: false }, end(lightFormat(last, 'yyyy-MM-dd'))]
  const format = formatOf(Intl.DateTimeFormat, speaker.intl, { year: 'numeric', month: 'long', day: 'numeric' })
  const pieces: { text: string; isEnd: boolean; source: string }[] = []
  for (const { value, source } of format.formatRangeToParts(from, last)) {
    const before = pieces.at(-1)
    if (before?.source === source) before.text += value
    else pieces.push({ text: value, isEnd: source !== 'shared', source })
  }
  return pieces.map(({ text, isEnd }) => ({ text, isEnd }))
}

/** 24-hour time in every language, 00:00 to 23:59. */
export const clockText = (date: Date): string => lightFormat(date, 'HH:mm')

/** The moment of the server's `yyyy-MM-dd HH:mm:ss`, in UTC. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)
