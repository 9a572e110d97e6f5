import type { CoursewareLearnerTable } from './tables.ts'

/** Share of a lecture that counts as all of it: closing credits can be skipped. */
const ENOUGH = 0.9
/** The highest playback speed that still counts as full study. */
const FASTEST = 2

/**
 * The studied share of a lecture, from 0 to 1: the minimum of the furthest recorded position and twice the recorded
 * time, so that neither seeking to the end nor an hour at the beginning completes it.
 */
export function shareOf(
  duration: number,
  { seconds, reached_seconds: reached }: Pick<CoursewareLearnerTable, 'seconds' | 'reached_seconds'>,
): number {
  if (duration <= 0) return seconds > 0 ? 1 : 0
  const least = Math.min(reached, seconds * FASTEST) / duration
  return least >= ENOUGH ? 1 : Math.floor(Math.min(least, 0.99) * 100) / 100
}
