import { formatOf } from '#i18n/formats.ts'

/** Words a minute, as Intl counts words: a Chinese or Khmer text has them too, without spaces between. */
const WORDS_A_MINUTE = 230

/** How long a rich text takes to read: whole minutes, at least one. */
export function readingMinutes(html: string, intl: string): number {
  const text = html.replace(/<[^>]*>/g, ' ')
  const segmenter = formatOf(Intl.Segmenter, intl, { granularity: 'word' })
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true)
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
