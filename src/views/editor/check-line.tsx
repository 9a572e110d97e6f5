import './document-parts.css'

interface Props {
  readonly text: string
  readonly isOn: boolean
  readonly change: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function CheckLine({ text, isOn, change }: Props) {
  return (
    <label className="check-line">
      <input type="checkbox" checked={isOn} onChange={(event) => change(event.target.checked)} />
      {text}
    </label>
  )
}
