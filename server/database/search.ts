import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'

/** A condition that a folded column contains a folded word; `%` and `_` are escaped. */
export function holds(column: Expression<string>, word: string): RawBuilder<SqlBool> {
  const literal = word.replaceAll(/[\\%_]/g, '\\$&')
  return sql<SqlBool>`${column} like ${`%${literal}%`} escape '\\'`
}
