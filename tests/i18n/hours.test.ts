import { expect, it, vi } from 'vitest'

import { hoursText } from '#i18n/numbers.ts'

it('hours are written with their unit, in its plural form', () => {
  expect(hoursText(1.5, { intl: 'en-US' })).toBe('1.5 hours')
  expect(hoursText(1, { intl: 'en-US' })).toBe('1 hour')
  expect(hoursText(1.55, { intl: 'zh-CN' })).toBe('1.6小时')
  expect(hoursText(3, { intl: 'ru-RU' })).toBe('3 часа')
})

it('hours are numeric, not English, where Intl does not know the language', () => {
  const known = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf').mockReturnValue([])
  expect(hoursText(2.54, { intl: 'km-KH-u-nu-latn' })).toMatch(/^2[.,]5 h$/)
  known.mockRestore()
})
