import type { Reason } from '#server/answer/texts.ts'
import { languages, type Language } from '#i18n/locales.ts'
import { plain } from '#server/bulk-import/headings.ts'
import type { Database } from '#server/database/open.ts'
import { shownText } from '#server/http/in-language.ts'

/** What a cell says of a department. */
export type NamedDepartment =
  | { readonly kind: 'one'; readonly code: string; readonly isRetired: boolean }
  /** None or several have that name. */
  | { readonly kind: 'fault'; readonly reason: Reason }

interface Row {
  readonly code: string
  readonly isRetired: boolean
  readonly parentId: string | null
  readonly language: string | null
  readonly name: string | null
}

/** Cells and names are compared so; the parts of a path may have spaces between them or not. */
const keyOf = (text: string): string => plain(text).split('/').map(plain).join('/')

/**
 * Finds a department by its code, by its name in any language, or by its path, such as “North / Office”, where several
 * have one name. A code wins over a name, and what is offered over what is retired.
 */
export async function namedDepartments(db: Database): Promise<(cell: string) => NamedDepartment> {
  const rows = await readRows(db)
  const codes = new Map(rows.map((row) => [keyOf(row.code), row]))
  const namesOf = Map.groupBy(
    rows.flatMap(({ code, language, name }) => (language === null || name === null ? [] : [{ code, language, name }])),
    ({ code }) => code,
  )
  const parentOf = new Map(rows.map(({ code, parentId }) => [code, parentId]))
  /** As readers of a language are shown it: each part in that language, else in another. */
  const pathOf = (of: string, language: Language): string => {
    const names: string[] = []
    for (let code: string | null = of; code !== null; code = parentOf.get(code) ?? null)
      names.unshift(shownText(namesOf.get(code) ?? [], language)?.name ?? code)
    return names.join('/')
  }
  const named = Map.groupBy(
    [...codes.values()].flatMap((row) => {
      const own = (namesOf.get(row.code) ?? []).map(({ name }) => name)
      const paths = languages.map((language) => pathOf(row.code, language))
      return [...new Set([...own, ...paths].map(keyOf))].map((key) => ({ key, row }))
    }),
    ({ key }) => key,
  )
  return (cell) => {
    const byCode = codes.get(keyOf(cell))
    const all = byCode === undefined ? (named.get(keyOf(cell)) ?? []).map(({ row }) => row) : [byCode]
    const offered = all.filter(({ isRetired }) => !isRetired)
    const found = new Map((offered.length > 0 ? offered : all).map((row) => [row.code, row]))
    const [one] = found.values()
    if (one === undefined) return { kind: 'fault', reason: 'person.departmentUnknown' }
    if (found.size > 1) return { kind: 'fault', reason: 'person.departmentAmbiguous' }
    return { kind: 'one', code: one.code, isRetired: one.isRetired }
  }
}

async function readRows(db: Database): Promise<readonly Row[]> {
  const rows = await db
    .selectFrom('dict')
    .leftJoin('department', 'department.id', 'dict.code')
    .leftJoin('dict_name', (join) =>
      join.onRef('dict_name.type_code', '=', 'dict.type_code').onRef('dict_name.code', '=', 'dict.code'),
    )
    .select(['dict.code', 'dict.retired_at', 'department.parent_id', 'dict_name.language', 'dict_name.name'])
    .where('dict.type_code', '=', 'department')
    .execute()
  return rows.map(({ code, retired_at: retiredAt, parent_id: parentId, language, name }) => ({
    code,
    isRetired: retiredAt !== null,
    parentId,
    language,
    name,
  }))
}
