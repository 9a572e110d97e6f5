import { ChevronDown } from 'lucide-react'
import { useId } from 'react'

import { reasonText } from '#i18n/reason.ts'
import { texts } from '#i18n/texts.ts'

import '#views/kit/text-box/text-box.css'
import './fields.css'

interface Props {
  readonly label: string
  readonly name: string
  readonly value: string
  /** The code of what is wrong with it, or null. */
  readonly problem: string | null
  readonly change: (value: string) => void
  readonly leave: () => void
}

function Note({ id, problem }: { id: string; problem: string | null }) {
  return (
    <p className="leave-note" data-problem={problem !== null} id={id}>
      {problem !== null && reasonText(texts(), problem)}
    </p>
  )
}

interface SelectProps extends Props {
  readonly entries: readonly { readonly value: string; readonly text: string }[]
}

/** One of a few; the browser's own control, which every device knows how to open. */
export function SelectField({ label, name, value, entries, problem, change, leave }: SelectProps) {
  const id = useId()
  return (
    <div className="leave-field">
      <label className="leave-label" htmlFor={id}>
        {label}
      </label>
      <span className="leave-select">
        <select
          id={id}
          name={name}
          className="text-box leave-control"
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

/** [LEAVE-03] A moment by the learner's own clock; every device brings its own way to choose one. */
export function TimeField({ label, name, value, problem, change, leave }: Props) {
  const id = useId()
  return (
    <div className="leave-field">
      <label className="leave-label" htmlFor={id}>
        {label}
      </label>
      <input
        type="datetime-local"
        id={id}
        name={name}
        className="text-box leave-control leave-time"
        value={value}
        // Years have four digits, whatever is typed.
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
