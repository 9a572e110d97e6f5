/* The engines differ in booleans, dates and JSON, so only integers and text are stored, converted here both ways. */

/** Milliseconds since 1970 in UTC, as stored. */
export type Instant = number
/** A boolean as stored. */
export type Flag = 0 | 1

export const instantOf = (date: Date): Instant => date.getTime()
export const dateOf = (instant: Instant): Date => new Date(instant)
export const flagOf = (value: boolean): Flag => (value ? 1 : 0)
export const isSet = (flag: Flag): boolean => flag === 1

const DAY = 86_400
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'))
let lastDay = { number: Number.NaN, text: '' }

/**
 * Formats a time as yyyy-MM-dd HH:mm:ss in UTC [HTTP-03]. The date part is cached, since neighbouring rows share it and
 * it takes most of the time.
 */
export function timeText(instant: Instant): string {
  const seconds = Math.floor(instant / 1000)
  const day = Math.floor(seconds / DAY)
  if (day !== lastDay.number) lastDay = { number: day, text: new Date(day * DAY * 1000).toISOString().slice(0, 10) }
  const time = seconds - day * DAY
  return `${lastDay.text} ${twoDigits[Math.floor(time / 3600)]}:${twoDigits[Math.floor(time / 60) % 60]}:${twoDigits[time % 60]}`
}
