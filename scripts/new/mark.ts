/** Prefix of a text that still has to be translated; a test lists all of them. */
export const STILL_TO_WORD = '⚑'

export const isStillToWord = (text: string): boolean => text.includes(STILL_TO_WORD)
