/** What a text begins with that somebody still has to word in its language; a test names all that are left. */
export const STILL_TO_WORD = '⚑'

export const isStillToWord = (text: string): boolean => text.includes(STILL_TO_WORD)
