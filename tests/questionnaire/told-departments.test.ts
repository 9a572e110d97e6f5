import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { RESULTS_FROM } from '#api/questionnaire/results.contract.ts'
import { departmentsToTell } from '#server/questionnaire/results/told-departments.ts'

const told = (counts: Readonly<Record<string, number>>, others = 0) =>
  departmentsToTell({
    total: Object.values(counts).reduce((sum, count) => sum + count, others),
    counts: new Map(Object.entries(counts)),
  })

describe('the departments that are told by themselves', () => {
  it('have five answers or more', () => {
    expect(told({ a: 5, b: 7, c: 4 }, 1)).toEqual(['a', 'b'])
    expect(told({ a: 4, b: 3 })).toEqual([])
    expect(told({})).toEqual([])
  })

  it('leave five others or none, else the smallest of them is told with the others', () => {
    expect(told({ a: 5, b: 7 })).toEqual(['a', 'b'])
    expect(told({ a: 5, b: 7, c: 4 })).toEqual(['b'])
    expect(told({ a: 5, b: 7 }, 1)).toEqual(['b'])
    expect(told({ a: 9 }, 3)).toEqual([])
  })

  it('never tell less than five answers by themselves, nor by what is left', () => {
    const counts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat(14))
    fc.assert(
      fc.property(counts, fc.nat(9), (found, others) => {
        const shown = told(found, others)
        const total = Object.values(found).reduce((sum, count) => sum + count, others)
        const rest = shown.reduce((left, code) => left - (found[code] ?? 0), total)
        expect(shown.every((code) => (found[code] ?? 0) >= RESULTS_FROM)).toBe(true)
        expect(shown.length === 0 || rest === 0 || rest >= RESULTS_FROM).toBe(true)
      }),
    )
  })
})
