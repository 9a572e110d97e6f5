import { expect, it, vi } from 'vitest'

import { fullDate } from '#i18n/dates.ts'

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
