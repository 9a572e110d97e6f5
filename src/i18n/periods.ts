import { dayInFigures, isKnown, written, type Speaker } from './dates.ts'
import { formatOf } from './formats.ts'

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
  if (!isKnown(speaker)) return [end(dayInFigures(from)), { text: ' – ', isEnd: false }, end(dayInFigures(last))]
  const format = formatOf(Intl.DateTimeFormat, speaker.intl, { year: 'numeric', month: 'long', day: 'numeric' })
  const pieces: { text: string; isEnd: boolean; source: string }[] = []
  for (const { value, source } of format.formatRangeToParts(from, last)) {
    const before = pieces.at(-1)
    if (before?.source === source) before.text += value
    else pieces.push({ text: value, isEnd: source !== 'shared', source })
  }
  return pieces.map(({ text, isEnd }) => ({ text, isEnd }))
}
