import { expect, it } from 'vitest'
import { secureRandom } from '#server/random.ts'

it('covers the whole range [0, 1)', () => {
  const numbers = Array.from({ length: 4000 }, secureRandom)
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const share = numbers.filter((number) => Math.floor(number * 10) === tenth).length / numbers.length
    expect(share).toBeGreaterThan(0.05)
    expect(share).toBeLessThan(0.15)
  }
  expect(new Set(numbers).size).toBe(numbers.length)
})
