import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { Cover } from '#views/kit/cover/cover.tsx'
import { HUES, hueOf } from '#views/kit/cover/hue.ts'
import { initialOf } from '#views/kit/cover/initial.ts'
import { patternOf } from '#views/kit/cover/pattern.ts'

const draw = (id: string, category: string, title: string) =>
  renderToStaticMarkup(<Cover id={id} category={category} title={title} />)
const ids = Array.from({ length: 500 }, (_, index) => `course-${index}`)

describe('a cover', () => {
  it('is deterministic, and smaller than a kilobyte', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (id, category, title) => {
        expect(draw(id, category, title)).toBe(draw(id, category, title))
      }),
    )
    for (const id of ids) expect(new TextEncoder().encode(draw(id, 'a', '课')).length, id).toBeLessThan(1024)
  })

  it('derives its drawing from its id, uses every family, and hardly ever repeats', () => {
    const patterns = ids.map(patternOf)
    expect(new Set(patterns.map(({ family }) => family))).toEqual(
      new Set(['river', 'contour', 'field', 'terrace', 'wave']),
    )
    expect(new Set(patterns.map(({ path }) => path)).size).toBeGreaterThan(ids.length * 0.95)
    // Numbers a browser cannot parse would leave it blank.
    for (const { path } of patterns) expect(path).toMatch(/^[MLCSAQTHVZaqzvhmcslt\d\s.-]+$/)
    expect(draw('a', 'x', '课')).not.toBe(draw('b', 'x', '课'))
  })

  it('derives its colour from its category, and uses all colours', () => {
    expect(hueOf('law')).toEqual(hueOf('law'))
    const hues = ids.map((category) => (hueOf(category) as Record<string, number>)['--hue'])
    expect(new Set(hues)).toEqual(new Set(HUES))
  })

  it('is hidden from screen readers', () => {
    expect(draw('a', 'x', '课')).toMatch(/^<div[^>]* aria-hidden="true"/)
  })
})

describe('an initial', () => {
  it.each([
    ['数据安全基础', '数'],
    ['《班组长领导力》', '班'],
    ['“leading a team”', 'L'],
    ['  écrire', 'É'],
    ['2026 accounts', '2'],
    ['«قيادة الفرق»', 'ق'],
    ['ព្រះរាជា', 'ព្រះ'],
    ['ðŋ', 'Ð'],
    ['👩🏽‍🏫 …', '👩🏽‍🏫'],
    ['', ''],
  ])('of %j is %j', (title, initial) => {
    expect(initialOf(title, 'en-US')).toBe(initial)
  })
})
