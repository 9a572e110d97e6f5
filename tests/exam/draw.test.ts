import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { difficulties } from '#api/question/question.contract.ts'
import { draw, fits, shuffled } from '#server/exam/draw.ts'
import type { DrawnPart, PoolQuestion } from '#server/exam/draw.ts'

const question = fc.record({
  bankID: fc.constantFrom('a', 'b'),
  topicID: fc.constantFrom(null, 'x', 'y'),
  difficulty: fc.constantFrom(...difficulties),
})
const pools = fc
  .array(question, { maxLength: 8 })
  .map((questions) => questions.map((one, at): PoolQuestion => ({ id: `q${at}`, ...one })))
const part: fc.Arbitrary<DrawnPart> = fc.oneof(
  fc.record({
    kind: fc.constant('drawn' as const),
    bankID: fc.constantFrom('a', 'b'),
    topicID: fc.constantFrom(null, 'x', 'y'),
    difficulty: fc.constantFrom(null, ...difficulties),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('fixed' as const), questionID: fc.constantFrom('q0', 'q1', 'q2') }),
)
/** Any numbers, again and again; none: the least one. */
const random = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })).map((numbers) => {
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
})

/** Whether places can be filled, by trying everything. */
function canFill(places: readonly DrawnPart[], pool: readonly PoolQuestion[]): boolean {
  const [first, ...others] = places
  if (first === undefined) return true
  return pool.some(
    (one) =>
      fits(first, one) &&
      canFill(
        others,
        pool.filter((other) => other !== one),
      ),
  )
}
const countOf = (one: DrawnPart): number => (one.kind === 'fixed' ? 1 : one.count)

describe('the questions of a paper', () => {
  it('[EXAM-01 in part] are drawn whenever there are enough, none twice, each of its own part', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), pools, random, (parts, pool, numbers) => {
        const places = parts.flatMap((one) => Array.from({ length: countOf(one) }, () => one))
        fc.pre(places.length <= 6)
        const drawn = draw(parts, pool, numbers)
        expect(drawn !== null).toBe(canFill(places, pool))
        if (drawn === null) return
        expect(drawn.map((ids) => ids.length)).toEqual(parts.map(countOf))
        expect(new Set(drawn.flat()).size).toBe(places.length)
        for (const [at, ids] of drawn.entries())
          for (const id of ids) expect(fits(parts[at]!, pool.find((one) => one.id === id)!)).toBe(true)
      }),
    )
  })

  it('are other ones from paper to paper, each as often as any other', () => {
    const pool = ['a', 'b', 'c', 'd'].map(
      (id): PoolQuestion => ({ id, bankID: 'bank', topicID: null, difficulty: 'easy' }),
    )
    const parts: DrawnPart[] = [{ kind: 'drawn', bankID: 'bank', topicID: null, difficulty: null, count: 2 }]
    let seed = 1
    // A linear congruential generator: the same numbers in every run.
    const numbers = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
    const times = new Map<string, number>()
    for (let paper = 0; paper < 1000; paper++)
      for (const id of draw(parts, pool, numbers)?.flat() ?? []) times.set(id, (times.get(id) ?? 0) + 1)
    for (const { id } of pool) expect(times.get(id)).toBeGreaterThan(430)
  })

  it('stand in any order when they are shuffled', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), random, (items, numbers) => {
        expect(shuffled(items, numbers).toSorted()).toEqual(items.toSorted())
      }),
    )
  })
})
