import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly text: string
  readonly icon: ReactNode
  /** Whether it fills the page or stands below a page's heading. */
  readonly within?: 'page' | 'section'
  readonly children?: ReactNode
}

/** The common placeholder for empty, failed, not permitted and not found. */
export function Face({ title, text, icon, within = 'page', children }: Props) {
  const Heading = within === 'page' ? 'h1' : 'h2'
  return (
    <div className="face">
      <div className="face-icon" aria-hidden="true">
        {icon}
      </div>
      <Heading className="face-title">{title}</Heading>
      <p className="face-text">{text}</p>
      {children && <div className="face-actions">{children}</div>}
    </div>
  )
}
