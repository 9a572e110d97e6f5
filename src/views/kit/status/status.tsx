import { CircleAlert, CircleCheck, CircleDashed, CircleDot, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

import './status.css'

export type StatusKind = 'positive' | 'caution' | 'negative' | 'active' | 'neutral'

const icons: Readonly<Record<StatusKind, ReactNode>> = {
  positive: <CircleCheck />,
  caution: <CircleAlert />,
  negative: <CircleX />,
  active: <CircleDot />,
  neutral: <CircleDashed />,
}

interface Props {
  readonly kind: StatusKind
  /** Replaces the icon of its kind. */
  readonly icon?: ReactNode
  readonly children: ReactNode
}

/** A state as a word with an icon, never as colour alone. */
export function Status({ kind, icon, children }: Props) {
  return (
    <span className="status" data-kind={kind}>
      <span className="status-icon" aria-hidden="true">
        {icon ?? icons[kind]}
      </span>
      {children}
    </span>
  )
}
