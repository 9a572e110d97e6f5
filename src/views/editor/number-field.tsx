import { useId, useState } from 'react'

import { Labelled } from './labelled.tsx'
import '#views/kit/text-box/text-box.css'

interface Props {
  readonly label: string
  /** Null: not set. */
  readonly value: number | null
  readonly least: number
  readonly most: number
  readonly step?: number
  readonly note?: string
  /** Called with null for an empty field; only for optional fields. */
  readonly change: (value: number | null) => void
  readonly isOptional?: boolean
}

/** The nearest allowed number; null: not a number. */
function allowed(text: string, { least, most, step = 1 }: Props): number | null {
  const number = Number(text.replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(number)) return null
  // Removes floating-point error of steps such as 0.1.
  const rounded = Math.round(Math.round(number / step) * step * 1000) / 1000
  return Math.min(most, Math.max(least, rounded))
}

/** A number field. Input is free while typing and is normalised on blur. */
export function NumberField(props: Props) {
  const { label, value, least, most, step = 1, note, change, isOptional = false } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <Labelled id={id} label={label} {...(note !== undefined && { note })}>
      <input
        id={id}
        className="text-box text-field number-field"
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={typed ?? value ?? ''}
        {...(note !== undefined && { 'aria-describedby': `${id}-note` })}
        onChange={(event) => {
          setTyped(event.target.value)
          const number = allowed(event.target.value, props)
          if (number !== null || isOptional) change(number)
        }}
        onBlur={() => setTyped(null)}
      />
    </Labelled>
  )
}
