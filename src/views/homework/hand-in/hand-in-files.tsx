import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { ChevronDown, ChevronUp, CircleAlert, File as FileIcon, FileCheck2, RotateCw, Upload, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'

import { UPLOAD_MAX } from '#api/file/upload-rule.ts'
import { fileSizeText, numberText } from '#i18n/numbers.ts'
import { reasonText } from '#i18n/reason.ts'
import { language, texts } from '#i18n/texts.ts'
import type { HandInFile } from '#machines/homework/hand-in-context.ts'

import { failureText } from '#app/context/portal-context.ts'
import { dropping } from '#views/file/dropping.ts'
import { FileInput } from '#views/file/file-input.tsx'
import { typesText } from '#views/file/types-text.ts'
import { UploadButton, UploadRow } from '#views/file/upload-row.tsx'
import { Progress } from '#views/kit/progress/progress.tsx'
import type { HandInActor } from './hand-in.tsx'

const SERVICE = 'homework'

interface Props {
  readonly handIn: HandInActor
  readonly filesMost: number
  /** Code of what keeps it from being handed in; null: nothing. */
  readonly problem: string | null
  readonly isClosed: boolean
}

/** [HOMEWORK-01, VALID-18] Several files in an order of one's own, each sent as soon as it is chosen. */
export function HandInFiles({ handIn, filesMost, problem, isClosed }: Props) {
  const files = useSelector(handIn, (snapshot) => snapshot.context.files)
  const unfit = useSelector(handIn, (snapshot) => snapshot.context.unfit)
  const [isOver, setOver] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const { file: fileTexts, handIn: area } = texts()
  const LL = area.form
  const choose = (chosen: readonly File[]) => {
    if (chosen.length === 0 || isClosed) return
    const added = chosen.map((file) => ({
      key: crypto.randomUUID(),
      name: file.name,
      size: file.size,
      content: file,
    }))
    handIn.send({ type: 'files.chosen', files: added })
  }
  const limits = LL.limits({
    types: typesText(SERVICE),
    size: fileSizeText(UPLOAD_MAX, language()),
    count: numberText(filesMost, language()),
  })
  return (
    <div
      role="group"
      className="upload-field"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-problem`}
      data-over={isOver && !isClosed}
      {...dropping(setOver, choose)}
    >
      <span className="upload-label" id={`${id}-label`}>
        {LL.files()}
      </span>
      <FileInput ref={input} serviceCode={SERVICE} isMultiple choose={choose} />
      {files.length > 0 && (
        <ol className="hand-in-files">
          {files.map((file, place) => (
            <li key={file.key}>
              <FileRow
                handIn={handIn}
                file={file}
                isFirst={place === 0}
                isLast={place === files.length - 1}
                isClosed={isClosed}
                // The row is gone: the focus stays in the field.
                left={() => add.current?.focus()}
              />
            </li>
          ))}
        </ol>
      )}
      <div className="upload-zone">
        <div className="upload-choose">
          <Button
            ref={add}
            type="button"
            variant="soft"
            className="upload-button hand-in-add"
            aria-invalid={problem !== null}
            disabled={isClosed}
            onClick={() => input.current?.click()}
          >
            <Upload size={16} aria-hidden="true" />
            {LL.add()}
          </Button>
          <span className="upload-drop" aria-hidden="true">
            {isOver ? fileTexts.dropNow() : fileTexts.drop()}
          </span>
        </div>
        <p className="upload-limits" id={`${id}-hint`}>
          {limits}
        </p>
      </div>
      <div className="upload-problem" id={`${id}-problem`} role="alert">
        {problem !== null && <p>{reasonText(texts(), problem)}</p>}
        {unfit.length > 0 && (
          <>
            <p>{LL.unfit()}</p>
            <ul className="hand-in-unfit">
              {unfit.map(({ name, code }, place) => (
                <li key={place}>
                  <bdi>{name}</bdi> – {reasonText(texts(), code)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

interface RowProps {
  readonly handIn: HandInActor
  readonly file: HandInFile
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isClosed: boolean
  readonly left: () => void
}

const icons = {
  chosen: <FileIcon />,
  sending: <FileIcon />,
  stored: <FileCheck2 />,
  interrupted: <CircleAlert />,
  refused: <CircleAlert />,
} as const
const kinds = { stored: 'kept', interrupted: 'cancelled', refused: 'failed' } as const

function FileRow({ handIn, file, isFirst, isLast, isClosed, left }: RowProps) {
  const LL = texts()
  const { key, name, size, standing, sent } = file
  const isSending = standing === 'sending' || standing === 'chosen'
  const isStopped = standing === 'interrupted' || standing === 'refused'
  const move = (by: number) => handIn.send({ type: 'file.moved', key, by })
  const kind = isSending ? null : kinds[standing]
  return (
    <UploadRow
      icon={icons[standing]}
      {...(kind !== null && { kind })}
      name={name}
      note={noteOf(file)}
      isUrgent={isStopped}
      progress={
        isSending && size !== null ? (
          <Progress value={(100 * sent) / size} label={LL.file.progress({ name })} />
        ) : undefined
      }
    >
      {standing === 'interrupted' && (
        <UploadButton
          label={LL.handIn.form.retry({ name })}
          isDisabled={isClosed}
          press={() => handIn.send({ type: 'file.retried', key })}
        >
          <RotateCw size={17} />
        </UploadButton>
      )}
      <UploadButton label={LL.handIn.form.up({ name })} isDisabled={isClosed || isFirst} press={() => move(-1)}>
        <ChevronUp size={18} />
      </UploadButton>
      <UploadButton label={LL.handIn.form.down({ name })} isDisabled={isClosed || isLast} press={() => move(1)}>
        <ChevronDown size={18} />
      </UploadButton>
      <UploadButton
        label={LL.handIn.form.remove({ name })}
        isDisabled={isClosed}
        press={() => {
          handIn.send({ type: 'file.removed', key })
          left()
        }}
      >
        <X size={18} />
      </UploadButton>
    </UploadRow>
  )
}

function noteOf({ standing, size, sent, failure }: HandInFile): string | null {
  const LL = texts()
  const written = (bytes: number) => fileSizeText(bytes, language())
  switch (standing) {
    case 'chosen':
      return LL.file.queued()
    case 'sending':
      return sent === 0 || size === null
        ? LL.file.queued()
        : LL.file.uploading({ sent: written(sent), size: written(size) })
    case 'stored':
      return size === null ? null : written(size)
    case 'interrupted':
      return LL.handIn.form.interrupted()
    case 'refused':
      return failure === null ? null : failureText(failure)
  }
}
