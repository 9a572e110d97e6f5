import { useId, useState } from 'react'

import { Labelled } from './labelled.tsx'
import '#views/kit/text-box/text-box.css'

interface Props {
  readonly label: string
  /** Null: it is left open. */
  readonly value: number | null
  readonly least: number
  readonly most: number
  readonly step?: number
  readonly note?: string
  /** Null where nothing is written; only for fields that may be left open. */
  readonly change: (value: number | null) => void
  readonly isOptional?: boolean
}

/** The nearest number that the field allows; null: what is written is no number. */
function allowed(text: string, { least, most, step = 1 }: Props): number | null {
  const number = Number(text.replace(',', '.'))
  if (text.trim() === '' || !Number.isFinite(number)) return null
  // Steps such as 0.1 do not add up exactly.
  const rounded = Math.round(Math.round(number / step) * step * 1000) / 1000
  return Math.min(most, Math.max(least, rounded))
}

/** A number. While it is being typed it may be anything; what it comes to stands there afterwards. */
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
