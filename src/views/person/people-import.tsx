import { Button } from '@radix-ui/themes'
import { useActorRef, useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck, Download, FileUp } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'wouter'
import type { ActorRefFrom } from 'xstate'

import { existingWays, IMPORT_ROWS_MAX } from '#api/person/managed-person.contract.ts'
import { UPLOAD_MAX } from '#api/file/upload-rule.ts'
import { fileSizeText, numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import type { PeopleImportFlow } from '#machines/person/people-import.flow.ts'

import { BackLink } from '#views/kit/page-head/back-link.tsx'
import { usePageTitle } from '#views/kit/page-head/page-title.ts'
import { failureText } from '#app/context/portal-context.ts'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { Progress } from '#views/kit/progress/progress.tsx'
import { useAdministration } from '#app/context/administration-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { addressOf } from '#views/editor/sections.ts'
import { Checked, Counts, RefusedRows } from './import-tables.tsx'

export type Importer = ActorRefFrom<PeopleImportFlow>
const figure = (value: number): string => numberText(value, language())

/** Import of people from a file: choose, check, review, import. */
export function PeopleImport() {
  const { places, flows } = useAdministration()
  const importer = useActorRef(flows.peopleImport)
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
      {!isImporting && !isDone && <Choosing importer={importer} />}
      {isChecking && <Skeleton label={LL.importing.checking()} repeat={3} />}
      {isChecked && <Checked importer={importer} />}
      {isImporting && <Importing importer={importer} />}
      {isDone && <Done importer={importer} />}
    </div>
  )
}

function Choosing({ importer }: { readonly importer: Importer }) {
  const { existing, invites, file } = useSelector(importer, (snapshot) => snapshot.context)
  const isChecking = useSelector(importer, has('checking'))
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const { flows } = useAdministration()
  const LL = texts().person.importing
  return (
    <section className="import-card" aria-label={LL.file()}>
      <div className="person-actions">
        <Button type="button" disabled={isChecking} aria-describedby={hintId} onClick={() => input.current?.click()}>
          <FileUp size={16} aria-hidden="true" />
          {file === null ? LL.choose() : LL.another()}
        </Button>
        <Button asChild variant="soft" color="gray">
          <a href={flows.peopleTemplate} download>
            <Download size={16} aria-hidden="true" />
            {LL.template()}
          </a>
        </Button>
        {file !== null && <bdi className="person-account">{file.name}</bdi>}
      </div>
      <p className="editor-note" id={hintId}>
        {LL.formats({
          kinds: '\u2066CSV · XLSX\u2069',
          rows: figure(IMPORT_ROWS_MAX),
          size: fileSizeText(UPLOAD_MAX, language()),
        })}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0]
          if (chosen !== undefined)
            importer.send({ type: 'file.chosen', file: { name: chosen.name, size: chosen.size, content: chosen } })
          // Allows choosing the same file again after a correction.
          currentTarget.value = ''
        }}
      />
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
      <Trouble importer={importer} />
    </section>
  )
}

/** Why a file was refused or could not be checked. */
function Trouble({ importer }: { readonly importer: Importer }) {
  const { fault, failure } = useSelector(importer, (snapshot) => snapshot.context)
  const isFailed = useSelector(importer, has('failed'))
  const text = fault !== null ? reasonText(texts(), fault) : failure === null ? null : failureText(failure)
  const LL = texts()
  if (text === null) return null
  return (
    <>
      <p className="notice" data-kind="error" role="alert">
        <CircleAlert size={16} aria-hidden="true" />
        {isFailed ? `${LL.person.importing.failed()} — ${text}` : text}
      </p>
      {isFailed && (
        <div className="person-actions">
          <Button variant="soft" onClick={() => importer.send({ type: 'check.repeated' })}>
            {LL.portal.retry()}
          </Button>
        </div>
      )}
    </>
  )
}

function Importing({ importer }: { readonly importer: Importer }) {
  const { check, step, failure } = useSelector(importer, (snapshot) => snapshot.context)
  const isInterrupted = useSelector(importer, has('interrupted'))
  const LL = texts().person.importing
  const all = check?.rowCount ?? 0
  const done = step?.doneCount ?? 0
  const words = { done: figure(done), all: figure(all) }
  return (
    <section className="import-card" aria-busy={!isInterrupted}>
      <p role="status">{LL.progress(words)}</p>
      <Progress label={LL.heading()} value={all === 0 ? 0 : (done * 100) / all} />
      {isInterrupted && (
        <>
          <p className="notice" data-kind="error" role="alert">
            <CircleAlert size={16} aria-hidden="true" />
            <span>
              {LL.interrupted(words)} {failure !== null && failureText(failure)}
            </span>
          </p>
          <div className="person-actions">
            <Button onClick={() => importer.send({ type: 'import.resumed' })}>{LL.resume()}</Button>
          </div>
        </>
      )}
    </section>
  )
}

function Done({ importer }: { readonly importer: Importer }) {
  const step = useSelector(importer, (snapshot) => snapshot.context.step)
  const { person: LL } = texts()
  if (step === null) return null
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
