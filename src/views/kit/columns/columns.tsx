import type { ReactNode } from 'react'

import type { LayoutRatio } from '#app/portal-settings.ts'

import './columns.css'

interface Props {
  readonly ratio: LayoutRatio
  readonly main: ReactNode
  /** Five of the twenty-fourths before the main column, or seven after it; in one column it stands below. */
  readonly side: ReactNode
}

/** [VALID-31] A page with a side column, in the ratio that is set; narrow screens have one column in the same order. */
export function Columns({ ratio, main, side }: Props) {
  const parts = [
    <div key="main" className="columns-part">
      {main}
    </div>,
    <div key="side" className="columns-part">
      {side}
    </div>,
  ]
  return (
    <div className="columns" data-ratio={ratio}>
      {ratio === '5/19' ? parts.reverse() : parts}
    </div>
  )
}
