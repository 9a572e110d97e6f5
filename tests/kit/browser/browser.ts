import { chromium, type Browser } from 'playwright'

import { findChromium } from '../../../scripts/setup/chromium.ts'
import { BROWSER_ZONE } from '../zones.ts'

/** Disables the browser's own traffic, which would be counted as the portal's and may have no network. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
]

/** A headless Chromium (`HEADED=1`: visible), closed by the caller. Throws when there is none. */
export async function launchBrowser(): Promise<Browser> {
  const needsWindow = process.env.HEADED !== undefined
  const executablePath = findChromium({ needsWindow })
  if (executablePath === null) {
    throw new Error(
      `There is no Chromium${needsWindow ? ' with a window' : ''}: npm test installs one, or set CHROMIUM to its path`,
    )
  }
  // Its sandbox does not run as root.
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet
  // Not `timezoneId` of a context: that leaves service workers out.
  const env = { ...process.env, TZ: BROWSER_ZONE }
  return chromium.launch({ executablePath, args, headless: !needsWindow, env })
}

let isKept = false
let kept: Browser | null = null

/** From now on one browser serves all who borrow it, and ends with this process. */
export function keepBrowser(): void {
  isKept = true
}

export interface BorrowedBrowser {
  readonly browser: Browser
  /** Closes it, unless others will borrow it. */
  giveBack(): Promise<void>
}

/** The browser that is kept; a new one if none is. */
export async function borrowBrowser(): Promise<BorrowedBrowser> {
  const browser = kept?.isConnected() === true ? kept : await launchBrowser()
  if (!isKept) return { browser, giveBack: () => browser.close() }
  kept = browser
  return { browser, giveBack: () => Promise.resolve() }
}
