import { TextField } from '@radix-ui/themes'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

interface Props extends ComponentProps<typeof TextField.Root> {
  readonly label: string
  readonly name: string
  /** Reason code of the validation error, or null. */
  readonly problem: string | null
  /** Content at the inner end of the field, usually a button. */
  readonly end?: ReactNode
  readonly hint?: string | null
}

/** A labelled text field with its validation error. */
export function Field({ label, problem, end, hint = null, ...input }: Props) {
  const id = useId()
  const noteId = `${id}-note`
  const note = problem === null ? hint : reasonText(texts(), problem)
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <TextField.Root
        size="3"
        id={id}
        aria-invalid={problem !== null}
        {...(note !== null && { 'aria-describedby': noteId })}
        {...input}
      >
        {end !== undefined && <TextField.Slot side="right">{end}</TextField.Slot>}
      </TextField.Root>
      {note !== null && (
        <p className="field-note" data-problem={problem !== null} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
