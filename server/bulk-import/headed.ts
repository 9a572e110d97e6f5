import { SHEET_ROWS_MAX } from '#api/sheet/sheet-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { SheetRow } from '#server/sheet/read-file.ts'

/** A formula prefix; a phone may start with a plus. */
const FORMULA = /^[=\-@\t\r]|^\+(?![\d\s().-]+$)/

export const isFormula = (text: string): boolean => FORMULA.test(text)

/** A row by its columns; one without a heading is empty. */
export interface HeadedRow<Column extends string> {
  /** As in the file, from 1. */
  readonly row: number
  readonly written: Readonly<Record<Column, string>>
}

/**
 * The rows below the headings, which columns have one and how it is written, and the headings that are none.
 *
 * @throws Refusal where there are no rows, too many, or a column twice
 */
export function headed<Column extends string>(
  [head, ...rows]: readonly SheetRow[],
  columns: readonly Column[],
  columnOf: (heading: string) => Column | null,
) {
  if (head === undefined || rows.length === 0) throw new Refusal('sheet.empty')
  if (rows.length > SHEET_ROWS_MAX) throw new Refusal('sheet.tooManyRows', { most: String(SHEET_ROWS_MAX) })
  const places = new Map<Column, number>()
  const headings = new Map<Column, string>()
  const ignored: string[] = []
  head.cells.forEach((heading, i) => {
    const column = columnOf(heading)
    if (column === null) {
      if (heading !== '') ignored.push(heading.slice(0, 100))
      return
    }
    if (places.has(column)) throw new Refusal('bulkImport.twice', { heading: heading.slice(0, 100) })
    places.set(column, i)
    headings.set(column, heading)
  })
  const found = rows.map(
    ({ number, cells }): HeadedRow<Column> => ({
      row: number,
      written: Object.fromEntries(
        columns.map((column) => [column, unquoted(cells[places.get(column) ?? -1] ?? '')]),
      ) as Record<Column, string>,
    }),
  )
  return { rows: found, headings, ignored: ignored.slice(0, 20) }
}

/** The leading apostrophe with which spreadsheets mark text. */
const unquoted = (text: string): string => (/^'[=+\-@]/.test(text) ? text.slice(1) : text)
