import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from 'playwright'

import { step } from './progress.mjs'
import { run } from './run.mjs'
import { canInstallSystemPackages, installSystemPackage } from './system-package.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium to test with: `CHROMIUM`, else the system's, else the one that Playwright keeps; null: none is there. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ofSystem = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  const candidates = [process.env.CHROMIUM ?? '', ...ofSystem, chromium.executablePath()]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

/** Throws when there is no Chromium and none can be installed. */
export async function ensureChromium(): Promise<void> {
  if (findChromium() !== null) return
  if (canInstallSystemPackages()) {
    const failure = await installSystemPackage('chromium').then(() => null, String)
    if (findChromium() !== null) return
    process.stdout.write(`apt-get could not install Chromium; trying Playwright's. ${failure ?? ''}\n`)
  }
  await step('Installing Chromium with Playwright', () =>
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
  )
}
