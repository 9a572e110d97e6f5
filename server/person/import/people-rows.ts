import { IMPORT_ROWS_MAX, importColumns } from '#api/person/managed-person.contract.ts'
import type { ImportColumn } from '#api/person/managed-person.contract.ts'
import { tidied } from '#api/person/person-rule.ts'
import type { WrittenPerson } from '#api/person/person-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'
import { columnOf, languageCodeOf, roleOf } from './headings.ts'
import type { SheetRow } from './read-file.ts'

export interface RowError {
  readonly row: number
  readonly column: ImportColumn | null
  readonly value: string
  readonly reason: Reason
}

/** A person of a file; fields may be empty. */
export interface PersonRow {
  readonly row: number
  readonly person: WrittenPerson
  /** Fields that cannot be parsed. */
  readonly errors: readonly RowError[]
  /** The original text, shown with its errors. */
  readonly written: Readonly<Record<ImportColumn, string>>
}

/** Separators between several roles in one cell. */
const BETWEEN_ROLES = /[,;|/、，；]+/u
/** A formula prefix; a phone may start with a plus. */
const FORMULA = /^[=\-@\t\r]|^\+(?![\d\s().-]+$)/

/**
 * The people below the headings. @param spoken the default language. @throws Refusal when a required heading is missing
 */
export function headedRows([head, ...rows]: readonly SheetRow[], spoken: string) {
  if (head === undefined || rows.length === 0) throw new Refusal('person.importEmpty')
  if (rows.length > IMPORT_ROWS_MAX) throw new Refusal('person.importTooManyRows', { most: String(IMPORT_ROWS_MAX) })
  const places = new Map<ImportColumn, number>()
  const headings = new Map<ImportColumn, string>()
  const ignored: string[] = []
  head.cells.forEach((heading, i) => {
    const column = columnOf(heading)
    if (column === null) {
      if (heading !== '') ignored.push(heading.slice(0, 100))
      return
    }
    if (places.has(column)) throw new Refusal('person.importTwice', { heading: heading.slice(0, 100) })
    places.set(column, i)
    headings.set(column, heading)
  })
  if (!places.has('accountName') || !places.has('originalName')) throw new Refusal('person.importHeadings')
  const cell = ({ cells }: SheetRow, column: ImportColumn): string => unquoted(cells[places.get(column) ?? -1] ?? '')
  const people = rows.map((row): PersonRow => {
    const written = Object.fromEntries(importColumns.map((column) => [column, cell(row, column)])) as Record<
      ImportColumn,
      string
    >
    return { row: row.number, written, ...personOf(row.number, written, spoken) }
  })
  return { people, headings, ignored: ignored.slice(0, 20) }
}

/** The leading apostrophe with which spreadsheets mark text. */
const unquoted = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)

function personOf(
  row: number,
  written: Readonly<Record<ImportColumn, string>>,
  spoken: string,
): Pick<PersonRow, 'person' | 'errors'> {
  const errors: RowError[] = importColumns
    .filter((column) => FORMULA.test(written[column]))
    .map((column) => ({ row, column, value: written[column], reason: 'person.formula' }))
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
    }),
    errors,
  }
}
