import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import type { Outcome } from './outcome.ts'
import { reports } from './stages.ts'

const git = (...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that is tested, marked where the tree differs from it; null outside of a repository. */
export function revisionNow(): string | null {
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
  } catch {
    return null
  }
}

/** A run as a whole. */
export interface Run {
  readonly isDeep: boolean
  readonly outcomes: readonly Outcome[]
  /** Whether every stage has run and passed. */
  readonly passes: boolean
  readonly seconds: number
  /** When it began. */
  readonly revision: string | null
  /** Why nothing ran on PostgreSQL; null: it did. */
  readonly withoutPostgresql: string | null
}

/** Where the result of a whole run lies. */
export const resultOf = (isDeep: boolean): string => `${reports}/${isDeep ? 'deep' : 'gate'}.json`

/** Writes the result of a whole run. */
export function writeResult({ isDeep, outcomes, passes, seconds, revision, withoutPostgresql }: Run): void {
  const rounded = (count: number): number => Math.round(count * 10) / 10
  const stages = outcomes.map(({ stage, milliseconds, passed, failed, skipped, unsteady }) => ({
    name: stage.name,
    seconds: rounded(milliseconds / 1000),
    passed,
    failed,
    skipped,
    unsteady,
  }))
  const result = {
    date: new Date().toISOString(),
    revision: revision === revisionNow() ? revision : `${String(revision)}, changed meanwhile`,
    processors: availableParallelism(),
    seconds: rounded(seconds),
    passes,
    withoutPostgresql,
    stages,
  }
  writeFileSync(resultOf(isDeep), `${JSON.stringify(result, null, 2)}\n`)
}
