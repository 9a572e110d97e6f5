import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'

import type { RosterCheck } from '#api/roster/roster.contract.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { CheckedFile, Counts, Imported, ImportSteps, type Importer } from '#views/bulk-import/import-steps.tsx'
import { MoreRows, Table } from '#views/bulk-import/import-tables.tsx'

const figure = (value: number): string => numberText(value, language())

interface RosterImportProps {
  readonly classID: string
  /** Shows what has changed once learners were put in. */
  readonly refresh?: () => void
}

/** Import of members from a file: choose, check, review, put in. */
export function RosterImport({ classID, refresh }: RosterImportProps) {
  const { flows } = useAdministration()
  const importer = useActorRef(flows.rosterImport, { input: { classID } })
  const isDone = useSelector(importer, has('done'))
  useEffect(() => {
    if (isDone) refresh?.()
  }, [isDone, refresh])
  const { roster } = texts()
  return (
    <section className="editor-section" data-section="roster-import">
      <h2 className="editor-heading">{roster.heading()}</h2>
      <p className="editor-note">{roster.intro()}</p>
      <ImportSteps
        importer={importer}
        template={flows.rosterTemplate}
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
  const { person, roster: LL } = texts()
  if (check === null || !('putsIn' in check)) return null
  return (
    <CheckedFile
      importer={importer}
      check={check}
      columns={{ ...person.column, group: LL.group }}
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

function Rows({ check }: { readonly check: RosterCheck }) {
  const { bulkImport, person, roster } = texts()
  const { column } = person
  return (
    <>
      <Table heads={[bulkImport.row(), bulkImport.what(), column.accountName(), column.originalName(), roster.group()]}>
        {check.rows.map(({ row, action, accountName, originalName, group, createsGroup }) => (
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
      <MoreRows check={check} />
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
  { putsIn, invites, stays }: Pick<RosterCheck, 'putsIn' | 'invites' | 'stays'>,
  refused = 0,
): string[] {
  const LL = texts().roster.counts
  const counts = { putsIn, invites, stays, refused }
  return (['putsIn', 'invites', 'stays', 'refused'] as const)
    .filter((way) => counts[way] > 0)
    .map((way) => LL[way]({ count: figure(counts[way]) }))
}
