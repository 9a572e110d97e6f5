import { generate } from '@ant-design/colors'
import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { HUES } from '#views/kit/cover/hue.ts'

import { withShades } from '../../scripts/build/skin-shades.ts'
import { colourOf, contrast, hexOfHsv, hsvOf, oklch, readSheet } from './colours.ts'

const MAIN = '#1890ff'
const [lightSheet = '', darkSheet = ''] = withShades(readSheet('theme.css')).split(/^\.dark\b[^{]*\{/m)
const written = (part: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{3,6});`).exec(part)?.[1] ?? null
/** A token of a skin, with the light skin as fallback. */
const hexOf = (part: string, name: string) => written(part, name) ?? written(lightSheet, name) ?? '#fff'
const tokenOf = (part: string, name: string) => colourOf(hexOf(part, name))

describe('the palette', () => {
  const shades = generate(MAIN).map((shade) => shade.toLowerCase())

  it('[CONST-10] is generated from the main colour #1890FF', () => {
    expect(shades[5]).toBe(MAIN)
    // The steps 3, 5 to 8 and 9, 10, 12 of the accent scale are shades of the palette; the others are mixed.
    for (const name of [
      'accent-3',
      'accent-5',
      'accent-6',
      'accent-7',
      'accent-8',
      'accent-9',
      'accent-10',
      'accent-12',
    ]) {
      expect(shades, name).toContain(hexOf(lightSheet, name))
    }
    expect(hexOf(lightSheet, 'accent-indicator')).toBe(MAIN)
    expect(hexOf(darkSheet, 'accent-indicator')).toBe(MAIN)
  })

  it('is filled into every sheet at build, and copied into none (gap GAP-81)', () => {
    const copied = globSync('**/*.css', { cwd: 'src/views' }).flatMap((path) => {
      const rules = readSheet(path).replaceAll(/\/\*.*?\*\//gs, '')
      return shades.filter((shade) => rules.includes(shade)).map((shade) => `${path}: ${shade}`)
    })
    expect(copied).toEqual([])
    expect(withShades('a: shade(1) shade(10); b: shade(dark 1); c: shade(6 / 75%)')).toBe(
      `a: ${shades[0]} ${shades[9]}; b: ${generate(MAIN, { theme: 'dark' })[0]}; c: ${MAIN}bf`,
    )
    expect(() => withShades('a: shade(11)')).toThrow('shade(11)')
  })

  it('[CONST-13, gap GAP-81] has 5 light shades: hue steps of 2, saturation steps of 16 and 5, brightness steps of 5 and 15', () => {
    const [hue, saturation, value] = hsvOf(colourOf(MAIN))
    const rounded = (part: number) => Math.round(part * 100) / 100
    const light = [5, 4, 3, 2, 1].map((step) =>
      hexOfHsv(
        Math.round(hue) - 2 * step,
        // The lightest one has a saturation of at most 0.1.
        Math.min(rounded(saturation - 0.16 * step), step === 5 ? 0.1 : 1),
        Math.min(1, rounded(value + 0.05 * step)),
      ),
    )
    const dark = [1, 2, 3, 4].map((step) =>
      hexOfHsv(
        Math.round(hue) + 2 * step,
        Math.min(1, rounded(saturation + 0.05 * step)),
        Math.max(0, rounded(value - 0.15 * step)),
      ),
    )
    expect([...light, MAIN, ...dark]).toEqual(shades)
    const lightSteps = ['accent-3', 'accent-5', 'accent-6', 'accent-7', 'accent-8'] as const
    expect(lightSteps.map((name) => hexOf(lightSheet, name))).toEqual(light)
  })
})

describe.each([
  ['light', lightSheet],
  ['dark', darkSheet],
])('the %s skin', (skin, part) => {
  const grounds = [
    'page',
    'page-tint',
    'story',
    'color-panel-solid',
    'accent-2',
    'accent-3',
    'error-tint',
    'success-tint',
    'caution-tint',
  ]

  it('has text of at least 4.5:1 on every background', () => {
    for (const ground of grounds) {
      for (const ink of ['ink', 'ink-soft', 'error-ink', 'success-ink', 'caution-ink', 'accent-11', 'accent-12']) {
        expect(contrast(tokenOf(part, ink), tokenOf(part, ground)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      }
    }
    // Filled buttons, at rest and hovered.
    for (const ground of ['accent-9', 'accent-10']) {
      expect(contrast(tokenOf(part, 'accent-contrast'), tokenOf(part, ground)), ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('has controls, focus rings and progress bars of at least 3:1 against their surroundings', () => {
    for (const ground of ['page', 'page-tint', 'color-panel-solid']) {
      expect(contrast(tokenOf(part, 'control-line'), tokenOf(part, ground)), ground).toBeGreaterThanOrEqual(3)
      expect(contrast(colourOf(MAIN), tokenOf(part, ground)), ground).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(tokenOf(part, 'accent-9'), tokenOf(part, 'page'))).toBeGreaterThanOrEqual(3)
  })

  it('has initials of at least 4.5:1 on every cover and avatar, drawing included', () => {
    const rule = (sheet: string, name: string) => {
      const start = skin === 'dark' ? `.dark .${name} {` : `.${name} {`
      return sheet.slice(sheet.indexOf(`\n${start}`) + 1).split('}')[0] ?? ''
    }
    const painted = (body: string, property: string, hue: number) => {
      const [, l, c] = new RegExp(`${property}: oklch\\(([\\d.]+) ([\\d.]+) var`).exec(body) ?? []
      expect(l, `${property} in ${body}`).toBeDefined()
      return oklch(Number(l), Number(c), hue)
    }
    const [cover, avatar] = [
      rule(`\n${readSheet('kit/cover/cover.css')}`, 'cover'),
      rule(`\n${readSheet('kit/cover/avatar.css')}`, 'avatar'),
    ]
    for (const hue of HUES) {
      const ink = painted(cover, '--cover-ink', hue)
      expect(contrast(ink, painted(cover, '--cover-ground', hue)), `cover ${hue}`).toBeGreaterThanOrEqual(4.5)
      expect(contrast(ink, painted(cover, '--cover-line', hue)), `lines ${hue}`).toBeGreaterThanOrEqual(3)
      expect(
        contrast(painted(avatar, 'color', hue), painted(avatar, 'background', hue)),
        `avatar ${hue}`,
      ).toBeGreaterThanOrEqual(4.5)
    }
  })
})
