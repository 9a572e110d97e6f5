import { Button } from '@radix-ui/themes'
import { CircleAlert, File as FileIcon, FileCheck2, RefreshCw, RotateCw, Trash2, X } from 'lucide-react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { fileSizeText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'
import type { UploadFlow } from '#machines/file/upload.flow.ts'

import { failureText } from '#app/context/portal-context.ts'
import { Progress } from '#views/kit/progress/progress.tsx'
import { UploadButton, UploadRow } from './upload-row.tsx'

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
    <UploadRow
      icon={<FileIcon />}
      name={chosen.name}
      note={isQueued ? LL.queued() : LL.uploading({ sent: size(sent), size: size(chosen.size) })}
      progress={<Progress value={(100 * sent) / chosen.size} label={LL.progress({ name: chosen.name })} />}
    >
      <UploadButton label={LL.cancel()} press={() => upload.send({ type: 'upload.cancelled' })}>
        <X size={18} />
      </UploadButton>
    </UploadRow>
  )
}

export function KeptFile({ upload, snapshot, isDisabled, open }: RowProps) {
  const LL = texts().file
  const { kept } = snapshot.context
  if (kept === null) return null
  return (
    <UploadRow
      icon={<FileCheck2 />}
      kind="kept"
      name={kept.name}
      note={kept.size === null ? null : fileSizeText(kept.size, language())}
    >
      <Button type="button" variant="soft" color="gray" className="upload-button" disabled={isDisabled} onClick={open}>
        <RefreshCw size={15} aria-hidden="true" />
        {LL.replace()}
      </Button>
      <UploadButton label={LL.remove()} isDisabled={isDisabled} press={() => upload.send({ type: 'file.removed' })}>
        <Trash2 size={17} />
      </UploadButton>
    </UploadRow>
  )
}

/** [ERROR-16] A failed or cancelled upload. */
export function StoppedFile({ upload, snapshot, isDisabled, open }: RowProps) {
  const LL = texts().file
  const { chosen, failure } = snapshot.context
  if (chosen === null) return null
  const isRepeatable = snapshot.can({ type: 'upload.retried' })
  return (
    <UploadRow
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
      <UploadButton label={LL.remove()} isDisabled={isDisabled} press={() => upload.send({ type: 'file.removed' })}>
        <X size={18} />
      </UploadButton>
    </UploadRow>
  )
}
