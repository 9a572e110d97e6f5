import { percentText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

import './progress.css'

interface Props {
  /** 0 to 100; values outside are clamped. */
  readonly value: number
  /** Accessible name of the bar. */
  readonly label: string
}

/** Progress as a bar and a percentage. */
export function Progress({ value, label }: Props) {
  const percent = Math.min(100, Math.max(0, value))
  // Only a completed value shows 100 %.
  const shown = percentText(percent < 100 ? Math.floor(percent) : percent, language())
  return (
    <div className="progress">
      <div
        className="progress-track"
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.floor(percent)}
        aria-valuetext={shown}
      >
        <div className="progress-bar" style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className="progress-figure" aria-hidden="true">
        {shown}
      </span>
    </div>
  )
}
