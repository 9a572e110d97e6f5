import { useId } from 'react'
import { Link } from 'wouter'

import './found-bar.css'

export interface Order {
  readonly text: string
  readonly href: string
  readonly isCurrent: boolean
}

interface Props {
  /** The number of results, in words; null: not known yet. */
  readonly count: string | null
  /** Accessible label of the order links. */
  readonly label: string
  readonly orders: readonly Order[]
}

/** Bar above search results: their number and order. Every order is a link. */
export function FoundBar({ count, label, orders }: Props) {
  const id = useId()
  return (
    <div className="found-bar">
      <p className="found-count" role="status">
        {count}
      </p>
      <nav className="found-sort" aria-labelledby={id}>
        <p className="found-sort-label" id={id}>
          {label}
        </p>
        <ul className="found-orders">
          {orders.map(({ text, href, isCurrent }) => (
            <li key={href}>
              <Link className="found-order" href={href} aria-current={isCurrent ? 'true' : undefined}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
