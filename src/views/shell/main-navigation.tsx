import { ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'wouter'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { LazyMenu } from './lazy-menu.tsx'
import { isOfPage, mainEntries, type MainEntry } from './navigation-entries.ts'

const load = () => import('./entries-menu-content.tsx')

/** [SHELL-08, SHELL-11] Main navigation of wide screens; nested entries open as a menu. */
export function MainNavigation() {
  const portal = usePortal()
  const [path] = useLocation()
  return (
    <nav className="main-navigation" aria-label={texts().shell.mainNavigation()}>
      {mainEntries(portal).map((entry) => (
        <NavigationEntry key={entry.href} entry={entry} isCurrent={isOfPage(entry, path)} />
      ))}
      {/* [SHELL-10, gap GAP-16] Shown but inactive. */}
      <span
        className="navigation-entry"
        data-inactive="true"
        aria-disabled="true"
        title={texts().shell.messagesInactive()}
      >
        {texts().shell.messages()}
      </span>
    </nav>
  )
}

function NavigationEntry({ entry, isCurrent }: { entry: MainEntry; isCurrent: boolean }) {
  const { below } = entry
  const link = (
    <Link href={entry.href} className="navigation-entry" aria-current={isCurrent ? 'page' : undefined}>
      {entry.text}
    </Link>
  )
  if (below === undefined) return link
  return (
    <span className="navigation-group">
      {link}
      <LazyMenu
        label={entry.text}
        icon={<ChevronDown size={16} />}
        load={load}
        extra={{ entries: () => below }}
        className="navigation-more"
      />
    </span>
  )
}
