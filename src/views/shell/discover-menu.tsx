import { Compass } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '#app/context/portal-context.ts'
import { LazyMenu } from './lazy-menu.tsx'
import { discoverTarget, discoverTypes, type Entry } from './navigation-entries.ts'

const load = () => import('./entries-menu-content.tsx')

/** [SHELL-12] Leads to the user's class, or to the list of them. */
export function DiscoverMenu() {
  const terms = texts().shell.terms[usePortal().settings.wording]
  const entries = useDiscoverEntries()
  return (
    <LazyMenu
      label={terms.discover()}
      text={terms.discover()}
      icon={<Compass size={18} />}
      className="discover-button"
      load={load}
      extra={{ entries }}
    />
  )
}

/** Evaluated on opening: targets depend on the current classes. */
export function useDiscoverEntries(): () => readonly Entry[] {
  const { settings, storedClasses } = usePortal()
  const terms = texts().shell.terms[settings.wording]
  return () => discoverTypes.map((type) => ({ href: discoverTarget(type, storedClasses()), text: terms[type]() }))
}
