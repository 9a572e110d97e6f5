import { getParser } from 'bowser'
import type { Device } from '#api/profile/profile.contract.ts'

const KINDS: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }
const UNKNOWN: Device = { browser: null, system: null, kind: 'unknown' }

/** What a browser that calls itself so is known as; empty: it has said nothing. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return UNKNOWN
  const { browser, os, platform } = getParser(userAgent).getResult()
  const kind = KINDS[platform.type ?? ''] ?? 'unknown'
  return {
    browser: named(browser.name, browser.version),
    // Browsers of desktops have long said one version for ever: Windows 11 calls itself 10.
    system: named(os.name, kind === 'desktop' ? undefined : os.version),
    kind,
  }
}

/** A name with as much of its version as people know: Firefox 140, Android 15. */
const named = (name: string | undefined, version: string | undefined): string | null =>
  name === undefined || name === '' ? null : [name, version?.split('.', 1)[0] ?? ''].join(' ').trim()
