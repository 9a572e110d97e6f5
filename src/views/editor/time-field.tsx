import { useId } from 'react'

import { shownTime } from '#machines/kit/field-time.ts'

import { TimeInput } from '#views/kit/time/time-input.tsx'

import { Labelled } from './labelled.tsx'
import '#views/kit/text-box/text-box.css'

interface Props {
  readonly label: string
  readonly name: string
  /** As stored, or as `yyyy-MM-ddTHH:mm` in local time. */
  readonly value: string
  readonly change: (value: string) => void
}

/** A date and a time of day. */
export function TimeField({ label, name, value, change }: Props) {
  const id = useId()
  const shown = shownTime(value)
  return (
    <Labelled id={id} label={label}>
      <TimeInput
        type="datetime-local"
        id={id}
        name={name}
        className="text-box text-field"
        // Limits the year to four digits.
        max="9999-12-31T23:59"
        held={shown}
        value={shown}
        onChange={(event) => change(event.target.value)}
      />
    </Labelled>
  )
}
