import type { ReactNode } from 'react'

import { IMPORT_ERRORS_SHOWN, IMPORT_SHOWN } from '#api/bulk-import/bulk-import.contract.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { FileCheck, FileStep } from '#machines/bulk-import/bulk-import.flow.ts'

const figure = (value: number): string => numberText(value, language())

/** A table of rows of a file. */
export function Table({ heads, children }: { readonly heads: readonly string[]; readonly children: ReactNode }) {
  return (
    // Wide tables scroll on their own, focusable for keyboard users.
    <div className="import-table-frame" tabIndex={0} role="region" aria-label={texts().bulkImport.heading()}>
      <table className="import-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** What the columns of a file are called. */
export type ColumnNames = Readonly<Partial<Record<NonNullable<FileCheck['errors'][number]['column']>, () => string>>>

interface ErrorsProps {
  readonly check: FileCheck
  readonly columns: ColumnNames
}

/** The errors of a file, by row. */
export function Errors({ check: { errors, errorCount }, columns }: ErrorsProps) {
  const LL = texts().bulkImport
  return (
    <>
      <Table heads={[LL.row(), LL.columnName(), LL.value(), LL.problem()]}>
        {errors.map(({ row, column, value, message }, at) => (
          <tr key={at}>
            <td>{figure(row)}</td>
            <td>{column === null ? '' : columns[column]?.()}</td>
            <td>
              <bdi>{value}</bdi>
            </td>
            <td>{message}</td>
          </tr>
        ))}
      </Table>
      {errorCount > errors.length && <p className="editor-note">{LL.shown({ count: figure(IMPORT_ERRORS_SHOWN) })}</p>}
    </>
  )
}

/** Says that a file has more rows than are shown. */
export function MoreRows({ check: { rows, rowCount } }: { readonly check: FileCheck }) {
  if (rowCount <= rows.length) return null
  return <p className="editor-note">{texts().bulkImport.shown({ count: figure(IMPORT_SHOWN) })}</p>
}

/** Rows refused between check and import. */
export function RefusedRows({ refused }: { readonly refused: FileStep['refused'] }) {
  const { bulkImport: LL, person } = texts()
  if (refused.length === 0) return null
  return (
    <Table heads={[LL.row(), person.column.accountName(), LL.problem()]}>
      {refused.map(({ row, accountName, message }) => (
        <tr key={row}>
          <td>{figure(row)}</td>
          <td>
            <bdi>{accountName}</bdi>
          </td>
          <td>{message}</td>
        </tr>
      ))}
    </Table>
  )
}
