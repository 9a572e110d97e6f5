import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'

/**
 * Accents of Latin and Cyrillic letters, which people leave out when they search; other scripts read by their marks.
 */
const ACCENTS = /[\u0300-\u036f]/g
const CONTROLS = /\p{Cc}+/gu

/**
 * Folds a text for search: case-, width- and accent-insensitive in every script. It is stored beside the text because
 * databases fold ASCII only (SQLite) or by their own locale (PostgreSQL).
 */
export const folded = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replace(ACCENTS, '').normalize('NFC').replace(CONTROLS, ' ')

/** The words of a keyword, all of which must match, in any order. */
export const wordsOf = (keyword: string): string[] => keyword.split(/[\s\p{Cc}]+/u).filter((word) => word !== '')

/** A condition that a folded column contains a word; `%` and `_` are escaped. */
export function holds(column: Expression<string>, word: string): RawBuilder<SqlBool> {
  const literal = folded(word).replaceAll(/[\\%_]/g, '\\$&')
  return sql<SqlBool>`${column} like ${`%${literal}%`} escape '\\'`
}
