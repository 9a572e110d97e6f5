import { percentText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

import './progress.css'

interface Props {
  /** 0 to 100; what lies outside counts as the nearer end. */
  readonly value: number
  /** What is progressing, for who cannot see the bar. */
  readonly label: string
}

/** How far something has come, as a bar and in figures. */
export function Progress({ value, label }: Props) {
  const percent = Math.min(100, Math.max(0, value))
  // Only what is complete reads 100 %.
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
