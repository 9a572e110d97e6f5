import { getParser } from 'bowser'
import type { Device } from '#api/profile/profile.contract.ts'

const KINDS: Readonly<Record<string, Device['kind']>> = { desktop: 'desktop', mobile: 'phone', tablet: 'tablet' }
const UNKNOWN: Device = { browser: null, system: null, kind: 'unknown' }

/** The common name of a user agent; empty: none was sent. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return UNKNOWN
  const { browser, os, platform } = getParser(userAgent).getResult()
  const kind = KINDS[platform.type ?? ''] ?? 'unknown'
  return {
    browser: named(browser.name, browser.version),
    // Desktop browsers freeze the OS version: Windows 11 reports 10.
    system: named(os.name, kind === 'desktop' ? undefined : os.version),
    kind,
  }
}

/** A name with its major version: Firefox 140, Android 15. */
const named = (name: string | undefined, version: string | undefined): string | null =>
  name === undefined || name === '' ? null : [name, version?.split('.', 1)[0] ?? ''].join(' ').trim()
