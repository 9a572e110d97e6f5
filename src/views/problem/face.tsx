import type { ReactNode } from 'react'

/** The one look of everything that is not there: empty, failed, not permitted, not found. */
export function Face({ title, text, icon, children }: { title: string; text: string; icon: ReactNode; children?: ReactNode }) {
  return (
    <div className="face">
      <div className="face-icon" aria-hidden="true">
        {icon}
      </div>
      <h1 className="face-title">{title}</h1>
      <p className="face-text">{text}</p>
      {children && <div className="face-actions">{children}</div>}
    </div>
  )
}
