import { ChevronDown } from 'lucide-react'

import './choice.css'

interface Props {
  readonly id: string
  readonly value: string
  readonly entries: readonly { readonly value: string; readonly text: string }[]
  readonly choose: (value: string) => void
  readonly isClosed?: boolean
}

/** A native select: every device has its own control for it. */
export function Choice({ id, value, entries, choose, isClosed = false }: Props) {
  return (
    <span className="choice">
      <select
        id={id}
        className="choice-field"
        value={value}
        disabled={isClosed}
        onChange={(event) => choose(event.target.value)}
      >
        {entries.map((entry) => (
          <option key={entry.value} value={entry.value}>
            {entry.text}
          </option>
        ))}
      </select>
      <ChevronDown className="choice-mark" size={16} aria-hidden="true" />
    </span>
  )
}
