import { parseArgs } from 'node:util'

/** What `npm test` was given. */
export interface Arguments {
  /** Everything, rather than the gate. */
  readonly isDeep: boolean
  /** Beside the gate, the deep tests that can have broken since this revision; null: none. */
  readonly since: string | null
  /** The only stages to run; none: all. */
  readonly stages: readonly string[]
}

/** Reads `[STAGE …] [--deep | --since REVISION]`. @throws on anything else, on both, and on `--since` without one */
export function readArguments(given: readonly string[]): Arguments {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { deep: { type: 'boolean', default: false }, since: { type: 'string' } },
    allowPositionals: true,
  })
  const { deep: isDeep, since = null } = values
  if (since === '') throw new Error('--since needs a revision, such as HEAD or main')
  if (isDeep && since !== null) throw new Error('--deep runs everything already: leave --since out')
  return { isDeep, since, stages: positionals }
}
