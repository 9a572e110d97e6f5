/** Invisible characters of any script: blanks, direction marks, joiners, fillers. */
const INKLESS = /^[\s\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]*$/u

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

/** [VALID-15] Whether it has no visible character. */
export const isInkless = (content: string): boolean => INKLESS.test(content)

/** Length in user-perceived characters. */
export const lengthOf = (content: string): number => [...content].length
