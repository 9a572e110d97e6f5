import { useEffect, useRef } from 'react'
import { Link } from 'wouter'

import { numberText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

import './link-tabs.css'

export interface LinkTab {
  readonly href: string
  readonly text: string
  readonly isCurrent: boolean
  /** How many there are behind it. */
  readonly count?: number
}

interface Props {
  /** What the entries choose between, for who cannot see them side by side. */
  readonly label: string
  readonly entries: readonly LinkTab[]
}

/** Filters of a page that have addresses of their own. */
export function LinkTabs({ label, entries }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const chosen = entries.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    const row = list.current?.getBoundingClientRect()
    const current = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!row || !current || (current.left >= row.left && current.right <= row.right)) return
    // Only the row is moved, to where its current entry is seen; the page stays where it is.
    list.current?.scrollBy({ left: current.left + current.width / 2 - row.left - row.width / 2 })
  }, [chosen])
  return (
    <nav className="link-tabs" aria-label={label}>
      <ul className="link-tabs-list" ref={list}>
        {entries.map(({ href, text, isCurrent, count }) => (
          <li key={href}>
            <Link className="link-tab" href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
              {count !== undefined && <bdi className="link-tab-count">{numberText(count, language())}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
