import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { languages } from '#i18n/locales.ts'
import { latinDigits } from '#api/kit/digits.ts'
import { fileSizeText, numberText, percentText } from '#i18n/numbers.ts'
import { LAYOUT_RATIOS, layoutRatioOf } from '#app/portal-settings.ts'
import { Columns } from '#views/kit/columns/columns.tsx'
import { DateText, localTime } from '#views/kit/time/time-text.tsx'

const en = { intl: 'en-US' } as const
const ar = { intl: 'ar-u-nu-latn' } as const

describe('the size of a file', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 kB'],
    [1536, '1.5 kB'],
    [10 * 1024 + 512, '11 kB'],
    [1024 ** 2 - 1, '1 MB'],
    [1024 ** 2, '1 MB'],
    [2.5 * 1024 ** 3, '2.5 GB'],
    [3 * 1024 ** 4, '3 TB'],
    [5000 * 1024 ** 4, '5,000 TB'],
    [-1, '0 bytes'],
  ])('[CONST-08] of %d bytes is %s', (bytes, text) => {
    expect(fileSizeText(bytes, en)).toBe(text)
  })

  it('[CONST-08] never reaches 1024 of a unit that is not the largest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1023 * 1024 ** 4 }), (bytes) => {
        const figure = Number(fileSizeText(bytes, en).replace(/[^\d.]/g, ''))
        expect(figure).toBeLessThan(1024)
      }),
    )
  })
})

describe('numbers', () => {
  it('have Latin digits in every language', () => {
    for (const language of languages) {
      expect(numberText(1_234_567, language), language.code).toMatch(/^[\d.,\s]+$/u)
      expect(percentText(42, language), language.code).toMatch(/42/)
      expect(fileSizeText(1536, language), language.code).toMatch(/1[.,]5/)
    }
    expect(numberText(1_234, en)).toBe('1,234')
    expect(numberText(1_234, ar)).toBe('1,234')
  })

  it('[VALID-29] are parsed in the digits of every keyboard', () => {
    for (const zero of [0x660, 0x6f0, 0x17e0, 0xed0, 0xff10]) {
      expect(latinDigits(String.fromCharCode(...Array.from({ length: 10 }, (_, digit) => zero + digit)))).toBe(
        '0123456789',
      )
    }
    expect(latinDigits('7a ๗ ७ 𞥗 𝟟')).toBe('7a 7 7 7 7')
  })
})

describe('times', () => {
  it("are parsed as UTC, like the server's", () => {
    expect(localTime('2026-03-05 06:07:08').toISOString()).toBe('2026-03-05T06:07:08.000Z')
    expect(renderToStaticMarkup(<DateText value="2026-03-05 06:07:08" />)).toContain(
      'dateTime="2026-03-05T06:07:08.000Z"',
    )
  })

  it('[CONST-10] of a range are joined by ~, with a common day shown once', async () => {
    // Before any language is loaded, independent of other tests.
    vi.resetModules()
    const { TimeRange } = await import('#views/kit/time/time-text.tsx')
    const words = (from: string, to: string) =>
      renderToStaticMarkup(<TimeRange from={from} to={to} />).replace(/<[^>]*>/g, '')
    // In SERVER_ZONE, where tests without a browser run; what is one day there are two by UTC.
    expect(words('2026-03-05 22:00:00', '2026-03-06 12:30:00')).toBe('2026年3月6日 03:45 ~ 18:15')
    expect(words('2026-03-05 12:00:00', '2026-03-09 12:30:00')).toBe('2026年3月5日 17:45 ~ 2026年3月9日 18:15')
  })
})

describe('the layout ratio', () => {
  it('[VALID-31] is one of 24/0, 5/19 and 17/7, else 24/0', () => {
    expect(LAYOUT_RATIOS).toEqual(['24/0', '5/19', '17/7'])
    for (const ratio of LAYOUT_RATIOS) expect(layoutRatioOf(ratio)).toBe(ratio)
    fc.assert(
      fc.property(fc.anything(), (value) => LAYOUT_RATIOS.includes(value as never) || layoutRatioOf(value) === '24/0'),
    )
  })

  it('[VALID-31] has the side column before the main one in 5/19, after it otherwise', () => {
    const order = (ratio: (typeof LAYOUT_RATIOS)[number]) =>
      renderToStaticMarkup(<Columns ratio={ratio} main="main" side="side" />).match(/main|side/g)
    expect(LAYOUT_RATIOS.map(order)).toEqual([
      ['main', 'side'],
      ['side', 'main'],
      ['main', 'side'],
    ])
  })
})
