import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

import type { Random } from './random.ts'

/**
 * Gives new records seeded ids while something runs: the outbox and the ends of windows are worked through in the order
 * of ids, so random ones would make two runs of a seed differ.
 */
export async function withSeededIds<Result>(random: Random, run: () => Promise<Result>): Promise<Result> {
  const { randomUUID } = crypto
  const part = (length: number): string => Array.from({ length }, () => random.below(16).toString(16)).join('')
  crypto.randomUUID = () => `${part(8)}-${part(4)}-4${part(3)}-8${part(3)}-${part(12)}`
  syncBuiltinESMExports()
  try {
    return await run()
  } finally {
    crypto.randomUUID = randomUUID
    syncBuiltinESMExports()
  }
}
