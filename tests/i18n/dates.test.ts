import { expect, it, vi } from 'vitest'

import { fullDate } from '#i18n/dates.ts'
import { daysRange, monthText, yearText } from '#i18n/periods.ts'
import { languages } from '#i18n/locales.ts'

const date = new Date(2026, 10, 20, 12)

it('a date is formatted by Intl where it knows the language', () => {
  expect(fullDate(date, { intl: 'fr-FR' })).toBe('vendredi 20 novembre 2026')
  expect(fullDate(date, { intl: 'ar-u-nu-latn' })).toContain('2026')
})

it('a date is numeric, not English, where Intl does not know the language', () => {
  const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  expect(fullDate(date, { intl: 'km-KH-u-nu-latn' })).toBe('2026-11-20')
  known.mockRestore()
})

it('a range of days has its ends apart, so that each keeps its own direction, and names its months', () => {
  const [from, last] = [new Date(2026, 10, 29), new Date(2026, 11, 5)]
  const pieces = (intl: (typeof languages)[number]['intl']) => daysRange(from, last, { intl })
  expect(pieces('en-US').map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
    'November 29',
    ' – ',
    'December 5',
    ', 2026',
  ])
  expect(pieces('en-US').map(({ isEnd }) => isEnd)).toEqual([true, false, true, false])
  for (const { intl, code } of languages) {
    const ends = pieces(intl).filter(({ isEnd }) => isEnd)
    expect(ends, code).toHaveLength(2)
    expect(ends[0]?.text, code).toContain('29')
  }
  // Marks of direction would turn digits round that stand between two names.
  const arabic = pieces('ar-u-nu-latn').map(({ text }) => text)
  expect(arabic.join('')).toMatch(/^29 \p{Script=Arabic}+ – 5 \p{Script=Arabic}+ 2026$/u)
})

it('headings of time are numeric where Intl does not know the language', () => {
  const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
  const intl = 'lo-LA-u-nu-latn'
  expect([monthText(date, { intl }), yearText(date, { intl })]).toEqual(['2026-11', '2026'])
  const range = daysRange(date, new Date(2026, 10, 21), { intl })
  expect(range.map(({ text }) => text).join('')).toBe('2026-11-20 – 2026-11-21')
  known.mockRestore()
})
