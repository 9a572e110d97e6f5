import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { chromium } from 'playwright'

import { step } from './progress.mjs'
import { run } from './run.mjs'
import { canInstallSystemPackages, installSystemPackage } from './system-package.ts'

/** Debian's headless Chromium: the same engine, which opens a page in half the time. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/**
 * The Chromium for tests: `CHROMIUM`, else the system's, else Playwright's; null: none.
 * @param needsWindow whether it must have a visible window
 */
export function findChromium({ needsWindow = false } = {}): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const ofSystem = [...(needsWindow ? [] : [shell]), ...names].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  )
  const candidates = [process.env.CHROMIUM ?? '', ...ofSystem, chromium.executablePath()]
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null
}

/** Throws when there is no Chromium and none can be installed. */
export async function ensureChromium(): Promise<void> {
  if (findChromium() !== null) return
  if (canInstallSystemPackages()) {
    const failures: string[] = []
    for (const name of [shell, 'chromium']) {
      await installSystemPackage(name).catch((failure: unknown) => failures.push(String(failure)))
      if (findChromium() !== null) return
    }
    process.stdout.write(`apt-get could not install Chromium; trying Playwright's. ${failures.join('\n')}\n`)
  }
  await step('Installing Chromium with Playwright', () =>
    run(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']),
  )
}
