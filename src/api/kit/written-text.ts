/** What takes up no ink, in whatever script: blanks, marks of direction, joiners, fillers. */
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

/** [VALID-15] Whether there is nothing to be read in it. */
export const isInkless = (content: string): boolean => INKLESS.test(content)

/** Characters, as a person counts them. */
export const lengthOf = (content: string): number => [...content].length
