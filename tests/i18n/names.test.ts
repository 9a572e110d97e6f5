import { expect, it, vi } from 'vitest'

import type { Language } from '#i18n/locales.ts'
import { namesText } from '#i18n/names.ts'

const written = (intl: Language['intl']) => namesText(['A', 'B', 'C'], { intl }).replace(/[\u2068\u2069]/g, '')

it("names are listed with the language's conjunction", () => {
  expect(written('fr-FR')).toBe('A, B et C')
  expect(namesText(['A', 'B'], { intl: 'en-US' })).toBe('\u2068A\u2069 and \u2068B\u2069')
})

it('names are listed without a conjunction where Intl does not know the language', () => {
  const known = vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([])
  expect(written('km-KH-u-nu-latn')).toBe('A, B, C')
  known.mockRestore()
})
