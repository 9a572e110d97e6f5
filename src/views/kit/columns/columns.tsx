import type { ReactNode } from 'react'

import type { LayoutRatio } from '#app/portal-settings.ts'

import './columns.css'

interface Props {
  readonly ratio: LayoutRatio
  readonly main: ReactNode
  /** 5/24 before the main column, or 7/24 after it; below it in a single column. */
  readonly side: ReactNode
}

/**
 * [VALID-31] A page with a side column in the configured ratio; a single column in the same order on narrow screens.
 */
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
