import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'

/**
 * Accents of Latin and Cyrillic letters, which people leave out when they search; other scripts read by their marks.
 */
const ACCENTS = /[\u0300-\u036f]/g
const CONTROLS = /\p{Cc}+/gu

/**
 * The form in which texts are searched, on both sides: whatever the case, the width or the accents, in every script.
 * Databases know the case of ASCII alone (SQLite) or by their own locale (PostgreSQL), so it is stored beside the text.
 */
export const folded = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(ACCENTS, '').normalize('NFC').replace(CONTROLS, ' ')

/** The words of a keyword, all of which a text must hold, in whatever order. */
export const wordsOf = (keyword: string): string[] => keyword.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')

/** Whether a folded column holds a word anywhere; `%` and `_` are letters like others. */
export function holds(column: Expression<string>, word: string): RawBuilder<SqlBool> {
  const literal = folded(word).replaceAll(/[\\%_]/g, '\\$&')
  return sql<SqlBool>`${column} like ${`%${literal}%`} escape '\\'`
}
