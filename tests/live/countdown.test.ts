import { describe, expect, it } from 'vitest'

import { timeLeft } from '#views/live/countdown.tsx'

const HOUR = 3_600_000

describe('the time left until a broadcast', () => {
  it.each([
    [0, 0, '00:00:00'],
    [-5, 0, '00:00:00'],
    [1, 0, '00:00:01'],
    [59_001, 0, '00:01:00'],
    [HOUR - 1000, 0, '00:59:59'],
    [23 * HOUR + 61_000, 0, '23:01:01'],
    [24 * HOUR, 1, '00:00:00'],
    [50.5 * HOUR, 2, '02:30:00'],
  ])('of %d ms is %d days and %s', (milliseconds, days, clock) => {
    expect(timeLeft(milliseconds)).toEqual({ days, clock })
  })
})
