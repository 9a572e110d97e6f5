import { classAddress } from '#api/class/addresses.ts'
import { texts } from '#i18n/texts.ts'
import { mainMenu, type EntryText } from '#app/routes/menu.ts'
import type { Portal } from '#app/context/portal-context.ts'
import type { PortalSettings } from '#app/portal-settings.ts'

type Wording = PortalSettings['wording']

export interface Entry {
  readonly href: string
  readonly text: string
}
export interface MainEntry extends Entry {
  readonly below?: readonly Entry[]
}

/** [SHELL-08, SHELL-09] The main navigation; the wording follows the portal's variant [LOCALE-07]. */
export const mainEntries = ({ routes, settings: { wording } }: Pick<Portal, 'routes' | 'settings'>) =>
  mainMenu(routes).map(
    ({ href, entry }): MainEntry => ({
      href,
      text: nameOf(entry, wording),
      ...(entry.below && { below: entry.below.map((one) => ({ href: one.href, text: nameOf(one, wording) })) }),
    }),
  )

function nameOf(name: EntryText, wording: Wording): string {
  const LL = texts().shell
  return 'term' in name ? LL.terms[wording][name.term]() : LL[name.text]()
}

const firstSegment = (address: string): string => address.split(/[/?]/)[1] ?? ''

/** [SHELL-11] Whether an entry is current: it has the same first path segment as the page. */
export const isOfPage = (entry: Entry, path: string): boolean => firstSegment(entry.href) === firstSegment(path)

/** Types of the discover menu [SHELL-12, gap GAP-15]. */
export const discoverTypes = ['current', 'coming'] as const
export type DiscoverType = (typeof discoverTypes)[number]

/** [SHELL-13, SHELL-14, SHELL-15] One current class: that class; several: the list; none: the list of past ones. */
export function discoverTarget(type: DiscoverType, currentClasses: readonly string[]): string {
  const [only] = currentClasses
  if (only === undefined) return classAddress('class-list', { type: 'history' })
  if (currentClasses.length > 1) return classAddress('class-list', { type })
  return classAddress('class-detail', { type, classID: only })
}
