import { CircleHelp, Monitor, Smartphone, Tablet } from 'lucide-react'

import type { Device } from '#api/profile/profile.contract.ts'
import { texts } from '#i18n/texts.ts'

/** Device name: browser and system, as far as known. */
export function deviceName({ browser, system }: Device): string {
  const LL = texts().profile.device
  if (browser !== null && system !== null) return LL.on({ browser, system })
  return browser ?? system ?? LL.unknown()
}

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet, unknown: CircleHelp } as const

/** Decorative: its name is beside it. */
export function DeviceIcon({ kind }: Pick<Device, 'kind'>) {
  const Icon = icons[kind]
  return <Icon className="sessions-icon" size={22} aria-hidden="true" />
}
