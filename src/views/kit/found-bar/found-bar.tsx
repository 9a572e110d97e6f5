import { useId } from 'react'
import { Link } from 'wouter'

import './found-bar.css'

export interface Order {
  readonly text: string
  readonly href: string
  readonly isCurrent: boolean
}

interface Props {
  /** How many there are, in words; null: not known yet. */
  readonly count: string | null
  /** What the orders are about. */
  readonly label: string
  readonly orders: readonly Order[]
}

/** Above a list that was searched for: how much was found, and in which order it stands. Every order is an address. */
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
