import { Temporal } from 'temporal-polyfill'
import type { Instant } from '#server/database/codec.ts'

/** The IANA name of the organisation's time zone, such as Europe/Paris: that of the process, which TIME_ZONE sets. */
export const organisationZone = (): string => Temporal.Now.timeZoneId()

const inZone = (at: Instant, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)

/** The year that clocks of a time zone show. */
export const yearIn = (timeZone: string, at: Instant): number => inZone(at, timeZone).year

/** The day that clocks of a time zone show, as yyyymmdd. */
export function dayNumberIn(timeZone: string, at: Instant): number {
  const { year, month, day } = inZone(at, timeZone)
  return year * 10_000 + month * 100 + day
}

/** The day that clocks of a time zone show: its first moment, and that of the next one. */
export function dayIn(timeZone: string, at: Instant): { readonly startsAt: Instant; readonly endsAt: Instant } {
  const day = inZone(at, timeZone).startOfDay()
  return { startsAt: day.epochMilliseconds, endsAt: day.add({ days: 1 }).startOfDay().epochMilliseconds }
}

/** The time that clocks of a time zone show, as yyyy-MM-dd HH:mm:ss. */
export const localText = (timeZone: string, at: Instant): string =>
  inZone(at, timeZone).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ')

/** The same time of day some weeks later, whatever clocks do in between; a time that is left out comes later. */
export const weeksAfter = (timeZone: string, at: Instant, weeks: number): Instant =>
  inZone(at, timeZone).add({ weeks }).epochMilliseconds
