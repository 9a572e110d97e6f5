/** Characters of a private letter, as a person counts them. */
export const LETTER_LIMIT = 2000

/** What takes up no ink, in whatever script: blanks, marks of direction, joiners, fillers. */
const INKLESS = /^[\s\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]*$/u

/** A letter as it is kept: its lines end one way, it holds no control characters, and nothing blank stands around it. */
export const cleanLetter = (content: string): string =>
  content
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim()

/** [VALID-15, ERROR-36] What keeps a cleaned letter from being sent; null: nothing. Browser and server judge by this one. */
export function letterFault(content: string): 'message.letterEmpty' | 'message.letterTooLong' | null {
  if (INKLESS.test(content)) return 'message.letterEmpty'
  return [...content].length > LETTER_LIMIT ? 'message.letterTooLong' : null
}
