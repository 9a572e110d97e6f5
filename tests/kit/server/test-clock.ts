import type { Clock } from '#server/clock.ts'

/** When every test begins: a working day. */
export const START = new Date('2026-03-02T08:00:00Z')

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE

/** A clock that moves only when it is told to. */
export interface TestClock extends Clock {
  /** Lets milliseconds pass. */
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
