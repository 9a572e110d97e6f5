import { TextField } from '@radix-ui/themes'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

interface Props extends ComponentProps<typeof TextField.Root> {
  readonly label: string
  readonly name: string
  /** The reason code of what is wrong with it, or null. */
  readonly problem: string | null
  /** What stands inside the field at its end, a button mostly. */
  readonly end?: ReactNode
  readonly hint?: string | null
}

/** A labelled text field that says what is wrong with it. */
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
