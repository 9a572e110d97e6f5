import type { Language } from '#i18n/locales.ts'

/** Picks one row per thing: the caller's language, else the default one. */
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
