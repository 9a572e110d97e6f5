import { importColumns } from '#api/person/managed-person.contract.ts'
import type { ImportColumn } from '#api/person/managed-person.contract.ts'
import { tidied } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { columnOf, languageCodeOf, roleOf } from './headings.ts'
import { headed, isFormula } from '#server/bulk-import/headed.ts'
import type { RowError } from '#server/bulk-import/preview.ts'
import type { SheetRow } from '#server/sheet/read-file.ts'

/** Null: the row as a whole. */
export type PersonError = RowError<ImportColumn | null>

/** A person of a file; fields may be empty. */
export interface PersonRow {
  readonly row: number
  readonly person: WrittenPerson
  /** Fields that cannot be parsed. */
  readonly errors: readonly PersonError[]
  /** The original text, shown with its errors. */
  readonly written: Readonly<Record<ImportColumn, string>>
}

/** Separators between several roles in one cell. */
const BETWEEN_ROLES = /[,;|/、，；]+/u
/**
 * The people below the headings. @param spoken the default language. @throws Refusal when a required heading is missing
 */
export function headedRows(table: readonly SheetRow[], spoken: string) {
  const { rows, headings, ignored } = headed(table, importColumns, columnOf)
  if (!headings.has('accountName') || !headings.has('originalName')) throw new Refusal('person.importHeadings')
  const people = rows.map(({ row, written }): PersonRow => ({ row, written, ...personOf(row, written, spoken) }))
  return { people, headings, ignored }
}

function personOf(
  row: number,
  written: Readonly<Record<ImportColumn, string>>,
  spoken: string,
): Pick<PersonRow, 'person' | 'errors'> {
  const errors: PersonError[] = importColumns
    .filter((column) => isFormula(written[column]))
    .map((column) => ({ row, column, value: written[column], reason: 'bulkImport.formula' }))
  const names = written.roles
    .split(BETWEEN_ROLES)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const roles = names.map((name) => roleOf(name) ?? name)
  const language = written.language === '' ? spoken : languageCodeOf(written.language)
  if (language === null)
    errors.push({ row, column: 'language', value: written.language, reason: 'person.languageUnknown' })
  const { accountName, originalName, phone, email } = written
  return {
    person: tidied({
      accountName,
      originalName,
      phone,
      email,
      language: language ?? spoken,
      roles: roles.length === 0 ? ['learner'] : [...new Set(roles)],
      department: written.department,
    }),
    errors,
  }
}
