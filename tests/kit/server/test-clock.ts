import type { Clock } from '#server/clock.ts'

/** The start of every test: a working day. */
export const START = new Date('2026-03-02T08:00:00Z')

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** A fake clock that moves only on request. */
export interface TestClock extends Clock {
  /** Advances the clock by milliseconds. */
  pass(milliseconds: number): void
}

export function testClock(): TestClock {
  let now = START.getTime()
  return {
    now: () => new Date(now),
    pass: (milliseconds) => {
      now += milliseconds
    },
  }
}
