import type { ReactNode } from 'react'

import './page-head.css'

interface Props {
  readonly title: ReactNode
  /** One or two sentences below the title. */
  readonly lead?: ReactNode
  /** Actions of the whole page. */
  readonly actions?: ReactNode
}

/** The top of a page: its only h1, with lead and actions. */
export function PageHead({ title, lead, actions }: Props) {
  return (
    <header className="page-head">
      <div className="page-head-words">
        <h1 className="page-head-title">{title}</h1>
        {lead && <p className="page-head-lead">{lead}</p>}
      </div>
      {actions && <div className="page-head-actions">{actions}</div>}
    </header>
  )
}
