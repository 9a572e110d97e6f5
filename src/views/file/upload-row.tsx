import type { ReactNode } from 'react'

import '#views/kit/icon-button/icon-button.css'
import './upload.css'

interface ShownRow {
  readonly icon: ReactNode
  readonly kind?: 'kept' | 'failed' | 'cancelled'
  readonly name: string
  readonly note: string | null
  readonly isUrgent?: boolean
  readonly progress?: ReactNode
  readonly children: ReactNode
}

/** A file of a form: how it stands, and what can be done with it. */
export function UploadRow({ icon, kind, name, note, isUrgent = false, progress, children }: ShownRow) {
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

export function UploadButton({
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
