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

/** 24-hour time in every language, 00:00 to 23:59. */
export const clockText = (date: Date): string => lightFormat(date, 'HH:mm')

/** The moment of the server's `yyyy-MM-dd HH:mm:ss`, in UTC. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)
