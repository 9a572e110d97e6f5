import { describe, expect, it } from 'vitest'

import { agendaKinds } from '#api/agenda/agenda.contract.ts'
import { CLASS_COLOURS, itemClass } from '#views/agenda/item-class.ts'

import { colourOf, contrast, oklch, readSheet, type Colour } from '#tests/kit/colours.ts'

const sheet = readSheet('agenda/item-colours.css')
const theme = readSheet('theme.css')
const hues = [...sheet.matchAll(/\.agenda-colour-(\d) \{\s*--hue: (\d+);/g)].map(([, at, hue]) => [
  Number(at),
  Number(hue),
])
/** Lightness and chroma of the light and of the dark skin. */
const inks = [...sheet.matchAll(/--item: oklch\(([\d.]+) ([\d.]+) var\(--hue\)\)/g)].map(([, l, c]) => [
  Number(l),
  Number(c),
])
/** What a name of the theme is in the light and in the dark skin. */
const inTheme = (name: string): Colour[] =>
  [...theme.matchAll(new RegExp(`--${name}: (#[0-9a-f]{3,6});`, 'g'))].map(([, hex]) => colourOf(hex ?? ''))

describe('the colours of classes', () => {
  it('are legible as text in both skins, on the page, its tint and the ground of today', () => {
    expect(inks).toHaveLength(2)
    expect(hues.map(([at]) => at)).toEqual(Array.from({ length: CLASS_COLOURS }, (_, at) => at))
    for (const name of ['page', 'page-tint', 'story']) {
      const grounds = inTheme(name)
      expect(grounds).toHaveLength(2)
      for (const [skin, ground] of grounds.entries())
        for (const [, hue = 0] of hues) {
          const [lightness = 0, chroma = 0] = inks[skin] ?? []
          const ratio = contrast(oklch(lightness, chroma, hue), ground)
          expect(ratio, `hue ${hue} on ${name}, skin ${skin}`).toBeGreaterThanOrEqual(4.5)
        }
    }
  })

  it('are 30 degrees apart at least', () => {
    const sorted = hues.map(([, hue = 0]) => hue).toSorted((one, other) => one - other)
    const gaps = sorted.map((hue, at) => ((sorted[(at + 1) % sorted.length] ?? 0) - hue + 360) % 360)
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(30)
  })

  it('are those of the place of a class, whatever the kind of the item; what is of no class of one’s own has none', () => {
    const colours = (classPlace: number | null) =>
      new Set(agendaKinds.map((kind) => /agenda-colour-\d/.exec(itemClass({ kind, classPlace }))?.[0]))
    for (const place of [0, CLASS_COLOURS - 1, CLASS_COLOURS])
      expect([...colours(place)]).toEqual([`agenda-colour-${place % CLASS_COLOURS}`])
    expect([...colours(null)]).toEqual([undefined])
  })
})
