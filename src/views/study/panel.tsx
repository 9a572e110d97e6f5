import type { ReactNode } from 'react'

import './panel.css'

interface Props {
  readonly icon: ReactNode
  readonly title: string
  readonly text?: ReactNode
  /** Something was achieved. */
  readonly isCelebrated?: boolean
  readonly children?: ReactNode
}

/** Overlay on the picture with a message or a question. */
export function Panel({ icon, title, text, isCelebrated = false, children }: Props) {
  return (
    <div className="player-veil">
      <section className="player-panel" aria-label={title} data-celebrated={isCelebrated}>
        <span className="player-panel-icon" aria-hidden="true">
          {icon}
        </span>
        <h2 className="player-panel-title">{title}</h2>
        {text !== undefined && <div className="player-panel-text">{text}</div>}
        {children !== undefined && <div className="player-panel-actions">{children}</div>}
      </section>
    </div>
  )
}
