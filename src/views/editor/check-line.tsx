import './document-parts.css'

interface Props {
  readonly text: string
  readonly isOn: boolean
  /** It cannot be changed here. */
  readonly isFixed?: boolean
  /** How many levels it stands below the top of a tree. */
  readonly depth?: number
  readonly change: (isOn: boolean) => void
}

/** The indentation of a level, in pixels. */
const STEP = 26

/** A setting that is on or off. */
export function CheckLine({ text, isOn, isFixed = false, depth = 0, change }: Props) {
  return (
    <label className="check-line" {...(depth > 0 && { style: { paddingInlineStart: depth * STEP } })}>
      <input type="checkbox" checked={isOn} disabled={isFixed} onChange={(event) => change(event.target.checked)} />
      {text}
    </label>
  )
}
