import { mkdirSync, rmSync, writeFileSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { outcomeOf } from '../../scripts/test/outcome.ts'
import { reportOf, reports, type Stage } from '../../scripts/test/stages.ts'

const unit: Stage = {
  name: 'outcome-test',
  parameters: [],
  reporter: 'vitest',
  after: [],
  isDeep: false,
  inBrowser: false,
}
const path = reportOf(unit) ?? ''

beforeEach(() => {
  mkdirSync(reports, { recursive: true })
})
afterEach(() => {
  rmSync(path, { force: true })
})

function counted(exitCode: number | null, report: object | null): unknown {
  if (report !== null) writeFileSync(path, JSON.stringify(report))
  const { passed, failed, skipped } = outcomeOf(unit, exitCode, 0, '')
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
  it('is a failure when no test has passed, or its report cannot be read', () => {
    const failure = { passed: 0, failed: 1, skipped: 0 }
    expect(counted(0, null)).toEqual(failure)
    expect(counted(0, { ...report, numPassedTests: 0 })).toEqual(failure)
  })
  it('is one test when it writes no report', () => {
    const lint: Stage = { ...unit, reporter: null }
    expect(outcomeOf(lint, 0, 0, '')).toMatchObject({ passed: 1, failed: 0 })
    expect(outcomeOf(lint, 2, 0, '')).toMatchObject({ passed: 0, failed: 1 })
  })
})
