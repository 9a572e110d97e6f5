import { useId, useState, type KeyboardEvent } from 'react'

import { latinDigits } from '#api/kit/digits.ts'

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
  const number = Number(latinDigits(text).replace(/[,٫]/, '.'))
  if (text.trim() === '' || !Number.isFinite(number)) return null
  // Removes floating-point error of steps such as 0.1.
  const rounded = Math.round(Math.round(number / step) * step * 1000) / 1000
  return Math.min(most, Math.max(least, rounded))
}

/**
 * A number field. Input is free while typing, in the digits of any script, and is normalised on blur. Browsers' own
 * number fields take Latin digits alone.
 */
export function NumberField(props: Props) {
  const { label, value, least, most, step = 1, note, change, isOptional = false } = props
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
    if (by === 0) return
    event.preventDefault()
    setTyped(null)
    change(allowed(String((value ?? least - by) + by), props))
  }
  return (
    <Labelled id={id} label={label} {...(note !== undefined && { note })}>
      <input
        id={id}
        className="text-box text-field number-field"
        role="spinbutton"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        aria-valuemin={least}
        aria-valuemax={most}
        {...(value !== null && { 'aria-valuenow': value })}
        value={typed ?? value ?? ''}
        {...(note !== undefined && { 'aria-describedby': `${id}-note` })}
        onChange={(event) => {
          setTyped(event.target.value)
          const number = allowed(event.target.value, props)
          if (number !== null || isOptional) change(number)
        }}
        onKeyDown={move}
        onBlur={() => setTyped(null)}
      />
    </Labelled>
  )
}
