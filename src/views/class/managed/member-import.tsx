import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'

import { IMPORT_SHOWN } from '#api/person/managed-person.contract.ts'
import type { MemberCheck } from '#api/class/member-import.contract.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { CheckedFile, Counts, Imported, ImportSteps, type Importer } from '#views/person/import-frame.tsx'
import { Table } from '#views/person/import-tables.tsx'

const figure = (value: number): string => numberText(value, language())

interface MemberImportProps {
  readonly classID: string
  /** Shows what has changed once learners were put in. */
  readonly refresh?: () => void
}

/** Import of members from a file: choose, check, review, put in. */
export function MemberImport({ classID, refresh }: MemberImportProps) {
  const { flows } = useAdministration()
  const importer = useActorRef(flows.peopleImport, { input: { classID } })
  const isDone = useSelector(importer, has('done'))
  useEffect(() => {
    if (isDone) refresh?.()
  }, [isDone, refresh])
  const { roster } = texts()
  return (
    <section className="editor-section" data-section="member-import">
      <h2 className="editor-heading">{roster.heading()}</h2>
      <p className="editor-note">{roster.intro()}</p>
      <ImportSteps
        importer={importer}
        template={flows.memberTemplate}
        checked={<Checked importer={importer} />}
        done={<Done importer={importer} />}
      >
        <p className="editor-note">{roster.who()}</p>
      </ImportSteps>
    </section>
  )
}

function Checked({ importer }: { readonly importer: Importer }) {
  const check = useSelector(importer, (snapshot) => snapshot.context.check)
  const LL = texts().roster
  if (check === null || !('putsIn' in check)) return null
  return (
    <CheckedFile
      importer={importer}
      check={check}
      counts={<Counts words={countWords(check)} />}
      note={
        <>
          {check.newGroups.length > 0 && (
            <p className="editor-note">{LL.newGroups({ names: namesText(check.newGroups, language()) })}</p>
          )}
          {check.invites > 0 && <p className="editor-note">{LL.invitedNote()}</p>}
        </>
      }
    >
      <Rows check={check} />
    </CheckedFile>
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
  if (step === null || !('putsIn' in step)) return null
  return <Imported importer={importer} step={step} counts={<Counts words={countWords(step, step.refused.length)} />} />
}

/** How many are put in, invited, registered already, and not put in. */
function countWords(
  { putsIn, invites, stays }: Pick<MemberCheck, 'putsIn' | 'invites' | 'stays'>,
  refused = 0,
): string[] {
  const LL = texts().roster.counts
  const counts = { putsIn, invites, stays, refused }
  return (['putsIn', 'invites', 'stays', 'refused'] as const)
    .filter((way) => counts[way] > 0)
    .map((way) => LL[way]({ count: figure(counts[way]) }))
}
