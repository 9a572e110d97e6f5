import { Link } from 'wouter'

import { numberText } from '#i18n/numbers.ts'
import { language } from '#i18n/texts.ts'

import { useCurrentInView } from './use-current-in-view.ts'
import './link-tabs.css'

export interface LinkTab {
  readonly href: string
  readonly text: string
  readonly isCurrent: boolean
  /** Number of results behind it. */
  readonly count?: number
}

interface Props {
  /** Accessible label of the choice. */
  readonly label: string
  readonly entries: readonly LinkTab[]
  /** Switches a part of the page in place; without it, the entry's page is navigated to. */
  readonly turnTo?: (href: string) => void
}

/** Filter links of a page, each with its own address. */
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
