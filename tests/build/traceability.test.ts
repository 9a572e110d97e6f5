import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { parseRegister } from '../../scripts/traceability/register.ts'
import { identifiersIn, renderTraceability } from '../../scripts/traceability/render.ts'
import { passingTitles } from '../../scripts/traceability/reports.ts'

const register = parseRegister(
  'id\tsection\tstatement\nGUARD-01\t2\tOne | thing.\nGUARD-02\t2\tAnother.\nCALL-01\t7\tA call.\n',
)

describe('the traceability table', () => {
  it('finds the ids in the brackets of a title', () => {
    expect(identifiersIn('guard [GUARD-01, GUARD-02] sends UTF-8 [GAP-03]')).toEqual(['GUARD-01', 'GUARD-02'])
  })
  it('lists the covered requirements with their tests', () => {
    const table = renderTraceability(register, [
      { file: 'tests/b.test.ts', title: 'guard [GUARD-01] waits' },
      { file: 'tests/a.test.ts', title: 'guard [GUARD-01] goes' },
    ])
    expect(table).toContain('1 of 3 requirements are covered.')
    expect(table).toContain('| [GUARD](#guard) | 1 | 2 |')
    expect(table).toContain(
      '| GUARD-01 | One \\| thing. | guard goes (tests/a.test.ts)<br>guard waits (tests/b.test.ts) |',
    )
    expect(table).toContain('| GUARD-02 | Another. |  |')
  })
  it('is independent of the order of the tests', () => {
    const tests = ['b', 'a', 'c'].map((name) => ({ file: 'tests/x.test.ts', title: `[CALL-01] ${name}` }))
    expect(renderTraceability(register, tests)).toBe(renderTraceability(register, tests.toReversed()))
  })
  it('refuses an unknown id', () => {
    expect(() => renderTraceability(register, [{ file: 'tests/x.test.ts', title: '[GAURD-01] x' }])).toThrow('GAURD-01')
  })
})

describe('the test reports', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portal-reports-'))
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
  })
  const write = (name: string, ...tests: (readonly [fullName: string, status: string])[]): void => {
    const assertionResults = tests.map(([fullName, status]) => ({ fullName, status, title: fullName }))
    writeFileSync(
      join(folder, name),
      JSON.stringify({ testResults: [{ name: '/x/y/tests/api/a.test.ts', assertionResults }] }),
    )
  }

  it('count a test of both databases once, and not at all if it failed on one', () => {
    const on = (engine: string, ...statuses: readonly [string, string, string]) =>
      statuses.map((status, index) => [`on ${engine} ${['one', 'two', 'three'][index] ?? ''}`, status] as const)
    write('api.json', ...on('SQLite', 'passed', 'passed', 'passed'), ...on('PostgreSQL', 'passed', 'failed', 'skipped'))
    expect(passingTitles(folder)).toEqual([
      { file: 'tests/api/a.test.ts', title: 'one' },
      { file: 'tests/api/a.test.ts', title: 'three' },
    ])
  })
  it('are requested when missing', () => {
    expect(() => passingTitles(folder)).toThrow('npm test')
  })
})
