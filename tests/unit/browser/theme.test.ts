import { generate } from '@ant-design/colors'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sheet = readFileSync(new URL('../../../src/views/theme.css', import.meta.url), 'utf8')

/** WCAG relative luminance of #rrggbb, 0 to 1. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}
const [lightSheet = '', darkSheet = ''] = sheet.split(/^\.dark\b[^{]*\{/m)
const colourOf = (part: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(part)?.[1] ?? ''

describe('the palette', () => {
  it('[CONST-10] is generated from the main colour #1890FF', () => {
    const shades = generate('#1890FF').map((shade) => shade.toLowerCase())
    expect(shades[5]).toBe('#1890ff')
    // The steps 3, 5 to 8 and 9, 10, 12 of the accent scale are shades of the palette; those between are mixed.
    for (const name of ['accent-3', 'accent-5', 'accent-6', 'accent-7', 'accent-8', 'accent-9', 'accent-10', 'accent-12']) {
      expect(shades, name).toContain(colourOf(lightSheet, name))
    }
  })

  it.each([
    ['light', lightSheet, '#ffffff'],
    ['dark', darkSheet, '#11151b'],
  ])('has text of at least 4.5:1 in the %s skin', (_, part, page) => {
    for (const ink of ['ink', 'ink-soft', 'error-ink', 'success-ink', 'caution-ink', 'accent-11']) {
      expect(contrast(colourOf(part, ink), page), ink).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colourOf(part, 'accent-9'), '#ffffff')).toBeGreaterThanOrEqual(4.5)
    for (const kind of ['error', 'success', 'caution']) {
      expect(contrast(colourOf(part, `${kind}-ink`), colourOf(part, `${kind}-tint`)), kind).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(colourOf(part, 'accent-11'), colourOf(part, 'accent-3'))).toBeGreaterThanOrEqual(4.5)
  })
})
