import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { passingTests } from '../../scripts/traceability/reports.ts'
import { addressIn } from '#tests/kit/browser/visits.ts'

interface Reported {
  readonly title: string
  readonly status?: string
  readonly groups?: readonly string[]
  readonly meta?: object
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-reports-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, file: string, ...tests: readonly Reported[]): void {
  const assertionResults = tests.map(({ title, status = 'passed', groups = [], meta = {} }) => ({
    ancestorTitles: groups,
    title,
    status,
    meta,
  }))
  writeFileSync(join(folder, name), JSON.stringify({ testResults: [{ name: file, assertionResults }] }))
}

describe('the test reports', () => {
  it('count a test of both databases once, and not at all if it failed on one', () => {
    const on = (engine: string, ...statuses: readonly [string, string, string]) =>
      statuses.map((status, index) => ({
        title: ['one', 'two', 'three'][index] ?? '',
        status,
        groups: [`on ${engine}`, 'a leave'],
      }))
    const results = [...on('SQLite', 'passed', 'passed', 'passed'), ...on('PostgreSQL', 'passed', 'failed', 'skipped')]
    write('api.json', '/x/y/tests/leave/a.api.test.ts', ...results)
    const test = { file: 'tests/leave/a.api.test.ts', groups: ['a leave'], layer: 'api', isNamed: false, visited: [] }
    expect(passingTests(folder)).toEqual([
      { ...test, title: 'one' },
      { ...test, title: 'three' },
    ])
  })

  it('tell at which layer a test looks, and where its browsers were', () => {
    write('e2e.json', '/x/tests/leave/a.e2e.test.ts', { title: 'opens', meta: { visited: ['/usercenter/leave'] } })
    write('paths.json', 'tests/leave/leave.model.ts', { title: '[LEAVE-06] holds', meta: { layer: 'pure' } })
    write('unit.json', '/x/tests/leave/a.test.ts', { title: 'is right' })
    expect(passingTests(folder)).toMatchObject([
      { title: 'opens', layer: 'e2e', isNamed: false, visited: ['/usercenter/leave'] },
      { title: '[LEAVE-06] holds', layer: 'pure', isNamed: true, visited: [] },
      { title: 'is right', layer: 'unit', isNamed: false, visited: [] },
    ])
  })

  it('are requested when missing', () => {
    expect(() => passingTests(folder)).toThrow('npm test')
  })

  it('of one stage can be written elsewhere', () => {
    write('unit.json', '/x/tests/leave/a.test.ts', { title: '[LEAVE-06] has its states' })
    const to = join(folder, 'scratch.md')
    const root = resolve(import.meta.dirname, '../..')
    const parameters = ['scripts/traceability.ts', `--reports=${folder}`, `--to=${to}`]
    const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: root, encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    expect(readFileSync(to, 'utf8')).toContain('has its states (tests/leave/a.test.ts)')
    expect(readFileSync(to, 'utf8')).toMatch(/^Of \d+ requirements 1 are proven, 0 are partial and \d+ are open\.$/m)
  })
})

describe('the address that a browser is at', () => {
  it.each([
    ['http://127.0.0.1:8080/', '/'],
    ['http://127.0.0.1:8080/#/usercenter/leave?view=request', '/usercenter/leave'],
    ['http://127.0.0.1:8080/?x=1#/index', '/index'],
    ['http://127.0.0.1:8080/admin#/people', null],
    ['about:blank', null],
  ])('%s: %s', (url, address) => {
    expect(addressIn(url)).toBe(address)
  })
})
