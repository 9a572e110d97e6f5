import { describe, expect, it } from 'vitest'

import { claimsIn, isClaims, withoutClaims } from '../../scripts/traceability/claims.ts'
import type { Proof } from '../../scripts/traceability/evidence.ts'
import { faultsOf } from '../../scripts/traceability/faults.ts'
import type { Lists } from '../../scripts/traceability/standings.ts'
import { withFigures } from '../../scripts/traceability/told-figures.ts'
import { titlesIn } from '../../scripts/traceability/titles.ts'

describe('the title of a test', () => {
  it('claims what stands in its brackets, as a whole or in part, and no gap', () => {
    expect(claimsIn('guard [GUARD-01, GUARD-02 in part] sends UTF-8 [GAP-03] [LEAVE-04]')).toEqual([
      { id: 'GUARD-01', isPart: false },
      { id: 'GUARD-02', isPart: true },
      { id: 'LEAVE-04', isPart: false },
    ])
    expect(claimsIn('sends UTF-8 to ROLE-01')).toEqual([])
  })

  it('is shown without its claims', () => {
    expect(withoutClaims('guard [GUARD-01] sends  a visitor away [GAP-03]')).toBe('guard sends a visitor away')
  })

  it('may be filled from a table, whose claims stand alone', () => {
    expect(['LEAVE-01', 'LEAVE-01, ROUTE-02 in part', 'see LEAVE-01', ''].filter(isClaims)).toEqual([
      'LEAVE-01',
      'LEAVE-01, ROUTE-02 in part',
    ])
  })
})

describe('the code of a test file', () => {
  const read = (text: string) =>
    titlesIn('tests/a.test.ts', text).map(({ title, isGroup, isSkipped }) => [title, isGroup, isSkipped])

  it('has the titles of tests and groups that claim something', () => {
    const text = `
      // it('[LEAVE-09] is a comment', () => undefined)
      describe('a leave', () => {
        it('[LEAVE-01] is requested', () => { expect(claimsIn('[LEAVE-02] x')).toEqual([]) })
        it('is read', () => undefined)
        it.each([1, 2])(\`[LEAVE-03] lasts \${most} days: %i\`, () => undefined)
        it.skipIf(engine === 'SQLite')('[LEAVE-04] is locked', { timeout: 90_000 }, () => undefined)
      })
      describe.each(engines)('on %s [LEAVE-05]', () => undefined)`
    expect(read(text)).toEqual([
      ['[LEAVE-01] is requested', false, false],
      ['[LEAVE-03] lasts … days: %i', false, false],
      ['[LEAVE-04] is locked', false, false],
      ['on %s [LEAVE-05]', true, false],
    ])
  })

  it('has the claims of a table as titles, and of the tables that it is made of', () => {
    const text = `
      it.each([['LEAVE-01', 1], ['LEAVE-02, LEAVE-03 in part', 2]])('[%s] holds %i', () => undefined)
      const rows = [{ id: 'LEAVE-04' }]
      const more = rows.map((row) => ({ ...row, more: 'LEAVE-05' }))
      const others = ['LEAVE-06']
      it.each(more)('[$id] is open', () => undefined)`
    expect(read(text).map(([title]) => title)).toEqual([
      '[LEAVE-01] holds %i',
      '[LEAVE-02, LEAVE-03 in part] holds %i',
      '[LEAVE-05] is open',
      '[LEAVE-04] is open',
    ])
  })

  it.each([
    `it.skip('[LEAVE-01] a', () => undefined)`,
    `it['skip']('[LEAVE-01] a', () => undefined)`,
    `it.todo('[LEAVE-01] a')`,
    `it.only('[LEAVE-01] a', () => undefined)`,
    `it.fails('[LEAVE-01] a', () => undefined)`,
    `it.skipIf(true)('[LEAVE-01] a', () => undefined)`,
    `it.runIf(process.env.CI)('[LEAVE-01] a', () => undefined)`,
    `it.skip.each([1])('[LEAVE-01] a %i', () => undefined)`,
    `it('[LEAVE-01] a', { skip: true }, () => undefined)`,
    `it('[LEAVE-01] a', { ...options }, () => undefined)`,
    `it('[LEAVE-01] a')`,
    `describe.skip('b', () => { it('[LEAVE-01] a', () => undefined) })`,
    `describe.skip(name, () => { it('[LEAVE-01] a', () => undefined) })`,
    `describe('b', { todo: true }, () => { it('[LEAVE-01] a', () => undefined) })`,
  ])('tells what may be left out, by itself or with its group: %s', (text) => {
    expect(read(`${text}\nit('[LEAVE-02] b', () => undefined)`).map(([, , isSkipped]) => isSkipped)).toEqual([
      true,
      false,
    ])
  })

  it.each([
    [`import { test } from 'vitest'`, 'not test'],
    [`import { it as check } from 'vitest'`, 'not check'],
    [`import * as vitest from 'vitest'`, 'not vitest'],
    [`it('a ' + '[LEAVE-01]', () => undefined)`, `a test's title is one text`],
    ['it(title, () => undefined)', `a test's title is one text`],
    [`it.each(elsewhere)('[%s] a', () => undefined)`, 'no table of this file has the ids of the title [%s] a'],
    [`const id = 'LEAVE-01'\nit(\`[\${id}] a\`, () => undefined)`, 'no table of this file'],
  ])('may not be written so that a claim cannot be read: %s', (text, fault) => {
    expect(() => read(`${text}\nit('[LEAVE-02] b', () => undefined)`)).toThrow(fault)
  })
})

describe('the claims of all titles', () => {
  const requirement = (id: string, section = '1') => ({ id, area: id.split('-')[0]!, section, statement: 'x' })
  const lists: Lists = {
    register: [requirement('LEAVE-01'), requirement('LEAVE-06', '4'), requirement('ROLE-01'), requirement('ROUTE-32')],
    partial: new Map([['ROLE-01', 'the exams']]),
    open: [],
  }
  const title = (text: string, how: object = {}) => ({
    file: 'tests/leave/leave.api.test.ts',
    title: text,
    isGroup: false,
    isSkipped: false,
    ...how,
  })
  const inBrowser = { file: 'tests/leave/leave.e2e.test.ts' }
  const all = [
    title('[LEAVE-01] is requested'),
    title('[ROLE-01 in part] signs in'),
    title('[ROUTE-32] opens', inBrowser),
  ]
  const named = (id: string): Proof => ({
    file: 'tests/leave/leave.model.ts',
    title: `[${id}] what names it in leave`,
    layer: 'pure',
    isNamed: true,
    visited: null,
  })

  it('and what machines name are right where they show all that the lists say', () => {
    expect(faultsOf(lists, all, [named('LEAVE-06'), named('ROLE-01')])).toEqual([])
  })

  it.each([
    ['an id on a group', title('[LEAVE-01] leaves', { isGroup: true }), /: LEAVE-01 belongs on the single test/],
    [
      'a test that is skipped',
      title('[LEAVE-01] x', { isSkipped: true }),
      /: LEAVE-01 is claimed by a test that is skip/,
    ],
    ['a route outside a browser', title('[LEAVE-01, ROUTE-32] opens'), /: ROUTE-32 is proven by a browser/],
    ['a partial one as a whole', title('[ROLE-01] signs in'), /: ROLE-01 is partial, the exams .*in part\]$/],
    ['an unknown id', title('[LEAF-01] falls'), /^LEAF-01 in a title of tests.* is not in docs\/requirements\.tsv$/],
  ])('may not be %s', (_, wrong, fault) => {
    const faults = faultsOf(lists, [...all, wrong], [named('LEAVE-06')])
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(fault)
  })

  it('are missed when the last one goes, or is skipped, or stands at a layer that does not count', () => {
    const gone = 'is proven by no test or edge any more'
    expect(faultsOf(lists, all.slice(1), [named('LEAVE-06')])).toEqual([`LEAVE-01 ${gone}`])
    const skipped = all.map((one) => (one.title.includes('LEAVE-01') ? { ...one, isSkipped: true } : one))
    expect(faultsOf(lists, skipped, [named('LEAVE-06')]).at(-1)).toBe(`LEAVE-01 ${gone}`)
    expect(faultsOf(lists, all.slice(1), [named('LEAVE-06'), named('LEAVE-01')])).toEqual([
      `LEAVE-01 ${gone}. No test at the layer it speaks of.`,
    ])
    expect(faultsOf(lists, all, [])).toEqual([`LEAVE-06 ${gone}`])
  })

  it('and the lists have to agree', () => {
    const faults = (more: Partial<Lists>) => faultsOf({ ...lists, ...more }, all, [named('LEAVE-06'), named('LEAF-02')])
    expect(faults({})).toEqual(['LEAF-02 of the machine of tests/leave/leave.model.ts is not in docs/requirements.tsv'])
    expect(faults({ open: ['LEAVE-01', 'ROLE-01', 'ROLE-01', 'LEAF-01'] }).slice(1)).toEqual([
      'LEAF-01 of docs/open.tsv is not in docs/requirements.tsv',
      'ROLE-01 stands twice in docs/open.tsv',
      'ROLE-01 is both in docs/open.tsv and in docs/partial.tsv',
      'ROLE-01 is both in docs/open.tsv and in docs/partial.tsv',
      'LEAVE-01 is proven by tests/leave/leave.api.test.ts: take it out of docs/open.tsv',
    ])
  })
})

describe('the figures of the README', () => {
  it('are put right', () => {
    const text = 'Reading on.\n\n1 of 2 requirements are proven, 1 in part.\n'
    expect(withFigures(text, { proven: 300, partial: 20, open: 100 })).toBe(
      'Reading on.\n\n300 of 420 requirements are proven, 20 in part.\n',
    )
    expect(() => withFigures('Reading on.', { proven: 1, partial: 1, open: 1 })).toThrow('README.md')
  })
})
