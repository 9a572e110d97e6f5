import { cleanText, isInkless, isLongerThan } from '#api/kit/written-text.ts'

/** Maximum length of a private letter in user-perceived characters. */
export const LETTER_LIMIT = 2000

export const cleanLetter = cleanText

/**
 * [VALID-15, ERROR-36] What keeps a cleaned letter from being sent; null: nothing. Browser and server judge by this
 * one.
 */
export function letterFault(content: string): 'message.letterEmpty' | 'message.letterTooLong' | null {
  if (isInkless(content)) return 'message.letterEmpty'
  return isLongerThan(content, LETTER_LIMIT) ? 'message.letterTooLong' : null
}
