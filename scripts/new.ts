/**
 * `npm run new -- lifecycle NAME [--part PART]`: lays down a part with a lifecycle of two states that runs in every
 * layer, and says what is left to do. Where it cannot, it says why, changes nothing and ends with 1.
 */
import { resolve } from 'node:path'

import { CannotLayDown } from './new/asked.ts'
import { layDown } from './new/lay-down.ts'
import { layout } from './new/layout.ts'

try {
  const lines = layDown(resolve(import.meta.dirname, '..'), process.argv.slice(2), layout)
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  if (!(error instanceof CannotLayDown)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
