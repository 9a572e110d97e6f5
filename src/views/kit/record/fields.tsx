import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import { TimeInput } from '../time/time-input.tsx'
import '../text-box/text-box.css'
import './fields.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  /** Code of the validation error, or null. */
  readonly problem: string | null
  readonly change: (value: string) => void
  readonly leave: () => void
}

function Note({ id, problem }: { id: string; problem: string | null }) {
  return (
    <p className="record-note" data-problem={problem !== null} id={id}>
      {problem !== null && reasonText(texts(), problem)}
    </p>
  )
}

interface SelectProps extends Props {
  readonly entries: readonly { readonly value: string; readonly text: string }[]
}

/** A native select: every device has its own control for it. */
export function SelectField({ label, name, value, entries, problem, change, leave }: SelectProps) {
  const id = useId()
  return (
    <div className="record-field">
      <label className="record-label" htmlFor={id}>
        {label}
      </label>
      <span className="record-select">
        <select
          id={id}
          name={name}
          className="text-box record-control"
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-note`}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        >
          {entries.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {entry.text}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </span>
      <Note id={`${id}-note`} problem={problem} />
    </div>
  )
}

/** A date and time in the user's time zone. */
export function TimeField({ label, name, value, problem, change, leave }: Props) {
  const id = useId()
  return (
    <div className="record-field">
      <label className="record-label" htmlFor={id}>
        {label}
      </label>
      <TimeInput
        type="datetime-local"
        id={id}
        name={name}
        className="text-box record-control record-time"
        held={value}
        value={value}
        // Limits the year to four digits.
        max="9999-12-31T23:59"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-note`}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
      />
      <Note id={`${id}-note`} problem={problem} />
    </div>
  )
}
