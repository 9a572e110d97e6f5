import { Link } from 'wouter'

import { numberText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

import { useCurrentInView } from './use-current-in-view.ts'
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
  /** The page stays as it stands and shows another part of itself; without it, the page of the entry is gone to. */
  readonly turnTo?: (href: string) => void
}

/** Filters of a page that have addresses of their own. */
export function LinkTabs({ label, entries, turnTo }: Props) {
  const list = useCurrentInView(entries.find(({ isCurrent }) => isCurrent)?.href)
  return (
    <nav className="link-tabs" aria-label={label}>
      <ul className="link-tabs-list" ref={list}>
        {entries.map(({ href, text, isCurrent, count }) => (
          <li key={href}>
            <Link
              className="link-tab"
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={(event) => {
                if (turnTo === undefined) return
                event.preventDefault()
                turnTo(href)
              }}
            >
              {text}
              {count !== undefined && <bdi className="link-tab-count">{numberText(count, language())}</bdi>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
