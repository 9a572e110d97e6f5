/*
 * Neither engine's own booleans, dates and JSON mean the same in the other, so what is stored is whole numbers and
 * text alone, and passes through here both ways.
 */

/** Milliseconds since 1970 in UTC, as stored. */
export type Instant = number
/** A boolean as stored. */
export type Flag = 0 | 1

export const instantOf = (date: Date): Instant => date.getTime()
export const dateOf = (instant: Instant): Date => new Date(instant)
export const flagOf = (value: boolean): Flag => (value ? 1 : 0)
export const isSet = (flag: Flag): boolean => flag === 1

/** The moment as the calls send it, yyyy-MM-dd HH:mm:ss in UTC [HTTP-03]. */
export function timeText(instant: Instant): string {
  const text = new Date(instant).toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`
}
