import { localTime } from '#views/kit/time/time-text.tsx'

/** The last second before an exclusive end: a class that ends at midnight ends on the day before. */
export function lastMoment(endTime: string): string {
  const last = new Date(localTime(endTime).getTime() - 1000)
  return last.toISOString().slice(0, 19).replace('T', ' ')
}
