import { Button } from '@radix-ui/themes'
import { CircleAlert, File as FileIcon, FileCheck2, RefreshCw, RotateCw, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { UploadFlow } from '#machines/file/upload.flow.ts'

import '#views/kit/icon-button/icon-button.css'
import { failureText } from '#app/context/portal-context.ts'
import { Progress } from '#views/kit/progress/progress.tsx'

export interface RowProps {
  readonly upload: ActorRefFrom<UploadFlow>
  readonly snapshot: SnapshotFrom<UploadFlow>
  readonly isDisabled: boolean
  /** Opens the file dialog. */
  readonly open: () => void
}

export function SendingFile({ upload, snapshot }: RowProps) {
  const LL = texts().file
  const { chosen, sent } = snapshot.context
  if (chosen === null) return null
  const isQueued = snapshot.matches({ sending: 'queued' })
  const size = (bytes: number) => fileSizeText(bytes, language())
  return (
    <Row
      icon={<FileIcon />}
      name={chosen.name}
      note={isQueued ? LL.queued() : LL.uploading({ sent: size(sent), size: size(chosen.size) })}
      progress={<Progress value={(100 * sent) / chosen.size} label={LL.progress({ name: chosen.name })} />}
    >
      <IconButton label={LL.cancel()} press={() => upload.send({ type: 'upload.cancelled' })}>
        <X size={18} />
      </IconButton>
    </Row>
  )
}

export function KeptFile({ upload, snapshot, isDisabled, open }: RowProps) {
  const LL = texts().file
  const { kept } = snapshot.context
  if (kept === null) return null
  return (
    <Row
      icon={<FileCheck2 />}
      kind="kept"
      name={kept.name}
      note={kept.size === null ? null : fileSizeText(kept.size, language())}
    >
      <Button type="button" variant="soft" color="gray" className="upload-button" disabled={isDisabled} onClick={open}>
        <RefreshCw size={15} aria-hidden="true" />
        {LL.replace()}
      </Button>
      <IconButton label={LL.remove()} isDisabled={isDisabled} press={() => upload.send({ type: 'file.removed' })}>
        <Trash2 size={17} />
      </IconButton>
    </Row>
  )
}

/** [ERROR-16] A failed or cancelled upload. */
export function StoppedFile({ upload, snapshot, isDisabled, open }: RowProps) {
  const LL = texts().file
  const { chosen, failure } = snapshot.context
  if (chosen === null) return null
  const isRepeatable = snapshot.can({ type: 'upload.retried' })
  return (
    <Row
      icon={<CircleAlert />}
      kind={failure === null ? 'cancelled' : 'failed'}
      name={chosen.name}
      note={failure === null ? LL.cancelled() : failureText(failure)}
      isUrgent={failure !== null}
    >
      {isRepeatable && (
        <Button
          type="button"
          variant="soft"
          className="upload-button"
          disabled={isDisabled}
          onClick={() => upload.send({ type: 'upload.retried' })}
        >
          <RotateCw size={15} aria-hidden="true" />
          {texts().portal.retry()}
        </Button>
      )}
      <Button type="button" variant="soft" color="gray" className="upload-button" disabled={isDisabled} onClick={open}>
        <RefreshCw size={15} aria-hidden="true" />
        {LL.replace()}
      </Button>
      <IconButton label={LL.remove()} isDisabled={isDisabled} press={() => upload.send({ type: 'file.removed' })}>
        <X size={18} />
      </IconButton>
    </Row>
  )
}

interface ShownRow {
  readonly icon: ReactNode
  readonly kind?: 'kept' | 'failed' | 'cancelled'
  readonly name: string
  readonly note: string | null
  readonly isUrgent?: boolean
  readonly progress?: ReactNode
  readonly children: ReactNode
}

function Row({ icon, kind, name, note, isUrgent = false, progress, children }: ShownRow) {
  return (
    <div className="upload-row" data-kind={kind}>
      <span className="upload-icon" aria-hidden="true">
        {icon}
      </span>
      <div className="upload-file">
        <bdi className="upload-name">{name}</bdi>
        {note !== null && (
          <p className="upload-note" role={isUrgent ? 'alert' : undefined}>
            {note}
          </p>
        )}
      </div>
      <div className="upload-actions">{children}</div>
      {progress !== undefined && <div className="upload-progress">{progress}</div>}
    </div>
  )
}

function IconButton({
  label,
  isDisabled = false,
  press,
  children,
}: {
  label: string
  isDisabled?: boolean
  press: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={press}
    >
      {children}
    </button>
  )
}
