import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DictionaryTypeCode } from '#api/dictionary/dictionary-rule.ts'
import type { Language } from '#i18n/locales.ts'
import type { Querying } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { mainLanguage, SECOND_LANGUAGE } from '#server/main-language.ts'

/** The name of the `dict` at hand in a language: in another, where it has none in it, so that everybody sees one. */
export function entryName(language: string): RawBuilder<string> {
  const ofIt = sql`named.type_code = dict.type_code and named.code = dict.code`
  const written = (code: string) =>
    sql`(select named.name from dict_name as named where ${ofIt} and named.language = ${code})`
  return sql<string>`coalesce(${written(language)}, ${written(mainLanguage().code)}, ${written(SECOND_LANGUAGE)},
    (select named.name from dict_name as named where ${ofIt} order by named.language limit 1), dict.code)`
}

const namesOfType = prepared(['typeCode', 'language'], (db, asked: { typeCode: string; language: string }) =>
  db
    .selectFrom('dict')
    .select(['code', entryName(asked.language).as('name')])
    .where('type_code', '=', asked.typeCode),
)

/** What the entries of a dictionary are called in a language; a code that it has not is shown as it is. */
export async function entryNames(
  db: Querying,
  typeCode: DictionaryTypeCode,
  language: Language,
): Promise<(code: string) => string> {
  const rows = await namesOfType(db, { typeCode, language: language.code })
  const names = new Map(rows.map(({ code, name }) => [code, name]))
  return (code) => names.get(code) ?? code
}
