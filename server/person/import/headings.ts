import { roles } from '#api/kit/call.ts'
import { importColumns } from '#api/person/managed-person.contract.ts'
import type { ImportColumn } from '#api/person/managed-person.contract.ts'
import { languages } from '#i18n/locales.ts'
import { textsOf } from '#server/answer/texts.ts'
import { plain } from '#server/bulk-import/headings.ts'

/** Further names of a heading besides those in the portal's languages. */
const also: Readonly<Record<ImportColumn, readonly string[]>> = {
  accountName: ['accountName', 'account', 'username', 'login', 'user'],
  originalName: ['originalName', 'name', 'fullName'],
  phone: ['phone', 'mobile', 'telephone'],
  email: ['email', 'e-mail', 'mail'],
  language: ['language', 'lang', 'locale'],
  roles: ['roles', 'role'],
  department: ['department', 'departmentCode', 'unit'],
}

let known: { columns: Map<string, ImportColumn>; roles: Map<string, string>; languages: Map<string, string> } | null =
  null

/** All known words of a file in every language; built at the first import. */
function words() {
  if (known !== null) return known
  const columns = new Map<string, ImportColumn>()
  const roleWords = new Map<string, string>(roles.map((role) => [plain(role), role]))
  for (const column of importColumns) for (const word of also[column]) columns.set(plain(word), column)
  for (const language of languages) {
    const {
      person: { column: names },
      centre: { role: held },
    } = textsOf(language)
    for (const column of importColumns) columns.set(plain(names[column]()), column)
    for (const role of roles) roleWords.set(plain(held[role]()), role)
  }
  const spoken = new Map<string, string>(
    languages.flatMap(({ code, tag, label }) => [code, tag, label].map((word) => [plain(word), code] as const)),
  )
  known = { columns, roles: roleWords, languages: spoken }
  return known
}

/** The column of a heading; null: unknown. */
export const columnOf = (heading: string): ImportColumn | null => words().columns.get(plain(heading)) ?? null
/** The code of a role by its name; null: unknown. */
export const roleOf = (name: string): string | null => words().roles.get(plain(name)) ?? null
/** The code of a language by its code, tag or name; null: not supported. */
export const languageCodeOf = (name: string): string | null => words().languages.get(plain(name)) ?? null
