import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import type { Outcome } from '../../scripts/test/outcome.ts'
import { reportOf, reports, type Stage } from '../../scripts/test/stages.ts'
import { tryAgain } from '../../scripts/test/try-again.ts'

const stage: Stage = {
  name: 'try-again-test',
  parameters: ['vitest.mjs', '--maxWorkers=2'],
  reporter: 'vitest',
  after: [],
  isDeep: true,
  inBrowser: true,
}
const path = reportOf(stage) ?? ''
const file = '/x/tests/leave/leave.e2e.test.ts'
const outcome: Outcome = {
  stage,
  milliseconds: 1000,
  passed: 1,
  failed: 1,
  skipped: 0,
  unsteady: [],
  hasStrayErrors: false,
}

function write(
  to: string,
  statuses: Readonly<Record<string, string>>,
  status = Object.values(statuses).includes('failed') ? 'failed' : 'passed',
): void {
  const assertionResults = Object.entries(statuses).map(([title, of]) => ({
    ancestorTitles: ['a leave'],
    title,
    status: of,
  }))
  writeFileSync(to, JSON.stringify({ testResults: [{ name: file, status, assertionResults }] }))
}

/** Runs it once more with this result, and gives the stages that were run. */
async function again(from: Outcome, statuses: Readonly<Record<string, string>>) {
  const run: Stage[] = []
  const ended = await tryAgain(from, (one) => {
    run.push(one)
    write(reportOf(one) ?? '', statuses)
    const failed = Object.values(statuses).filter((status) => status === 'failed').length
    return Promise.resolve({ ...outcome, stage: one, failed })
  })
  return { ended, run }
}

beforeEach(() => {
  mkdirSync(reports, { recursive: true })
})
afterEach(() => {
  rmSync(path, { force: true })
  rmSync(`${reports}/try-again-test-again.json`, { force: true })
})

describe('a test that failed in a browser', () => {
  it('is run once more, its file whole and alone; if all passes then, it has passed, and is named', async () => {
    write(path, { 'is asked for': 'failed', 'is granted': 'passed' })
    const { ended, run } = await again(outcome, { 'is asked for': 'passed', 'is granted': 'passed' })
    expect(run.map(({ parameters }) => parameters)).toEqual([['vitest.mjs', '--maxWorkers=1', file]])
    expect(ended).toMatchObject({ passed: 2, failed: 0, skipped: 0, unsteady: ['a leave is asked for'] })
    const [result] = (JSON.parse(readFileSync(path, 'utf8')) as { testResults: { assertionResults: object[] }[] })
      .testResults
    expect(result?.assertionResults).toMatchObject([{ status: 'passed' }, { status: 'passed' }])
    expect(existsSync(`${reports}/try-again-test-again.json`)).toBe(false)
  })

  it.each([
    ['it fails again', { 'is asked for': 'failed', 'is granted': 'passed' }],
    ['another fails', { 'is asked for': 'passed', 'is granted': 'failed' }],
  ])('has failed if %s', async (_what, statuses) => {
    write(path, { 'is asked for': 'failed', 'is granted': 'passed' })
    const { ended } = await again(outcome, statuses)
    expect(ended).toMatchObject({ passed: 1, failed: 1, unsteady: [] })
  })

  it('may have failed outside of its tests: its file is named', async () => {
    write(path, { 'is asked for': 'skipped', 'is granted': 'passed' }, 'failed')
    const { ended } = await again(outcome, { 'is asked for': 'passed', 'is granted': 'passed' })
    expect(ended).toMatchObject({ passed: 2, failed: 0, skipped: 0, unsteady: [file] })
  })

  it('has failed if its file fails outside of its tests once more', async () => {
    write(path, { 'is asked for': 'failed', 'is granted': 'passed' })
    const ended = await tryAgain(outcome, (one) => {
      write(reportOf(one) ?? '', { 'is asked for': 'passed', 'is granted': 'passed' }, 'failed')
      return Promise.resolve({ ...outcome, stage: one, failed: 1 })
    })
    expect(ended).toMatchObject({ failed: 1, unsteady: [] })
  })

  it('may be a path: its machine is then walked again', async () => {
    write(path, { 'path 1f of leave holds in a browser: pending': 'failed' })
    const { run } = await again(
      { ...outcome, stage: { ...stage, reporter: 'paths' } },
      { 'path 1f of leave holds in a browser: pending': 'passed' },
    )
    expect(run[0]?.parameters).toEqual(['vitest.mjs', '--maxWorkers=2', 'leave'])
  })
})

describe('nothing else is tried twice', () => {
  it.each([
    ['a test without a browser', { ...outcome, stage: { ...stage, inBrowser: false } }],
    ['an error outside of any test', { ...outcome, hasStrayErrors: true }],
    ['what passes', { ...outcome, failed: 0 }],
  ])('%s', async (_what, from) => {
    write(path, { 'is asked for': 'failed' })
    const { ended, run } = await again(from, {})
    expect(run).toEqual([])
    expect(ended).toEqual(from)
  })

  it('more than ten tests', async () => {
    write(path, Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`is ${index}`, 'failed'])))
    expect((await again({ ...outcome, failed: 11 }, {})).run).toEqual([])
  })

  it('a stage that failed by itself', async () => {
    write(path, { 'is granted': 'passed' })
    expect((await again(outcome, {})).run).toEqual([])
  })

  it.each([
    ['is missing', null],
    ['is cut short', '{"testResults":[{"na'],
  ])('a stage whose report %s', async (_what, text) => {
    if (text !== null) writeFileSync(path, text)
    const { ended, run } = await again(outcome, {})
    expect(run).toEqual([])
    expect(ended).toEqual(outcome)
  })
})
