import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'

import type { UploadService } from '#api/file/upload-rule.ts'
import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'
import type { ChosenFile, UploadedFile, UploadFlow } from '#machines/file/upload.flow.ts'

import { DropZone } from './drop-zone.tsx'
import { dropping } from './dropping.ts'
import { FileInput } from './file-input.tsx'
import { KeptFile, SendingFile, StoppedFile } from './upload-rows.tsx'
import './upload.css'

/*
 * Needs the texts `upload` and the flow of `use(flows.upload())`. The file is sent as soon as it is chosen; `onChange`
 * gets it once stored, and null when it is removed.
 */
export interface UploadFieldProps {
  /** The flow with its services, from `provideUpload(transport).upload`. */
  readonly flow: UploadFlow
  /** What the file is for: it says which types are allowed and who may send one. */
  readonly serviceCode: UploadService
  /** The name of the field, shown above it. */
  readonly label: string
  /** The stored file; null: none. */
  readonly value: UploadedFile | null
  readonly onChange: (value: UploadedFile | null) => void
  /** A sentence below the label. */
  readonly hint?: string
  /** Validation error of the field as a whole, e.g. required; null: none. */
  readonly error?: string | null
  readonly isDisabled?: boolean
  /** Called when an upload starts or ends, so that a form can block saving. */
  readonly onBusy?: (isBusy: boolean) => void
}

/** [CALL-24, VALID-18, VALID-19] A file field: chosen or dropped file, upload progress and commands. */
export function UploadField({
  flow,
  serviceCode,
  label,
  value,
  onChange,
  hint,
  error = null,
  isDisabled = false,
  onBusy,
}: UploadFieldProps) {
  const upload = useActorRef(flow, { input: { serviceCode, value } })
  const snapshot = useSelector(upload, (current) => current)
  const isSending = snapshot.hasTag('sending')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { field, keepFocus } = useKeptFocus(stateOf(snapshot))
  const [isOver, setOver] = useState(false)
  const changed = useEffectEvent(onChange)
  const busy = useEffectEvent((isBusy: boolean) => onBusy?.(isBusy))

  useEffect(() => {
    const uploaded = upload.on('uploaded', ({ file }) => changed(file))
    const removed = upload.on('removed', () => changed(null))
    return () => {
      uploaded.unsubscribe()
      removed.unsubscribe()
    }
  }, [upload])
  useEffect(() => upload.send({ type: 'value.given', value }), [upload, value])
  useEffect(() => busy(isSending), [isSending])

  const choose = (file: File | undefined) => {
    if (file !== undefined && !isDisabled) upload.send({ type: 'file.chosen', file: chosenOf(file) })
  }
  const open = () => input.current?.click()
  const { fault } = snapshot.context
  const problem = fault === null ? error : reasonText(texts(), fault)
  const rows = { upload, snapshot, isDisabled, open }
  return (
    <div
      ref={field}
      role="group"
      className="upload-field"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-problem`}
      data-over={isOver && !isDisabled}
      {...keepFocus}
      {...dropping(setOver, ([file]) => choose(file))}
    >
      <div className="upload-head">
        <span className="upload-label" id={`${id}-label`}>
          {label}
        </span>
        {hint !== undefined && <p className="upload-hint">{hint}</p>}
      </div>
      <FileInput ref={input} serviceCode={serviceCode} choose={([file]) => choose(file)} />
      {snapshot.matches('choosing') && (
        <DropZone hintId={`${id}-hint`} serviceCode={serviceCode} isOver={isOver} isDisabled={isDisabled} open={open} />
      )}
      {isSending && <SendingFile {...rows} />}
      {snapshot.hasTag('kept') && <KeptFile {...rows} />}
      {snapshot.hasTag('stopped') && <StoppedFile {...rows} />}
      <p className="upload-problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <p className="visually-hidden" role="status">
        {snapshot.matches('cancelled')
          ? texts().file.cancelled()
          : snapshot.hasTag('kept')
            ? texts().file.uploaded()
            : ''}
      </p>
    </div>
  )
}

const chosenOf = (file: File): ChosenFile => ({ name: file.name, size: file.size, content: file })
const stateOf = ({ value }: { readonly value: unknown }): string => JSON.stringify(value)

/** Keeps the focus in the field when its buttons are replaced. */
function useKeptFocus(state: string) {
  const field = useRef<HTMLDivElement>(null)
  const isInside = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isInside.current && isLost) field.current?.querySelector('button')?.focus()
  }, [state])
  const keepFocus = {
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ relatedTarget }: { readonly relatedTarget: EventTarget | null }) => {
      isInside.current = relatedTarget === null
    },
  }
  return { field, keepFocus }
}
