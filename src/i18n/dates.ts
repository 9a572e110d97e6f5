import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

export type Speaker = Pick<Language, 'intl'>

/** Intl falls back to English for unknown languages (Khmer and Lao in some browsers); digits are better then. */
export const isKnown = ({ intl }: Speaker): boolean => Intl.DateTimeFormat.supportedLocalesOf(intl).length > 0

/** As yyyy-MM-dd HH:mm, which is how Swedish writes it; a library would weigh more. */
const inFigures = (date: Date): string =>
  formatOf(Intl.DateTimeFormat, 'sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(date)
export const dayInFigures = (date: Date): string => inFigures(date).slice(0, 'yyyy-MM-dd'.length)

/** @param figures what of yyyy-MM-dd stands for it in other languages */
export const written = (
  date: Date,
  speaker: Speaker,
  options: Intl.DateTimeFormatOptions,
  figures = 'yyyy-MM-dd',
): string =>
  isKnown(speaker)
    ? formatOf(Intl.DateTimeFormat, speaker.intl, options).format(date)
    : inFigures(date).slice(0, figures.length)

/** A date with weekday, in the language's format. */
export const fullDate = (date: Date, speaker: Speaker): string => written(date, speaker, { dateStyle: 'full' })

/** A short date for lists: day, month and year. */
export const dayText = (date: Date, speaker: Speaker): string => written(date, speaker, { dateStyle: 'medium' })

/** 24-hour time in every language, 00:00 to 23:59. */
export const clockText = (date: Date): string => inFigures(date).slice('yyyy-MM-dd '.length)

/** The moment of the server's `yyyy-MM-dd HH:mm:ss`, in UTC. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)
