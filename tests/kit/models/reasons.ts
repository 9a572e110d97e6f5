/** [VALID-11, CONST-05] At most so many graphemes. */
const MOST = 100

/** As long as a reason may be: Khmer syllables of two characters each, and pictures of two units each. */
export const longestReason = 'កា'.repeat(MOST / 2) + '🌊'.repeat(MOST / 2)
/** Nothing that anybody could see. */
export const unseenReason = '\u200B\u2800 \u2060'

export const isBlank = (reason: string): boolean => /^[\s\u200B\u2060\u2800]*$/.test(reason)
export const isTooLong = (reason: string): boolean => Array.from(new Intl.Segmenter().segment(reason)).length > MOST
