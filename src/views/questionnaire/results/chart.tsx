import type { ReactNode } from 'react'

import { language } from '#i18n/texts.ts'

/** Size of every chart in its own units, which are CSS pixels where there is room for them. */
export const CHART_WIDTH = 320

/** The place of something at a distance from the side on which lines begin. */
export const fromStart = (distance: number, width = CHART_WIDTH): number =>
  language().dir === 'rtl' ? width - distance : distance

interface Props {
  readonly width?: number
  readonly height: number
  /** What it shows, in words: the table beside it has the same figures. */
  readonly label: string
  readonly children: ReactNode
}

/** A picture of figures: one for those who see it, one sentence for those who do not. */
export function Chart({ width = CHART_WIDTH, height, label, children }: Props) {
  return (
    <svg
      className="chart"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxInlineSize: width }}
    >
      {children}
    </svg>
  )
}
