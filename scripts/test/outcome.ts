import { existsSync, readFileSync } from 'node:fs'

import * as z from 'zod'

import type { Stage } from './stages.ts'

/** The result of a stage. `failed` is never 0 for a stage that exited with an error, whatever its report says. */
export interface Outcome {
  readonly stage: Stage
  readonly milliseconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

export function outcomeOf(stage: Stage, exitCode: number | null, milliseconds: number): Outcome {
  const good = exitCode === 0
  const counted = stage.report === null ? null : countsIn(stage.report)
  // A test stage without any tests counts as failed.
  if (counted === null || (good && counted.passed + counted.skipped === 0)) {
    const passes = good && stage.report === null
    return { stage, milliseconds, passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: 0 }
  }
  return { stage, milliseconds, ...counted, failed: good ? counted.failed : Math.max(counted.failed, 1) }
}

function countsIn(path: string): Pick<Outcome, 'passed' | 'failed' | 'skipped'> | null {
  if (!existsSync(path)) return null
  const parsed = vitestReport.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) return null
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed.data
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}
