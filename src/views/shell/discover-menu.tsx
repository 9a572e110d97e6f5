import { Compass } from 'lucide-react'

import { texts } from '#i18n/texts.ts'

import { usePortal } from '../portal/portal-context.ts'
import { LazyMenu } from './lazy-menu.tsx'
import { discoverTarget, discoverTypes } from './navigation-entries.ts'

const load = () => import('./entries-menu-content.tsx')

/** [SHELL-12] Leads to the class, or the classes, that one is in. */
export function DiscoverMenu() {
  const { settings, storedClasses } = usePortal()
  const terms = texts().shell.terms[settings.wording]
  const entries = () => discoverTypes.map((type) => ({ href: discoverTarget(type, storedClasses()), text: terms[type]() }))
  return <LazyMenu label={terms.discover()} text={terms.discover()} icon={<Compass size={18} />} load={load} extra={{ entries }} />
}
