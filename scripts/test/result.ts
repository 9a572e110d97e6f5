import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

import type { Outcome } from './outcome.ts'
import { reports } from './stages.ts'

const git = (...parameters: readonly string[]): string =>
  execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The commit that was tested, marked where the tree differed from it; null outside of a repository. */
function revision(): string | null {
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
  } catch {
    return null
  }
}

/** Writes the result of a whole run to test-results/NAME.json. `seconds` are those of the whole run. */
export function writeResult(name: string, outcomes: readonly Outcome[], seconds: number): void {
  const rounded = (milliseconds: number): number => Math.round(milliseconds / 100) / 10
  const stages = outcomes.map(({ stage, milliseconds, passed, failed, skipped, unsteady }) => ({
    name: stage.name,
    seconds: rounded(milliseconds),
    passed,
    failed,
    skipped,
    unsteady,
  }))
  const result = {
    date: new Date().toISOString(),
    revision: revision(),
    processors: availableParallelism(),
    seconds: rounded(seconds * 1000),
    passes: outcomes.every(({ failed }) => failed === 0),
    stages,
  }
  writeFileSync(`${reports}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`)
}
