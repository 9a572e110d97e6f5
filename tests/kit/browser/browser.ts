import { chromium, type Browser } from 'playwright'

import { findChromium } from '../../../scripts/setup/chromium.ts'

/** No traffic of the browser's own: it would count as the portal's, and there may be no network. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
]

/** A Chromium without a window (`HEADED=1`: with one), to be closed by the caller. Throws when there is none. */
export async function launchBrowser(): Promise<Browser> {
  const needsWindow = process.env.HEADED !== undefined
  const executablePath = findChromium({ needsWindow })
  if (executablePath === null) {
    throw new Error(
      `There is no Chromium${needsWindow ? ' with a window' : ''}: npm test installs one, or set CHROMIUM to its path`,
    )
  }
  // Its sandbox refuses to run as root.
  const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet
  return chromium.launch({ executablePath, args, headless: !needsWindow })
}
