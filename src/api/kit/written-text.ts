/** Invisible characters of any script: blanks, control characters, direction marks, joiners, fillers; and halves. */
const INKLESS = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/**
 * A text that somebody has written, as it is kept: its lines end one way, it holds no control characters, and nothing
 * blank stands around it.
 */
export const cleanText = (content: string): string =>
  content
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim()

/** A text as a call can carry it: halves of characters and nulls, which some keyboards leave behind, are none. */
export const sendable = (content: string): string => content.replaceAll('\0', '').replaceAll(/\p{Cs}/gu, '\uFFFD')

/** [VALID-15] Whether it has no visible character. */
export const isInkless = (content: string): boolean => INKLESS.test(content)

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Length in graphemes, which people count as letters: a Khmer syllable may be of five characters, a flag of two. */
export const lengthOf = (content: string): number => [...graphemes.segment(content)].length

/** Whether it has more graphemes than so many. Nothing short is counted, and nothing long to its end. */
export const isLongerThan = (content: string, most: number): boolean => shortenedTo(content, most) !== content

/** Its first graphemes. */
export function shortenedTo(content: string, most: number): string {
  if (content.length <= most) return content
  let short = ''
  let count = 0
  for (const { segment } of graphemes.segment(content)) {
    count += 1
    if (count > most) break
    short += segment
  }
  return short
}
