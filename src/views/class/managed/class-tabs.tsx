import { texts } from '#i18n/texts.ts'

import { itemAddress } from '#views/editor/sections.ts'
import { LinkTabs } from '#views/kit/tabs/link-tabs.tsx'

const tabs = ['settings', 'members', 'groups', 'timetable', 'homework', 'evaluation'] as const
type ClassTab = (typeof tabs)[number]

/** The tab of an address. */
export const tabIn = (query: URLSearchParams): ClassTab => tabs.find((name) => name === query.get('tab')) ?? 'settings'

/** The pages of one class. */
export function ClassTabs({ id, current }: { readonly id: string; readonly current: ClassTab }) {
  const LL = texts().managedClass
  const path = itemAddress('classes', id)
  return (
    <LinkTabs
      label={LL.tabs()}
      entries={tabs.map((name) => ({
        href: name === 'settings' ? path : `${path}?tab=${name}`,
        text: LL.tab[name](),
        isCurrent: name === current,
      }))}
    />
  )
}
