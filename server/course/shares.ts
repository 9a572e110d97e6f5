import type { CoursewareLearnerTable } from './tables.ts'

/** So much of a lecture is as good as all of it: credits at the end need not be watched. */
const ENOUGH = 0.9
/** The highest speed at which a lecture counts as studied in full. */
const FASTEST = 2

/**
 * How much of a lecture has been studied, from 0 to 1: both how far recorded study has reached into it and how long
 * that took count, so that neither a jump to its end nor an hour at its beginning makes it studied.
 */
export function shareOf(
  duration: number,
  { seconds, reached_seconds: reached }: Pick<CoursewareLearnerTable, 'seconds' | 'reached_seconds'>,
): number {
  if (duration <= 0) return seconds > 0 ? 1 : 0
  const least = Math.min(reached, seconds * FASTEST) / duration
  return least >= ENOUGH ? 1 : Math.floor(Math.min(least, 0.99) * 100) / 100
}
