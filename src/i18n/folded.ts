/**
 * What people leave out when they search: accents of Latin, Greek and Cyrillic letters, vowel signs and hamzas of
 * Arabic, the lengthening stroke, signs above Khmer letters; and what nobody sees, such as the zero-width space between
 * Khmer words.
 */
const LEFT_OUT = /[\u0300-\u036F\u064B-\u065F\u0670\u0640\u17C8-\u17D1\u17DD]|\p{Default_Ignorable_Code_Point}/gu
const CONTROLS = /\p{Cc}+/gu

/** Letters that Unicode does not decompose, as people type them who do not have them on their keyboard. */
const ALIKE: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  ς: 'σ',
  // Alif of the article, alif maqsura and Farsi yeh, taa marbuta, Farsi kaf.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
}
const OTHERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu')

/**
 * Folds a text for search, the only way in which this product does: regardless of case, width, accents, and what cannot
 * be seen, in every script. The server stores it beside the text, since databases fold ASCII only (SQLite) or by their
 * own locale (PostgreSQL).
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(OTHERS, (letter) => ALIKE[letter] ?? letter)
    .normalize('NFC')
    .replace(CONTROLS, ' ')

/** The words of a keyword, folded: all of them must match, in any order. */
export const wordsOf = (keyword: string): string[] =>
  folded(keyword)
    .split(/\s+/u)
    .filter((word) => word !== '')
