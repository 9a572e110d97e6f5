/** Times of forms: fields have `yyyy-MM-ddTHH:mm` in local time, the server `yyyy-MM-dd HH:mm:ss` in UTC. */

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

/** A field's time as the server takes it; empty: none was chosen. */
export const sentTime = (chosen: string): string => {
  const at = new Date(chosen)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 19).replace('T', ' ')
}

/** The moment of a time of the server. */
export const momentOf = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`)

/** A time of the server as a field has it. */
export const localTime = (text: string): string => fieldTime(momentOf(text))
