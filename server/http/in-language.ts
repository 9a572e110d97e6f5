import { sql } from 'kysely'

import type { Language, LanguageCode } from '#i18n/locales.ts'
import { fallbackOrder, mainLanguage, SECOND_LANGUAGE } from '#server/main-language.ts'

interface InLanguage {
  readonly language: string
}

/** Orders rows of all languages by their rank as a fallback of `inLanguage`. @param column of the language */
export const fallbackFirst = (column: string) =>
  sql<number>`case ${sql.ref(column)} when ${mainLanguage().code} then 0 when ${SECOND_LANGUAGE} then 1 else 2 end`

/** Picks one row per thing: in the caller's language, else the first. */
export function inLanguage<Row extends InLanguage>(
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

/** The text that a reader gets, of those in all languages. @param isWritten whether one can be shown */
export const shownText = <Text extends InLanguage>(
  texts: readonly Text[],
  { code }: Pick<Language, 'code'>,
  isWritten: (text: Text) => boolean = () => true,
): Text | undefined =>
  [code, ...fallbackOrder().map((language) => language.code)]
    .map((one) => texts.find((text) => text.language === one && isWritten(text)))
    .find((text) => text !== undefined)

/** The languages in which every one of some fields has a text. */
export const languagesOf = <Text extends InLanguage>(
  texts: readonly Text[],
  ...fields: (keyof Text)[]
): readonly string[] =>
  texts.filter((text) => fields.every((field) => text[field] !== '')).map(({ language }) => language)

/**
 * The language of a document that readers get who have no text in their own. @param parts of each part of it, the
 * languages in which it is whole; null: there is none in which all of them are
 */
export const baseOf = (parts: readonly (readonly string[])[]): LanguageCode | null =>
  fallbackOrder().find(({ code }) => parts.every((written) => written.includes(code)))?.code ?? null
