/**
 * Times of forms: fields have `yyyy-MM-ddTHH:mm` in local time, the server `yyyy-MM-dd HH:mm:ss` in UTC. A draft keeps
 * what is stored as it is until somebody chooses another time: a field has no seconds, and the same name for both hours
 * that the end of summer time has.
 */
const STORED = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

const two = (number: number): string => String(number).padStart(2, '0')

/** A moment as a field for date and time has it. */
export const fieldTime = (at: Date): string =>
  `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`

/** Nine o'clock some days after a moment, as a field has it; clocks may change in between. */
export function morningAfter(now: Date, days: number): string {
  const at = new Date(now)
  at.setDate(at.getDate() + days)
  at.setHours(9, 0, 0, 0)
  return fieldTime(at)
}

/** When something new opens and closes: a week from tomorrow, as fields have it. */
export const usualWindow = (now: Date) => ({ opensAt: morningAfter(now, 1), closesAt: morningAfter(now, 8) })

/** A draft's time in milliseconds since 1970; NaN: none was chosen. */
export const draftMoment = (time: string): number => (STORED.test(time) ? momentOf(time).getTime() : Date.parse(time))

/** A draft's time as the server takes it; empty: none was chosen. */
export const sentTime = (time: string): string => {
  const at = new Date(draftMoment(time))
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 19).replace('T', ' ')
}

/** The moment of a time of the server. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)

/** A draft's time as a field has it. */
export const shownTime = (time: string): string => (STORED.test(time) ? fieldTime(momentOf(time)) : time)
