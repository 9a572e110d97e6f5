/** Signs that show nothing by themselves: joiners, marks of direction, fillers, variation selectors, and the like. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/** Letters of scripts whose letters are told to join or to stay apart within a word, such as Persian and Hindi. */
const JOINING =
  /^[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Mongolian}]$/u
/** Letters of scripts that put no blanks between words, and may say where a line can break. */
const UNSPACED = /^[\p{Script=Khmer}\p{Script=Lao}\p{Script=Thai}\p{Script=Myanmar}]$/u
const WRITTEN = /^[\p{L}\p{M}]$/u
const HAN = /^\p{Script=Han}$/u
const PICTURE = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u

const isBetween = (before: string, after: string, script: RegExp): boolean =>
  [before, after].every((letter) => WRITTEN.test(letter) && script.test(letter))

/** Whether a sign that is not seen changes how its neighbours are read in their script, or which picture they are. */
function isNeeded(sign: string, before: string, after: string): boolean {
  if (sign === '\u200c') return isBetween(before, after, JOINING)
  if (sign === '\u200d')
    return isBetween(before, after, JOINING) || (PICTURE.test(before) && /^\p{Extended_Pictographic}$/u.test(after))
  if (sign === '\u200b') return isBetween(before, after, UNSPACED)
  if (sign === '\ufe0f') return /^[\p{Extended_Pictographic}\d#*]$/u.test(before)
  return /^[\ufe00-\ufe02\u{e0100}-\u{e01ef}]$/u.test(sign) && HAN.test(before)
}

/** A text without the signs in it that nobody sees and no script needs. */
export const withoutUnseen = (text: string): string =>
  text.replaceAll(UNSEEN, (sign, offset: number, whole: string) => {
    // A letter has at most two units.
    const before = [...whole.slice(Math.max(0, offset - 2), offset)].at(-1) ?? ''
    const [after = ''] = whole.slice(offset + sign.length, offset + sign.length + 2)
    return isNeeded(sign, before, after) ? sign : ''
  })

/**
 * A name as it is kept, of people, accounts, groups, classes, courses and what belongs to them: one line, without
 * control characters and without signs that nobody sees, which could hide letters, turn their order round or make two
 * names of one.
 */
export const cleanLine = (typed: string): string =>
  withoutUnseen(typed.normalize('NFC'))
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim()

/** What names are told apart by: not by case, nor by the width of their letters. */
export const nameKey = (name: string): string => cleanLine(name).normalize('NFKC').toLowerCase()

/** The scripts that languages of today are written in, by UAX 31; of all others nobody here tells the letters apart. */
const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Han',
  'Arabic',
  'Khmer',
  'Lao',
  'Thai',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Armenian',
  'Bengali',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Tibetan',
].map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }))
/** Written together in Chinese, Japanese and Korean, and there with Latin letters too: none looks like another. */
const TOGETHER = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']
/** What all scripts share: digits, signs, and marks upon letters. */
const SHARED = /[\p{Script=Common}\p{Script=Inherited}]/gu

/** The scripts of a text; null: of a script that is not written today. */
function scriptsOf(text: string): string[] | null {
  const letters = text.replaceAll(SHARED, '')
  const found = SCRIPTS.filter(({ letter }) => letter.test(letters))
  const isKnown = [...letters].every((one) => found.some(({ letter }) => letter.test(one)))
  return isKnown ? found.map(({ name }) => name) : null
}

/** Whether letters of scripts stand side by side that could be taken for one another. */
export function mixesScripts(text: string): boolean {
  const scripts = scriptsOf(text)
  return scripts === null || (scripts.length > 1 && !scripts.every((script) => TOGETHER.includes(script)))
}

/** The words of a text: what stands between blanks, dots, hyphens and the like. */
export const wordsOf = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\p{N}\p{Cf}]+/u).filter((word) => word !== '')

/** Whether any word of a name mixes scripts; the words may be of several. */
export const hasMixedWord = (name: string): boolean => wordsOf(name).some((word) => mixesScripts(word))

/** Whether digits of several kinds stand in a text, such as ٥ and 5. */
export const mixesDigits = (text: string): boolean => /\d/.test(text) && /[^\P{Nd}\d]/u.test(text)
