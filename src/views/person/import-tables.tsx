import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import {
  IMPORT_ERRORS_SHOWN,
  IMPORT_SHOWN,
  type ImportStep,
  type PeopleCheck,
} from '#api/person/managed-person.contract.ts'
import { isRole } from '#api/person/person-rule.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { FileCheck, FileStep } from '#machines/person/people-import.flow.ts'

import type { Importer } from './import-frame.tsx'

const figure = (value: number): string => numberText(value, language())

/** The server's check of the file. */
export function Checked({ importer }: { readonly importer: Importer }) {
  const check = useSelector(importer, (snapshot) => snapshot.context.check)
  const isReady = useSelector(importer, (snapshot) => snapshot.hasTag('ready'))
  const LL = texts().person.importing
  if (check === null || !('creates' in check)) return null
  return (
    <section className="editor-section">
      <p className="notice" data-kind={isReady ? 'info' : 'error'} role="status">
        {isReady ? <CircleCheck size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
        {isReady ? LL.ready() : LL.faulty({ count: figure(check.errorCount) })}
      </p>
      {isReady && <Counts counts={check} />}
      {check.ignored.length > 0 && (
        <p className="editor-note">{LL.ignored({ names: namesText(check.ignored, language()) })}</p>
      )}
      {isReady ? <Rows check={check} /> : <Errors check={check} />}
      {isReady && (
        <div className="person-actions">
          <Button size="3" onClick={() => importer.send({ type: 'import.started' })}>
            {LL.start()}
          </Button>
        </div>
      )}
    </section>
  )
}

interface CountsProps {
  readonly counts: Pick<ImportStep, 'creates' | 'updates' | 'skips'>
  readonly refused?: number
}

export function Counts({ counts, refused = 0 }: CountsProps) {
  const LL = texts().person.importing.counts
  return (
    <ul className="import-counts">
      {(['creates', 'updates', 'skips'] as const)
        .filter((name) => counts[name] > 0)
        .map((name) => (
          <li key={name}>
            <bdi>{LL[name]({ count: figure(counts[name]) })}</bdi>
          </li>
        ))}
      {refused > 0 && (
        <li>
          <bdi>{LL.refused({ count: figure(refused) })}</bdi>
        </li>
      )}
    </ul>
  )
}

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

function Rows({ check: { rows, rowCount } }: { readonly check: PeopleCheck }) {
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
        ]}
      >
        {rows.map(({ row, action, accountName, originalName, phone, email, roles }) => (
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
