import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'

import './back-link.css'

interface Props {
  readonly href: string
  /** Where it leads. */
  readonly children: ReactNode
}

/** Above the title of a page: the way back to the list that it is from. */
export function BackLink({ href, children }: Props) {
  return (
    <Link className="back-link" href={href}>
      <ArrowLeft className="mirrored" size={16} aria-hidden="true" />
      {children}
    </Link>
  )
}
