import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { FAST_JUMP, PAGE_SIZES, pageAskedFor, pageCount, pageWindow, sizeAskedFor } from '#machines/kit/pages.ts'

const lastPages = fc.integer({ min: 1, max: 100_000 })

describe('the requested page', () => {
  it('[VALID-29] is the first for empty text, zero or no number', () => {
    for (const text of ['', ' ', '0', '00', '-0', 'x', '1a', '1 2', '一', 'NaN', '--3'])
      expect(pageAskedFor(text, 9), text).toBe(1)
    fc.assert(
      fc.property(
        fc.string().filter((text) => Number.isNaN(Number(text))),
        lastPages,
        (text, last) => pageAskedFor(text, last) === 1,
      ),
    )
  })

  it('[VALID-30] is the last for a number above it', () => {
    fc.assert(
      fc.property(lastPages, fc.integer({ min: 1 }), (last, more) => pageAskedFor(String(last + more), last) === last),
    )
    expect(pageAskedFor('Infinity', 9)).toBe(9)
  })

  it('[VALID-29, VALID-30, gap GAP-60] is the first for a negative number, and the integer part of a decimal', () => {
    fc.assert(fc.property(fc.integer({ max: -1 }), lastPages, (asked, last) => pageAskedFor(String(asked), last) === 1))
    expect(pageAskedFor('2.9', 9)).toBe(2)
    expect(pageAskedFor('0.9', 9)).toBe(1)
    expect(pageAskedFor('9.9', 9)).toBe(9)
  })

  it('always exists, whatever is requested', () => {
    fc.assert(
      fc.property(
        lastPages,
        fc.nat(),
        (last, any) => pageAskedFor(String((any % last) + 1), last) === (any % last) + 1,
      ),
    )
    fc.assert(
      fc.property(fc.string(), lastPages, (text, last) => {
        const page = pageAskedFor(text, last)
        return Number.isInteger(page) && page >= 1 && page <= last
      }),
    )
  })
})

describe('the pages of a list', () => {
  it('are as many as needed, and one without any rows', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.constantFrom(...PAGE_SIZES), (count, size) => {
        const pages = pageCount(count, size)
        expect(pages * size).toBeGreaterThanOrEqual(count)
        expect((pages - 1) * size).toBeLessThan(Math.max(count, 1))
      }),
    )
    expect(pageCount(0, 10)).toBe(1)
  })

  it('[CONST-01] have 10, 20, 30 or 40 rows, 10 by default, and the fast jump skips 5 of them', () => {
    expect([PAGE_SIZES, FAST_JUMP]).toEqual([[10, 20, 30, 40], 5])
    for (const text of [null, '', '15', '010', '1e1', '-10', '1000']) expect(sizeAskedFor(text), String(text)).toBe(10)
    for (const size of PAGE_SIZES) expect(sizeAskedFor(String(size))).toBe(size)
  })
})

describe('the page numbers shown', () => {
  it('[SHELL-54] are the first, the last, the current one and two on either side', () => {
    fc.assert(
      fc.property(lastPages, fc.nat(), (last, any) => {
        const page = (any % last) + 1
        const shown = pageWindow(page, last).filter((item) => item !== 'gap')
        const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, last].filter(
          (number) => number >= 1 && number <= last,
        )
        expect(shown).toEqual([...new Set(wanted)].sort((a, b) => a - b))
      }),
    )
  })

  it('[SHELL-54] have a gap exactly where pages are left out', () => {
    fc.assert(
      fc.property(lastPages, fc.nat(), (last, any) => {
        const items = pageWindow((any % last) + 1, last)
        for (const [index, item] of items.entries()) {
          const [before, after] = [items[index - 1], items[index + 1]]
          if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(1)
          else if (typeof before === 'number') expect(item - before).toBe(1)
        }
      }),
    )
    expect(pageWindow(1, 20)).toEqual([1, 2, 3, 'gap', 20])
    expect(pageWindow(10, 20)).toEqual([1, 'gap', 8, 9, 10, 11, 12, 'gap', 20])
  })
})
