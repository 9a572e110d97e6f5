import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { folded, wordsOf } from '#i18n/folded.ts'

/*
 * Both engines have an index of words, and neither knows where words begin in Chinese, Khmer or Lao. So texts are
 * stored as terms of our own, ASCII all of them: a letter of a script without spaces is a term by itself, which makes
 * a word there a row of terms; in other scripts a word is a term, and found by how it begins.
 */

/** Scripts without spaces between words. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Khmer}\p{sc=Lao}\p{sc=Thai}\p{sc=Myanmar}]/u
const OF_WORDS = /[\p{L}\p{N}\p{M}]/u

/** An ASCII code for a non-ASCII letter, such as q6d2a. */
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
/** The language is indexed as a term, so that one index serves all languages. */
const languageTerm = (language: string): string => `l${language.toLowerCase().replaceAll(/[^a-z]/g, '')}`

/** Of the texts that readers get who have none in their own language. */
const BASE_TERM = 'lbase'

/** The indexed terms of a text. */
export const searchTerms = (language: string, text: string, isBase: boolean): string =>
  [languageTerm(language), ...termsOf(text), ...(isBase ? [BASE_TERM] : [])].join(' ')

/** A word as consecutive terms; the last one is a prefix where its script has spaces. */
interface Phrase {
  readonly terms: readonly string[]
  readonly goesOn: boolean
}
const phrasesOf = (keyword: string): Phrase[] =>
  wordsOf(keyword).map((word) => {
    const terms = termsOf(word)
    return { terms, goesOn: terms.at(-1)?.startsWith('w') === true }
  })

/** Query syntax of SQLite. Terms are ASCII letters and digits only, so user input needs no escaping. */
const embeddedQuery = (among: string, phrases: readonly Phrase[]): string =>
  [among, ...phrases.map(({ terms, goesOn }) => `"${terms.join(' ')}"${goesOn ? ' *' : ''}`)].join(' AND ')
/** Query syntax of PostgreSQL. */
const serverQuery = (among: string, phrases: readonly Phrase[]): string =>
  [among, ...phrases.map(({ terms, goesOn }) => `(${terms.join(' <-> ')}${goesOn ? ':*' : ''})`)].join(' & ')

/**
 * Condition on `course`: its texts in the reader's language, or else the base ones, contain every word of a keyword.
 * Null: the keyword has no word.
 */
export function courseHolds(db: Querying, language: string, keyword: string): RawBuilder<SqlBool> | null {
  const phrases = phrasesOf(keyword)
  if (phrases.length === 0) return null
  // A character that occurs in no text.
  if (phrases.some(({ terms }) => terms.length === 0)) return sql<SqlBool>`1 = 0`
  const isServer = hasRowLocks(db)
  const found = (among: string) =>
    !isServer
      ? sql`select key.course_id from course_search join course_search_key as key on key.position = course_search.rowid where course_search.terms match ${embeddedQuery(among, phrases)}`
      : sql`select course_id from course_text where terms @@ to_tsquery('simple', ${serverQuery(among, phrases)})`
  return sql<SqlBool>`(course.id in (${found(languageTerm(language))}) or (course.id in (${found(BASE_TERM)}) and not exists (select 1 from course_text as own where own.course_id = course.id and own.language = ${language} and own.title <> '')))`
}
