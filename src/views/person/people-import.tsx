import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { Link } from 'wouter'

import { existingWays, type ImportStep, type PeopleCheck } from '#api/person/managed-person.contract.ts'
import { isRole } from '#api/person/person-rule.ts'
import { namesText } from '#i18n/names.ts'
import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { CheckedFile, Counts, Imported, ImportSteps, type Importer } from '#views/bulk-import/import-steps.tsx'
import { MoreRows, Table } from '#views/bulk-import/import-tables.tsx'
import './people.css'

const ways = ['creates', 'updates', 'skips'] as const

/** Import of people from a file: choose, check, review, import. */
export function PeopleImport() {
  const { flows } = useAdministration()
  const importer = useActorRef(flows.peopleImport, { input: { classID: null } })
  const LL = texts().person
  usePageTitle(LL.importing.heading())
  return (
    <div className="editor">
      <BackLink href={addressOf('people')}>{LL.toList()}</BackLink>
      <header className="editor-top">
        <h1 className="page-head-title">{LL.importing.heading()}</h1>
        <p className="editor-note">{LL.importing.intro()}</p>
      </header>
      <ImportSteps
        importer={importer}
        template={flows.peopleTemplate}
        checked={<Checked importer={importer} />}
        done={<Done importer={importer} />}
      >
        <Options importer={importer} />
      </ImportSteps>
    </div>
  )
}

/** How people who are there already are treated, and whether the others are invited. */
function Options({ importer }: { readonly importer: Importer }) {
  const { existing, invites } = useSelector(importer, (snapshot) => snapshot.context)
  const isChecking = useSelector(importer, has('checking'))
  const LL = texts().person.importing
  return (
    <>
      <div className="editor-details">
        <ChoiceField
          label={LL.existing()}
          value={existing}
          entries={existingWays.map((way) => ({ value: way, text: LL.ways[way]() }))}
          choose={(way) => importer.send({ type: 'existing.chosen', existing: way })}
        />
      </div>
      <label className="person-role">
        <input
          type="checkbox"
          checked={invites}
          disabled={isChecking}
          onChange={({ target }) => importer.send({ type: 'invites.chosen', invites: target.checked })}
        />
        {LL.invites()}
      </label>
    </>
  )
}

function Checked({ importer }: { readonly importer: Importer }) {
  const check = useSelector(importer, (snapshot) => snapshot.context.check)
  if (check === null || !('creates' in check)) return null
  return (
    <CheckedFile
      importer={importer}
      check={check}
      columns={texts().person.column}
      counts={<Counts words={countWords(check)} />}
    >
      <PeopleRows check={check} />
    </CheckedFile>
  )
}

/** The people of a file without errors. */
function PeopleRows({ check }: { readonly check: PeopleCheck }) {
  const { bulkImport, person, centre } = texts()
  const { importing, column } = person
  return (
    <>
      <Table
        heads={[
          bulkImport.row(),
          bulkImport.what(),
          column.accountName(),
          column.originalName(),
          column.phone(),
          column.email(),
          column.roles(),
          column.department(),
        ]}
      >
        {check.rows.map(({ row, action, accountName, originalName, phone, email, roles, department }) => (
          <tr key={row}>
            <td>{numberText(row, language())}</td>
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
      <MoreRows check={check} />
    </>
  )
}

function Done({ importer }: { readonly importer: Importer }) {
  const step = useSelector(importer, (snapshot) => snapshot.context.step)
  const { person: LL } = texts()
  if (step === null || !('creates' in step)) return null
  return (
    <Imported importer={importer} step={step} counts={<Counts words={countWords(step, step.refused.length)} />}>
      <Button asChild>
        <Link href={addressOf('people')}>{LL.toList()}</Link>
      </Button>
    </Imported>
  )
}

/** How many are created, updated, left as they are, and not imported. */
function countWords({ creates, updates, skips }: Pick<ImportStep, (typeof ways)[number]>, refused = 0): string[] {
  const LL = texts().person.importing.counts
  const counts = { creates, updates, skips, refused }
  return [...ways, 'refused' as const]
    .filter((way) => counts[way] > 0)
    .map((way) => LL[way]({ count: numberText(counts[way], language()) }))
}
