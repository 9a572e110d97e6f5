import { join } from 'node:path'

import { builtFingerprint, fingerprintOf } from '../build/fingerprint.ts'
import { step } from '../setup/progress.mjs'
import { run } from '../setup/run.mjs'

/** Builds dist/ unless it is up to date. In a child process, to release its memory. */
export async function ensureBuilt(root: string): Promise<void> {
  if (builtFingerprint(join(root, 'dist')) === fingerprintOf(root)) return
  await step('Building the browser app', () =>
    run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel=warn'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  )
}
