import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import './back-link.css'

interface Props {
  readonly href: string
  /** Label of the target. */
  readonly children: ReactNode
}

/** Back link above the title of a page, to its list. */
export function BackLink({ href, children }: Props) {
  return (
    <Link className="back-link" href={href}>
      <ArrowLeft className="mirrored" size={16} aria-hidden="true" />
      {children}
    </Link>
  )
}
