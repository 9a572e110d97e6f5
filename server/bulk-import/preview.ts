import { IMPORT_ERRORS_SHOWN } from '#api/bulk-import/bulk-import.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { refusalText } from '#server/answer/texts.ts'
import type { Reason } from '#server/answer/texts.ts'

/** So long a checked file is kept, to be imported. */
export const KEPT_MS = 60 * 60_000

/** What is wrong with a row. */
export interface RowError<Column> {
  readonly row: number
  readonly column: Column
  readonly value: string
  readonly reason: Reason
}

/** The first errors of a file in words. @param headings of the columns, as the file has them */
export const shownErrors = <Column extends string | null>(
  errors: readonly RowError<Column>[],
  headings: ReadonlyMap<Column, string>,
  language: Language,
) =>
  errors.slice(0, IMPORT_ERRORS_SHOWN).map(({ row, column, value, reason }) => ({
    row,
    column,
    heading: headings.get(column) ?? '',
    value: value.slice(0, 100),
    reason,
    message: refusalText(language, reason, {}),
  }))
