import { sql } from 'kysely'

import { defaultLanguage } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'

/** Orders rows of all languages so that `inLanguage` falls back to the default one. @param column of the language */
export const defaultFirst = (column: string) =>
  sql<number>`case when ${sql.ref(column)} = ${defaultLanguage.code} then 0 else 1 end`

/** Picks one row per thing: in the caller's language, else the first. */
export function inLanguage<Row extends { language: string }>(
  rows: readonly Row[],
  language: Language,
  thing: (row: Row) => string,
): Row[] {
  const chosen = new Map<string, Row>()
  for (const row of rows) {
    const key = thing(row)
    if (!chosen.has(key) || row.language === language.code) chosen.set(key, row)
  }
  return [...chosen.values()]
}
