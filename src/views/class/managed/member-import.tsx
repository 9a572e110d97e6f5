import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect } from 'react'

import { IMPORT_SHOWN } from '#api/person/managed-person.contract.ts'
import type { MemberCheck } from '#api/class/member-import.contract.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { Choosing, Importing, type Importer } from '#views/person/import-frame.tsx'
import { Errors, RefusedRows, Table } from '#views/person/import-tables.tsx'

const figure = (value: number): string => numberText(value, language())

interface MemberImportProps {
  readonly classID: string
  /** Shows what has changed once learners were put in. */
  readonly refresh?: () => void
}

/** Import of members from a file: choose, check, review, put in. */
export function MemberImport({ classID, refresh }: MemberImportProps) {
  const { places, flows } = useAdministration()
  const importer = useActorRef(flows.peopleImport, { input: { classID } })
  const isChecking = useSelector(importer, has('checking'))
  const isChecked = useSelector(importer, has('checked'))
  const isImporting = useSelector(importer, has('importing'))
  const isDone = useSelector(importer, has('done'))
  useEffect(() => {
    places.send({ type: 'work.changed', hasUnsaved: isImporting })
    return () => places.send({ type: 'work.changed', hasUnsaved: false })
  }, [places, isImporting])
  useEffect(() => {
    if (isDone) refresh?.()
  }, [isDone, refresh])
  const { roster, person } = texts()
  return (
    <section className="editor-section" data-section="member-import">
      <h2 className="editor-heading">{roster.heading()}</h2>
      <p className="editor-note">{roster.intro()}</p>
      {!isImporting && !isDone && (
        <Choosing importer={importer} template={flows.memberTemplate}>
          <p className="editor-note">{roster.who()}</p>
        </Choosing>
      )}
      {isChecking && <Skeleton label={person.importing.checking()} repeat={3} />}
      {isChecked && <Checked importer={importer} />}
      {isImporting && <Importing importer={importer} />}
      {isDone && <Done importer={importer} />}
    </section>
  )
}

/** The server's check of the file. */
function Checked({ importer }: { readonly importer: Importer }) {
  const check = useSelector(importer, (snapshot) => snapshot.context.check)
  const isReady = useSelector(importer, has('ready'))
  const { importing: LL } = texts().person
  if (check === null || !('putsIn' in check)) return null
  return (
    <section className="editor-section">
      <p className="notice" data-kind={isReady ? 'info' : 'error'} role="status">
        {isReady ? <CircleCheck size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
        {isReady ? LL.ready() : LL.faulty({ count: figure(check.errorCount) })}
      </p>
      {isReady && <Counts counts={check} />}
      {check.newGroups.length > 0 && (
        <p className="editor-note">{texts().roster.newGroups({ names: namesText(check.newGroups, language()) })}</p>
      )}
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
  readonly counts: Pick<MemberCheck, 'putsIn' | 'stays'>
  readonly refused?: number
}

function Counts({ counts: { putsIn, stays }, refused = 0 }: CountsProps) {
  const LL = texts().roster.counts
  const shown = [
    ['putsIn', putsIn],
    ['stays', stays],
    ['refused', refused],
  ] as const
  return (
    <ul className="import-counts">
      {shown
        .filter(([, count]) => count > 0)
        .map(([name, count]) => (
          <li key={name}>
            <bdi>{LL[name]({ count: figure(count) })}</bdi>
          </li>
        ))}
    </ul>
  )
}

function Rows({ check: { rows, rowCount } }: { readonly check: MemberCheck }) {
  const { person, roster } = texts()
  const { importing, column } = person
  return (
    <>
      <Table heads={[importing.row(), importing.what(), column.accountName(), column.originalName(), roster.group()]}>
        {rows.map(({ row, action, accountName, originalName, group, createsGroup }) => (
          <tr key={row}>
            <td>{figure(row)}</td>
            <td>{roster.action[action]()}</td>
            <td>
              <bdi>{accountName}</bdi>
            </td>
            <td>
              <bdi>{originalName}</bdi>
            </td>
            <td>
              <bdi>{createsGroup ? roster.newGroup({ name: group }) : group}</bdi>
            </td>
          </tr>
        ))}
      </Table>
      {rowCount > rows.length && <p className="editor-note">{importing.shown({ count: figure(IMPORT_SHOWN) })}</p>}
    </>
  )
}

function Done({ importer }: { readonly importer: Importer }) {
  const step = useSelector(importer, (snapshot) => snapshot.context.step)
  const LL = texts().person.importing
  if (step === null || !('putsIn' in step)) return null
  return (
    <section className="import-card">
      <p className="notice" data-kind="info" role="status">
        <CircleCheck size={16} aria-hidden="true" />
        {LL.finished()}
      </p>
      <Counts counts={step} refused={step.refused.length} />
      <RefusedRows refused={step.refused} />
      <div className="person-actions">
        <Button variant="soft" onClick={() => importer.send({ type: 'import.left' })}>
          {LL.another()}
        </Button>
      </div>
    </section>
  )
}
