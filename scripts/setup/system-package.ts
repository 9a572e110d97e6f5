import { existsSync } from 'node:fs'

import { step } from './progress.mjs'
import { run } from './run.mjs'

/** True if system packages can be installed without a prompt. */
export const canInstallSystemPackages = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Throws with apt-get's last lines when it fails. */
export async function installSystemPackage(name: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await step(`Installing ${name} with apt-get`, async () => {
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  })
}
