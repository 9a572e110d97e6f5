/*
 * How texts were folded for search when 0033 was released, whatever has become of it since: a database that is brought
 * up to date later goes through the same states.
 */

const LEFT_OUT = /[\u0300-\u036F\u064B-\u065F\u0670\u0640\u17C8-\u17D1\u17DD]|\p{Default_Ignorable_Code_Point}/gu
const CONTROLS = /\p{Cc}+/gu
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
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
}
const OTHERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu')

export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEFT_OUT, '')
    .replace(OTHERS, (letter) => ALIKE[letter] ?? letter)
    .normalize('NFC')
    .replace(CONTROLS, ' ')

/** Scripts that part words by nothing that can be seen. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Khmer}\p{sc=Lao}\p{sc=Thai}\p{sc=Myanmar}]/u
const OF_WORDS = /[\p{L}\p{N}\p{M}]/u

/** ASCII for a letter that is none, such as q6d2a. */
const spelled = (letter: string): string =>
  /[a-z0-9]/.test(letter) ? letter : `q${(letter.codePointAt(0) ?? 0).toString(16)}`

function termsOf(text: string): string[] {
  const terms: string[] = []
  let word = ''
  const end = (): void => {
    if (word !== '') terms.push(`w${word}`)
    word = ''
  }
  for (const letter of folded(text)) {
    if (SPACELESS.test(letter)) {
      end()
      terms.push(`c${spelled(letter)}`)
    } else if (OF_WORDS.test(letter)) word += spelled(letter)
    else end()
  }
  end()
  return terms
}
/** The language that a text is in is a term of it, so that one index serves all of them. */
const languageTerm = (language: string): string => `l${language.toLowerCase().replaceAll(/[^a-z]/g, '')}`

/** What is stored of a text to find it by. */
export const searchTerms = (language: string, text: string): string =>
  [languageTerm(language), ...termsOf(text)].join(' ')
