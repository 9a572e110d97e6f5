import type { ReactNode } from 'react'

import { IMPORT_ERRORS_SHOWN, IMPORT_SHOWN, type PeopleCheck } from '#api/person/managed-person.contract.ts'
import { isRole } from '#api/person/person-rule.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { FileCheck, FileStep } from '#machines/person/people-import.flow.ts'

const figure = (value: number): string => numberText(value, language())

/** A table of rows of a file. */
export function Table({ heads, children }: { readonly heads: readonly string[]; readonly children: ReactNode }) {
  return (
    // Wide tables scroll on their own, focusable for keyboard users.
    <div className="import-table-frame" tabIndex={0} role="region" aria-label={texts().person.importing.heading()}>
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

/** The errors of a file, by row. */
export function Errors({ check: { errors, errorCount } }: { readonly check: FileCheck }) {
  const { person, roster } = texts()
  const { importing: LL } = person
  const columns = { ...person.column, group: roster.group }
  return (
    <>
      <Table heads={[LL.row(), LL.columnName(), LL.value(), LL.problem()]}>
        {errors.map(({ row, column, value, message }, at) => (
          <tr key={at}>
            <td>{figure(row)}</td>
            <td>{column === null ? '' : columns[column]()}</td>
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

/** The people of a file without errors. */
export function PeopleRows({ check: { rows, rowCount } }: { readonly check: PeopleCheck }) {
  const { person: LL, centre } = texts()
  const { importing, column } = LL
  return (
    <>
      <Table
        heads={[
          importing.row(),
          importing.what(),
          column.accountName(),
          column.originalName(),
          column.phone(),
          column.email(),
          column.roles(),
          column.department(),
        ]}
      >
        {rows.map(({ row, action, accountName, originalName, phone, email, roles, department }) => (
          <tr key={row}>
            <td>{figure(row)}</td>
            <td>{importing.action[action]()}</td>
            <td>
              <bdi>{accountName}</bdi>
            </td>
            <td>
              <bdi>{originalName}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{phone}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{email}</bdi>
            </td>
            <td>
              {namesText(
                roles.filter(isRole).map((role) => centre.role[role]()),
                language(),
              )}
            </td>
            <td>
              <bdi>{department}</bdi>
            </td>
          </tr>
        ))}
      </Table>
      {rowCount > rows.length && <p className="editor-note">{importing.shown({ count: figure(IMPORT_SHOWN) })}</p>}
    </>
  )
}

/** Rows refused between check and import. */
export function RefusedRows({ refused }: { readonly refused: FileStep['refused'] }) {
  const { importing: LL, column } = texts().person
  if (refused.length === 0) return null
  return (
    <Table heads={[LL.row(), column.accountName(), LL.problem()]}>
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
