import { sql } from 'kysely'

import { defaultLanguage } from '#i18n/locales.ts'
import type { Language } from '#i18n/locales.ts'

/** The fallback after the reader's and the default language is English. */
export const SECOND_LANGUAGE = 'en_US'

/** Orders rows of all languages by their rank as a fallback of `inLanguage`. @param column of the language */
export const fallbackFirst = (column: string) =>
  sql<number>`case ${sql.ref(column)} when ${defaultLanguage.code} then 0 when ${SECOND_LANGUAGE} then 1 else 2 end`

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
