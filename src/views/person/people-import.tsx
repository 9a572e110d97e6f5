import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'

import { existingWays } from '#api/person/managed-person.contract.ts'
import { texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { Choosing, Importing, type Importer } from './import-frame.tsx'
import { Checked, Counts, RefusedRows } from './import-tables.tsx'

/** Import of people from a file: choose, check, review, import. */
export function PeopleImport() {
  const { places, flows } = useAdministration()
  const importer = useActorRef(flows.peopleImport, { input: { classID: null } })
  const isChecking = useSelector(importer, has('checking'))
  const isChecked = useSelector(importer, has('checked'))
  const isImporting = useSelector(importer, has('importing'))
  const isDone = useSelector(importer, has('done'))
  useEffect(() => {
    places.send({ type: 'work.changed', hasUnsaved: isImporting })
    return () => places.send({ type: 'work.changed', hasUnsaved: false })
  }, [places, isImporting])
  const LL = texts().person
  usePageTitle(LL.importing.heading())
  return (
    <div className="editor">
      <BackLink href={addressOf('people')}>{LL.toList()}</BackLink>
      <header className="editor-top">
        <h1 className="page-head-title">{LL.importing.heading()}</h1>
        <p className="editor-note">{LL.importing.intro()}</p>
      </header>
      {!isImporting && !isDone && (
        <Choosing importer={importer} template={flows.peopleTemplate}>
          <Options importer={importer} />
        </Choosing>
      )}
      {isChecking && <Skeleton label={LL.importing.checking()} repeat={3} />}
      {isChecked && <Checked importer={importer} />}
      {isImporting && <Importing importer={importer} />}
      {isDone && <Done importer={importer} />}
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

function Done({ importer }: { readonly importer: Importer }) {
  const step = useSelector(importer, (snapshot) => snapshot.context.step)
  const { person: LL } = texts()
  if (step === null || !('creates' in step)) return null
  return (
    <section className="import-card">
      <p className="notice" data-kind="info" role="status">
        <CircleCheck size={16} aria-hidden="true" />
        {LL.importing.finished()}
      </p>
      <Counts counts={step} refused={step.refused.length} />
      <RefusedRows refused={step.refused} />
      <div className="person-actions">
        <Button asChild>
          <Link href={addressOf('people')}>{LL.toList()}</Link>
        </Button>
        <Button variant="soft" onClick={() => importer.send({ type: 'import.left' })}>
          {LL.importing.another()}
        </Button>
      </div>
    </section>
  )
}
