import { existsSync, readFileSync } from 'node:fs'

import * as z from 'zod'

import { reportOf, type Stage } from './stages.ts'

/** The result of a stage. `failed` is never 0 for a stage that exited with an error, whatever its report says. */
export interface Outcome {
  readonly stage: Stage
  readonly milliseconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Titles of tests that failed at first and passed alone. */
  readonly unsteady: readonly string[]
  /** Errors outside of any test, of which its report says nothing. */
  readonly hasStrayErrors: boolean
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

const strayErrors = /Unhandled (?:Errors?|Rejections?)|[Ee]rror during (?:close|teardown)/

/** @param output What the stage wrote to the screen. */
export function outcomeOf(stage: Stage, exitCode: number | null, milliseconds: number, output: string): Outcome {
  const good = exitCode === 0
  const report = reportOf(stage)
  const counted = report === null ? null : countsIn(report)
  const ended = { stage, milliseconds, unsteady: [], hasStrayErrors: strayErrors.test(output) }
  // A test stage in which nothing passes counts as failed.
  if (counted === null || (good && counted.passed === 0)) {
    const passes = good && report === null
    return { ...ended, passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: 0 }
  }
  return { ...ended, ...counted, failed: good ? counted.failed : Math.max(counted.failed, 1) }
}

function countsIn(path: string): Pick<Outcome, 'passed' | 'failed' | 'skipped'> | null {
  if (!existsSync(path)) return null
  const parsed = vitestReport.safeParse(jsonIn(readFileSync(path, 'utf8')))
  if (!parsed.success) return null
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed.data
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}

/** Null: it is none, as of a stage that was killed while it wrote. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
