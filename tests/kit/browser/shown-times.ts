import { BROWSER_ZONE, timeIn } from '../zones.ts'

const timeZone = BROWSER_ZONE
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone })

/** A day as a browser of the tests shows it in English. */
export const shownDay = (at: number): string => day.format(at)

/** [CONST-10] A time as it is shown in English; within one day the date is written once. */
export function shownRange(from: number, to: number): string {
  const end = shownDay(from) === shownDay(to) ? clock.format(to) : `${shownDay(to)} ${clock.format(to)}`
  return `${shownDay(from)} ${clock.format(from)} ~ ${end}`
}

/** A moment as a field for date and time takes it. */
export const fieldTime = (at: number): string => timeIn(timeZone, at).slice(0, 16).replace(' ', 'T')
