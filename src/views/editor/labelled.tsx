import type { ReactNode } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

interface Props {
  /** The id of the field; ids of notes and problems derive from it. */
  readonly id: string
  readonly label: string
  readonly note?: ReactNode
  readonly problem?: string | null
  readonly count?: number
  readonly max?: number
  readonly children: ReactNode
}

/** A field with label, character count, notes and problems. */
export function Labelled({ id, label, note, problem = null, count, max, children }: Props) {
  return (
    <div className="text-labelled">
      <div className="text-labelled-head">
        <label className="editor-label" id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {count !== undefined && max !== undefined && (
          <span className="text-count">
            {texts().administration.editor.counted({
              count: numberText(count, language()),
              max: numberText(max, language()),
            })}
          </span>
        )}
      </div>
      {children}
      {note !== undefined && (
        <p className="editor-note" id={`${id}-note`}>
          {note}
        </p>
      )}
      {problem !== null && (
        <p className="editor-note" data-problem="true" role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}
