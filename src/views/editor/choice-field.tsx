import { useId, type ReactNode } from 'react'

import { Choice } from '#views/kit/choice/choice.tsx'
import { Labelled } from './labelled.tsx'

interface Props<Value extends string> {
  readonly label: string
  readonly value: Value | ''
  readonly entries: readonly { readonly value: Value; readonly text: string }[]
  readonly choose: (value: Value) => void
  /** Label of the empty choice. */
  readonly nothing?: string
  readonly note?: ReactNode
}

/** A select with its label above it. */
export function ChoiceField<Value extends string>({ label, value, entries, choose, nothing, note }: Props<Value>) {
  const id = useId()
  return (
    <Labelled id={id} label={label} {...(note !== undefined && { note })}>
      <Choice
        id={id}
        value={value}
        entries={value === '' && nothing !== undefined ? [{ value: '', text: nothing }, ...entries] : entries}
        choose={(chosen) => {
          const entry = entries.find((one) => one.value === chosen)
          if (entry !== undefined) choose(entry.value)
        }}
      />
    </Labelled>
  )
}
