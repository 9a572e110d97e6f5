import { lightFormat } from 'date-fns/lightFormat'

import { formatOf } from './formats.ts'
import type { Language } from './locales.ts'

type Speaker = Pick<Language, 'intl'>

/** Intl writes English where it does not know a language (Khmer and Lao in some browsers); then figures are better. */
const isKnown = ({ intl }: Speaker): boolean => Intl.DateTimeFormat.supportedLocalesOf(intl).length > 0
const written = (date: Date, { intl }: Speaker, options: Intl.DateTimeFormatOptions, figures: string): string =>
  isKnown({ intl }) ? formatOf(Intl.DateTimeFormat, intl, options).format(date) : lightFormat(date, figures)

/** A date with its weekday, as the language writes it. */
export const fullDate = (date: Date, speaker: Speaker): string =>
  written(date, speaker, { dateStyle: 'full' }, 'yyyy-MM-dd')

/** A date of a list: day, month and year, short. */
export const dayText = (date: Date, speaker: Speaker): string =>
  written(date, speaker, { dateStyle: 'medium' }, 'yyyy-MM-dd')

/** Hours and minutes, from 00:00 to 23:59 in every language. */
export const clockText = (date: Date): string => lightFormat(date, 'HH:mm')

/** The moment that an answer of the server means by `yyyy-MM-dd HH:mm:ss`, which is UTC. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)
