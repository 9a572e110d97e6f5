import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { CircleAlert, CircleCheck, Download, FileUp } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'

import { UPLOAD_MAX } from '#api/file/upload-rule.ts'
import { textEncodings } from '#api/kit/text-encoding.ts'
import { SHEET_ROWS_MAX } from '#api/sheet/sheet-rule.ts'
import { encodingName } from './encoding-name.ts'
import { namesText } from '#i18n/names.ts'
import { fileSizeText, numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import { has } from '#machines/kit/watching.ts'
import type { FileCheck, FileStep, BulkImportFlow } from '#machines/bulk-import/bulk-import.flow.ts'

import { useAdministration } from '#app/context/administration-context.ts'
import { failureText } from '#app/context/portal-context.ts'
import { ChoiceField } from '#views/editor/choice-field.tsx'
import { Progress } from '#views/kit/progress/progress.tsx'
import { Skeleton } from '#views/kit/skeleton/skeleton.tsx'
import { Errors, RefusedRows, type ColumnNames } from './import-tables.tsx'
import './bulk-import.css'

export type Importer = ActorRefFrom<BulkImportFlow>
const figure = (value: number): string => numberText(value, language())

interface StepsProps extends ChoosingProps {
  /** The server's check of the file. */
  readonly checked: ReactNode
  readonly done: ReactNode
}

/** An import from a file: choose, check, review, import. */
export function ImportSteps({ importer, template, children, checked, done }: StepsProps) {
  const { places } = useAdministration()
  const isChecking = useSelector(importer, has('checking'))
  const isChecked = useSelector(importer, has('checked'))
  const isImporting = useSelector(importer, has('importing'))
  const isDone = useSelector(importer, has('done'))
  useEffect(() => {
    places.send({ type: 'work.changed', hasUnsaved: isImporting })
    return () => places.send({ type: 'work.changed', hasUnsaved: false })
  }, [places, isImporting])
  return (
    <>
      {!isImporting && !isDone && (
        <Choosing importer={importer} template={template}>
          {children}
        </Choosing>
      )}
      {isChecking && <Skeleton label={texts().bulkImport.checking()} repeat={3} />}
      {isChecked && checked}
      {isImporting && <Importing importer={importer} />}
      {isDone && done}
    </>
  )
}

interface CheckedProps {
  readonly importer: Importer
  readonly check: FileCheck
  readonly columns: ColumnNames
  readonly counts: ReactNode
  /** What else there is to know before it is imported. */
  readonly note?: ReactNode
  /** The rows of a file without errors. */
  readonly children: ReactNode
}

/** What the check has found: the errors, or what would be imported. */
export function CheckedFile({ importer, check, columns, counts, note, children }: CheckedProps) {
  const isReady = useSelector(importer, has('ready'))
  const LL = texts().bulkImport
  return (
    <section className="editor-section">
      <p className="notice" data-kind={isReady ? 'info' : 'error'} role="status">
        {isReady ? <CircleCheck size={16} aria-hidden="true" /> : <CircleAlert size={16} aria-hidden="true" />}
        {isReady ? LL.ready() : LL.faulty({ count: figure(check.errorCount) })}
      </p>
      {check.encoding !== null && (
        <ChoiceField
          label={LL.encoding()}
          note={LL.encodingHint()}
          value={check.encoding}
          entries={textEncodings.map((encoding) => ({ value: encoding, text: encodingName(encoding, language()) }))}
          choose={(encoding) => importer.send({ type: 'encoding.chosen', encoding })}
        />
      )}
      {isReady && counts}
      {note}
      {check.ignored.length > 0 && (
        <p className="editor-note">{LL.ignored({ names: namesText(check.ignored, language()) })}</p>
      )}
      {isReady ? children : <Errors check={check} columns={columns} />}
      {isReady && (
        <div className="import-actions">
          <Button size="3" onClick={() => importer.send({ type: 'import.started' })}>
            {LL.start()}
          </Button>
        </div>
      )}
    </section>
  )
}

interface ImportedProps {
  readonly importer: Importer
  readonly step: FileStep
  readonly counts: ReactNode
  /** Where to go on from here. */
  readonly children?: ReactNode
}

/** What has been imported. */
export function Imported({ importer, step, counts, children }: ImportedProps) {
  const LL = texts().bulkImport
  return (
    <section className="import-card">
      <p className="notice" data-kind="info" role="status">
        <CircleCheck size={16} aria-hidden="true" />
        {LL.finished()}
      </p>
      {counts}
      <RefusedRows refused={step.refused} />
      <div className="import-actions">
        {children}
        <Button variant="soft" onClick={() => importer.send({ type: 'import.left' })}>
          {LL.another()}
        </Button>
      </div>
    </section>
  )
}

/** How many rows come to what, in words. */
export function Counts({ words }: { readonly words: readonly string[] }) {
  return (
    <ul className="import-counts">
      {words.map((each) => (
        <li key={each}>
          <bdi>{each}</bdi>
        </li>
      ))}
    </ul>
  )
}

interface ChoosingProps {
  readonly importer: Importer
  /** The address of an empty file with the headings. */
  readonly template: string
  /** What can be chosen beside the file. */
  readonly children?: ReactNode
}

/** Chooses a file; also after a check, where another one is needed. */
function Choosing({ importer, template, children }: ChoosingProps) {
  const file = useSelector(importer, (snapshot) => snapshot.context.file)
  const isChecking = useSelector(importer, has('checking'))
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const LL = texts().bulkImport
  return (
    <section className="import-card" aria-label={LL.file()}>
      <div className="import-actions">
        <Button type="button" disabled={isChecking} aria-describedby={hintId} onClick={() => input.current?.click()}>
          <FileUp size={16} aria-hidden="true" />
          {file === null ? LL.choose() : LL.another()}
        </Button>
        <Button asChild variant="soft" color="gray">
          <a href={template} download>
            <Download size={16} aria-hidden="true" />
            {LL.template()}
          </a>
        </Button>
        {file !== null && <bdi className="import-file">{file.name}</bdi>}
      </div>
      <p className="editor-note" id={hintId}>
        {LL.formats({
          kinds: '\u2066CSV · XLSX\u2069',
          rows: figure(SHEET_ROWS_MAX),
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
      {children}
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
        {isFailed ? `${LL.bulkImport.failed()} — ${text}` : text}
      </p>
      {isFailed && (
        <div className="import-actions">
          <Button variant="soft" onClick={() => importer.send({ type: 'check.repeated' })}>
            {LL.portal.retry()}
          </Button>
        </div>
      )}
    </>
  )
}

/** How far the import is. */
function Importing({ importer }: { readonly importer: Importer }) {
  const { check, step, failure } = useSelector(importer, (snapshot) => snapshot.context)
  const isInterrupted = useSelector(importer, has('interrupted'))
  const LL = texts().bulkImport
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
          <div className="import-actions">
            <Button onClick={() => importer.send({ type: 'import.resumed' })}>{LL.resume()}</Button>
          </div>
        </>
      )}
    </section>
  )
}
