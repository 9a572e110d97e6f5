import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import { departmentsToForget } from '#server/questionnaire/answering/forget-departments.ts'
import { departmentsToTell, type Told } from '#server/questionnaire/results/told-departments.ts'

type Counts = Readonly<Record<string, number>>
const standing = (counts: Counts, others = 0) => ({
  total: Object.values(counts).reduce((sum, count) => sum + count, others),
  counts: new Map(Object.entries(counts)),
})
const told = (counts: Counts, others: number, ...shown: string[]): Told => ({
  ...standing(counts, others),
  shown: new Set(shown),
})
const shownOf = (counts: Counts, others = 0, last: Told | null = null, step = RESULTS_FROM) => {
  const shown = departmentsToTell(standing(counts, others), last, step)
  return shown === null ? null : [...shown].toSorted()
}

describe('the departments that are told by themselves', () => {
  it('have five answers or more', () => {
    expect(shownOf({ a: 5, b: 7, c: 4 }, 1)).toEqual(['a', 'b'])
    expect(shownOf({ a: 4, b: 3 })).toBeNull()
    expect(shownOf({})).toBeNull()
  })

  it('leave five others or none, else the smallest of them is told with the others', () => {
    expect(shownOf({ a: 5, b: 7 })).toEqual(['a', 'b'])
    expect(shownOf({ a: 5, b: 7, c: 4 })).toEqual(['b'])
    expect(shownOf({ a: 5, b: 7 }, 1)).toEqual(['b'])
    expect(shownOf({ a: 9 }, 3)).toBeNull()
  })

  it('are told again once each of them has five more, or as many as before', () => {
    const last = told({ a: 5, b: 5 }, 0, 'a', 'b')
    expect(shownOf({ a: 10, b: 5 }, 0, last)).toEqual(['a', 'b'])
    // What b has more would be the one answer of somebody.
    expect(shownOf({ a: 10, b: 6 }, 0, last)).toBeNull()
    expect(shownOf({ a: 10, b: 6 }, 4, last)).toEqual(['a'])
    expect(shownOf({ a: 7, b: 7 }, 0, last)).toBeNull()
    expect(shownOf({ a: 7, b: 7 }, 0, last, 2)).toEqual(['a', 'b'])
  })

  it('leave the others only with as many more of their own', () => {
    const last = told({ a: 5, b: 5, c: 2 }, 0, 'a')
    // The two of c would be what the others had before without those of b.
    expect(shownOf({ a: 5, b: 5, c: 7 }, 0, last)).toEqual(['a'])
    expect(shownOf({ a: 5, b: 10, c: 7 }, 0, last)).toEqual(['a', 'b', 'c'])
  })

  it('never tell less than five answers by themselves, nor by what is left, nor by two looks', () => {
    const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(14))
    fc.assert(
      fc.property(fc.array(fc.tuple(counts, fc.nat(9)), { maxLength: 6 }), fc.constantFrom(2, 5), (rounds, step) => {
        let now: { counts: Record<string, number>; others: number } = { counts: {}, others: 0 }
        let last: Told | null = null
        for (const [more, others] of rounds) {
          now = { counts: { ...now.counts }, others: now.others + others }
          for (const [code, count] of Object.entries(more)) now.counts[code] = (now.counts[code] ?? 0) + count
          const at = standing(now.counts, now.others)
          const shown = departmentsToTell(at, last, step)
          if (shown === null) continue
          const groups = [
            ...[...shown].map((code) => [code]),
            [...Object.keys(now.counts)].filter((code) => !shown.has(code)),
          ]
          for (const [place, codes] of groups.entries()) {
            const isRest = place === groups.length - 1
            const sum = (of: { counts: ReadonlyMap<string, number> }, rest: number) =>
              codes.reduce((left, code) => left + (of.counts.get(code) ?? 0), isRest ? rest : 0)
            const count = sum(at, now.others)
            expect(count === 0 || count >= RESULTS_FROM).toBe(true)
            if (last === null || count === 0) continue
            const before: Told = last
            const withoutCode = before.total - [...before.counts.values()].reduce((all, one) => all + one, 0)
            const gain = count - sum(before, withoutCode)
            expect(gain === 0 || gain >= step).toBe(true)
          }
          last = { ...at, shown }
        }
      }),
    )
  })
})

it('the departments that are forgotten at the end are the small ones, and the next one where all of them are few', () => {
  const forgotten = (counts: Readonly<Record<string, number>>, others = 0) =>
    departmentsToForget(new Map<string | null, number>([...Object.entries(counts), [null, others]]))
  expect(forgotten({ a: 5, b: 9 })).toEqual([])
  expect(forgotten({ a: 5, b: 9 }, 5)).toEqual([])
  expect(forgotten({ a: 3, b: 4, c: 9 })).toEqual(['a', 'b'])
  expect(forgotten({ a: 4, b: 6, c: 9 })).toEqual(['a', 'b'])
  expect(forgotten({ b: 6, c: 9 }, 1)).toEqual(['b'])
})
