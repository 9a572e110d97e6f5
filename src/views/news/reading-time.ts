import { formatOf } from '#i18n/formats.ts'

/** Words per minute as segmented by Intl, which also covers Chinese and Khmer, written without spaces. */
const WORDS_A_MINUTE = 230

/** Reading time of a rich text in whole minutes, at least one. */
export function readingMinutes(html: string, intl: string): number {
  const text = html.replace(/<[^>]*>/g, ' ')
  const segmenter = formatOf(Intl.Segmenter, intl, { granularity: 'word' })
  const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true)
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE))
}
