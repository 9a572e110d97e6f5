import { texts } from '#i18n/texts.ts'

export interface Entry {
  readonly href: string
  readonly text: string
}
export interface MainEntry extends Entry {
  readonly below?: readonly Entry[]
}

/** [SHELL-08, SHELL-09] The main navigation; the wording follows the portal's variant [LOCALE-07]. */
export function mainEntries(wording: 'standard' | 'workshop'): readonly MainEntry[] {
  const LL = texts().shell
  const terms = LL.terms[wording]
  return [
    { href: '/index', text: LL.homeEntry() },
    { href: '/dynamicList', text: LL.newsEntry() },
    { href: '/course/course-list', text: LL.courses() },
    {
      href: '/class/class-list',
      text: terms.classes(),
      below: [
        { href: '/class/class-detail', text: terms.currentClass() },
        { href: '/class/class-list?type=history', text: terms.classHistory() }, // Gap GAP-14.
      ],
    },
    { href: '/usercenter/mycourse', text: LL.personalCentre() },
  ]
}

const firstSegment = (address: string): string => address.split(/[/?]/)[1] ?? ''

/** [SHELL-11] Whether an entry is the one of the current page: their first path segments are the same. */
export const isOfPage = (entry: Entry, path: string): boolean => firstSegment(entry.href) === firstSegment(path)

/** The types that the discover dropdown leads to the classes with [SHELL-12, gap GAP-15]. */
export const discoverTypes = ['current', 'coming'] as const
export type DiscoverType = (typeof discoverTypes)[number]

/** [SHELL-13, SHELL-14, SHELL-15] One current class: to it; several: to the list; none: to the list of past ones. */
export function discoverTarget(type: DiscoverType, currentClasses: readonly string[]): string {
  const [only] = currentClasses
  if (only === undefined) return '/class/class-list?type=history'
  if (currentClasses.length > 1) return `/class/class-list?type=${type}`
  return `/class/class-detail?type=${type}&classID=${encodeURIComponent(only)}`
}
