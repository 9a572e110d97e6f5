import type { ReactNode } from 'react'

import { numberText } from '#i18n/numbers.ts'
import { language, texts } from '#i18n/texts.ts'

import { Nothing } from './home-section.tsx'
import './rankings.css'

/** Number of ranks shown. */
export const RANKED = 10

interface Props {
  readonly position: number
  /** Ratio to the first one's value, 0 to 1. */
  readonly share: number
  readonly value: string
  readonly isSelf?: boolean
  readonly children: ReactNode
}

/** A row of a ranking; its bar is relative to the first. */
export function Rank({ position, share, value, isSelf = false, children }: Props) {
  return (
    <li className="rank" data-self={isSelf}>
      <span className="rank-position">
        <span aria-hidden="true">{numberText(position, language())}</span>
        <span className="visually-hidden">
          {texts().home.ranking.position({ position: numberText(position, language()) })}
        </span>
      </span>
      <span className="rank-name">{children}</span>
      <bdi className="rank-value">{value}</bdi>
      <span className="rank-bar" style={{ inlineSize: `${share * 100}%` }} aria-hidden="true" />
    </li>
  )
}

export function NoRanking() {
  const LL = texts().home.ranking
  return <Nothing title={LL.emptyTitle()} text={LL.emptyText()} />
}
