import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import { PAYLOAD_MAX, PAYLOAD_MIN } from '#api/speed/speed.contract.ts'
import { languages } from '#i18n/locales.ts'
import { millisecondsText, speedParts, speedText } from '#i18n/numbers.ts'
import {
  adviceFor,
  BYTE_BUDGET,
  bytesOf,
  HD_LATENCY,
  HD_SPEED,
  jitterOf,
  median,
  nextSize,
  PINGS,
  SD_SPEED,
  speedOf,
  TIME_BUDGET,
  timeOf,
  type Download,
} from '#machines/speed/speed-measures.ts'
import { measuredIn, speedTestFlow } from '#machines/speed/speed-test.flow.ts'

describe('the advice', () => {
  it.each([
    [4, 299, 'hd'],
    [3.99, 20, 'sd'],
    [100, 300, 'sd'],
    [1, 20, 'sd'],
    [1, 2000, 'sd'],
    [0.99, 20, 'audio'],
    [0, 0, 'audio'],
  ])('for %d Mbit/s at %d ms is %s', (megabits, latency, advice) => {
    expect(adviceFor(megabits, latency)).toBe(advice)
  })

  it('has its thresholds at 4 and 1 Mbit/s and 300 ms', () => {
    expect([HD_SPEED, SD_SPEED, HD_LATENCY]).toEqual([4, 1, 300])
  })
})

describe('the measurement', () => {
  it('the latency is the median, robust against single slow answers', () => {
    expect([median([]), median([7]), median([9, 1, 5]), median([1, 9, 3, 5])]).toEqual([0, 7, 5, 4])
    expect(median([20, 22, 5000, 21, 19])).toBe(21)
  })

  it('the jitter is the mean difference of consecutive answers', () => {
    expect([jitterOf([]), jitterOf([5]), jitterOf([10, 20, 10])]).toEqual([0, 0, 10])
  })

  it('the speed is that of all downloads but the first, in 10^6 bits per second', () => {
    const warmUp = { bytes: 65_536, milliseconds: 4000 }
    expect(speedOf([])).toBe(0)
    expect(speedOf([{ bytes: 1_000_000, milliseconds: 1000 }])).toBe(8)
    expect(speedOf([warmUp, { bytes: 1_000_000, milliseconds: 1000 }, { bytes: 500_000, milliseconds: 500 }])).toBe(8)
  })

  it('downloads grow within their bounds and the time budget, on any line', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 10_000, noNaN: true }), (megabits) => {
        const rounds: Download[] = []
        for (let size = nextSize(rounds); size !== null; size = nextSize(rounds)) {
          expect(Number.isInteger(size) && size >= PAYLOAD_MIN && size <= PAYLOAD_MAX).toBe(true)
          const left = TIME_BUDGET - timeOf(rounds)
          // Like the browser, it aborts a download at the end of the budget.
          const milliseconds = Math.min((size * 8) / (megabits * 1000), left)
          rounds.push({ bytes: (milliseconds * megabits * 1000) / 8, milliseconds })
          expect(rounds.length).toBeLessThan(50)
        }
        expect(bytesOf(rounds)).toBeLessThanOrEqual(BYTE_BUDGET)
        expect(timeOf(rounds)).toBeLessThanOrEqual(TIME_BUDGET)
        expect(speedOf(rounds) / megabits).toBeCloseTo(1, 1)
      }),
    )
  })

  it('a whole test runs its pings and downloads, and reports the result', async () => {
    const sizes: number[] = []
    let pings = 0
    const test = createActor(
      speedTestFlow.provide({
        actors: {
          ping: fromPromise(() => Promise.resolve((pings += 1) === 1 ? 900 : 40)),
          download: fromPromise(({ input: { size, received } }) => {
            sizes.push(size)
            received({ bytes: size / 2, milliseconds: size / 2 / 1000 })
            return Promise.resolve({ bytes: size, milliseconds: size / 1000 })
          }),
        },
      }),
    ).start()
    expect(measuredIn(test.getSnapshot())).toMatchObject({ latency: null, jitter: null, speed: null, progress: 0 })
    test.send({ type: 'test.started' })
    await expect.poll(() => test.getSnapshot().value).toBe('finished')
    expect(pings).toBe(PINGS)
    expect(sizes.slice(0, 3)).toEqual([PAYLOAD_MIN, 4 * PAYLOAD_MIN, 16 * PAYLOAD_MIN])
    // The first answer includes the handshake: it does not count.
    expect(measuredIn(test.getSnapshot())).toMatchObject({
      latency: 40,
      jitter: 0,
      speed: 8,
      progress: 1,
      advice: 'hd',
    })
  })
})

describe('a formatted speed', () => {
  const en = { intl: 'en-US' } as const

  it('has a decimal below a hundred, unless it is zero', () => {
    expect([speedText(4, en), speedText(4.24, en), speedText(99.94, en), speedText(1234.5, en)]).toEqual([
      '4 Mb/s',
      '4.2 Mb/s',
      '99.9 Mb/s',
      '1,235 Mb/s',
    ])
    expect(millisecondsText(12.4, en)).toBe('12 ms')
  })

  it.each(languages)('is split into number and unit in $code', (language) => {
    const { figure, unit } = speedParts(12.34, language)
    expect(figure).toMatch(/^12[.,]3$/)
    expect(unit).toMatch(/\p{L}/u)
    expect(unit).not.toMatch(/\d/)
  })
})
