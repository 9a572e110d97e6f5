import { useId } from 'react'

import { Choice } from '../choice/choice.tsx'
import './narrow.css'

export interface NarrowProps {
  readonly label: string
  readonly value: string
  readonly entries: readonly { readonly value: string; readonly text: string }[]
  readonly choose: (value: string) => void
}

/** A filter or the order of a list, chosen from a few. */
export function Narrow({ label, ...choice }: NarrowProps) {
  const id = useId()
  return (
    <div className="narrow">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Choice id={id} {...choice} />
    </div>
  )
}
