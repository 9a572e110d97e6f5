import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { outcomeOf } from '../../scripts/test/outcome.ts'
import type { Stage } from '../../scripts/test/stages.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-outcome-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function counted(exitCode: number | null, report: object | null): unknown {
  const path = join(folder, 'report.json')
  if (report !== null) writeFileSync(path, JSON.stringify(report))
  const stage: Stage = { name: 'unit', parameters: [], report: path, after: [] }
  const { passed, failed, skipped } = outcomeOf(stage, exitCode, 0)
  return { passed, failed, skipped }
}

const report = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0 }

describe('the result of a stage', () => {
  it('is that of its report', () => {
    expect(counted(0, report)).toEqual({ passed: 7, failed: 0, skipped: 1 })
    expect(counted(1, { ...report, numFailedTests: 2 })).toEqual({ passed: 7, failed: 2, skipped: 1 })
  })
  it('is a failure when it exited with an error, even if its report names none', () => {
    expect(counted(1, report)).toEqual({ passed: 7, failed: 1, skipped: 1 })
    expect(counted(null, report)).toEqual({ passed: 7, failed: 1, skipped: 1 })
  })
  it('is a failure when it ran no test', () => {
    const failure = { passed: 0, failed: 1, skipped: 0 }
    expect(counted(0, null)).toEqual(failure)
    expect(counted(0, { ...report, numPassedTests: 0, numPendingTests: 0 })).toEqual(failure)
  })
  it('is one test when it writes no report', () => {
    const lint: Stage = { name: 'lint', parameters: [], report: null, after: [] }
    expect(outcomeOf(lint, 0, 0)).toMatchObject({ passed: 1, failed: 0 })
    expect(outcomeOf(lint, 2, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})
