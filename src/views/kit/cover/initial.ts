import { formatOf } from '#i18n/formats.ts'

/** The first letter or digit of a title, skipping quotes and brackets. */
export function initialOf(title: string, locale: string): string {
  const graphemes = Array.from(
    formatOf(Intl.Segmenter, locale, { granularity: 'grapheme' }).segment(title.trim()),
    ({ segment }) => segment,
  )
  const first = graphemes.find((segment) => /[\p{L}\p{N}]/u.test(segment)) ?? graphemes[0] ?? ''
  return first.toLocaleUpperCase(locale)
}
