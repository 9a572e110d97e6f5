import { describe, expect, it } from 'vitest'

import { addressesOf } from '../../scripts/traceability/addresses.ts'
import { verdictsOf } from '../../scripts/traceability/evidence.ts'
import { parsePartial, parseRegister } from '../../scripts/traceability/register.ts'
import { renderTraceability } from '../../scripts/traceability/render.ts'
import type { Passing } from '../../scripts/traceability/reports.ts'
import { differencesOf } from '../../scripts/traceability/standings.ts'

const register = parseRegister(
  [
    'id\tsection\tstatement',
    'GUARD-01\t4\tOne | thing.',
    'LEAVE-06\t4\tA leave is pending or approved.',
    'LEAVE-01\t1\tA learner can request leave.',
    'ROUTE-04\t2\tPaths /retrieve and /emailReset both open the password-retrieval page.',
    'ROUTE-20\t2\tPath /course/course-list opens the list of courses.',
    '',
  ].join('\n'),
)

const passing = (title: string, how: Partial<Passing> = {}): Passing => ({
  file: 'tests/a.test.ts',
  groups: [],
  title,
  layer: 'unit',
  isNamed: false,
  visited: [],
  ...how,
})
const page = (tests: readonly Passing[], partial: ReadonlyMap<string, string> = new Map()): string =>
  renderTraceability(register, verdictsOf(register, partial, tests))
const rowOf = (id: string, text: string): string => {
  const row = text.split('\n').find((line) => line.startsWith(`| ${id} |`))
  return row?.split(' | ').slice(2).join(' | ').replace(/ \|$/, '') ?? ''
}

describe('the page of requirements', () => {
  it('lists what is proven with its tests, and counts what is proven, partial and open', () => {
    const text = page(
      [
        passing('[GUARD-01] waits', { file: 'tests/b.test.ts' }),
        passing('[GUARD-01] goes', { groups: ['the guard'] }),
        passing('[LEAVE-01 in part] is asked for'),
      ],
      new Map([['LEAVE-01', 'the form']]),
    )
    expect(text).toContain('Of 5 requirements 1 are proven, 1 are partial and 3 are open.')
    expect(text).toContain('| [GUARD](#guard) | 1 | 0 | 0 |\n| [LEAVE](#leave) | 0 | 1 | 1 |')
    expect(text).toContain('| GUARD-01 | One \\| thing. | proven | ')
    expect(rowOf('GUARD-01', text)).toBe('proven | the guard goes (tests/a.test.ts)<br>waits (tests/b.test.ts)')
    expect(rowOf('LEAVE-01', text)).toBe('partial | **Missing: the form**<br>is asked for (tests/a.test.ts)')
    expect(rowOf('LEAVE-06', text)).toBe('open | ')
  })

  it('is independent of the order of the tests', () => {
    const tests = ['b', 'a', 'c'].map((name) => passing(`[GUARD-01] ${name}`))
    expect(page(tests)).toBe(page(tests.toReversed()))
  })

  it('stays a text file, whatever control characters a title has', () => {
    const text = page([passing('[GUARD-01] lets nothing through: \u0000<script>\u001b')])
    expect(text).toContain('lets nothing through: \\u0000<script>\\u001b (tests/a.test.ts)')
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  })

  it('leaves open what is partial without any test, and what is claimed in part without a word of the rest', () => {
    expect(rowOf('GUARD-01', page([], new Map([['GUARD-01', 'the end']])))).toBe('open | **Missing: the end**')
    expect(rowOf('GUARD-01', page([passing('[GUARD-01 in part] waits')]))).toMatch(/^open \| \*\*Claimed in part only/)
  })
})

describe('a route', () => {
  const opens = (...visited: string[]) => passing('[ROUTE-04] opens', { layer: 'e2e', visited })

  it('is proven by browsers that were at every address of it', () => {
    expect(rowOf('ROUTE-04', page([opens('/retrieve', '/'), opens('/emailReset')]))).toMatch(/^proven/)
    expect(rowOf('ROUTE-04', page([opens('/retrieve')]))).toMatch(/^open \| \*\*No browser visits \/emailReset\.\*\*/)
  })

  it.each(['unit', 'api', 'pure', 'http', 'browser'] as const)('is not proven by a test of the layer %s', (layer) => {
    const text = page([passing('[ROUTE-04] opens', { layer, visited: ['/retrieve', '/emailReset'] })])
    expect(rowOf('ROUTE-04', text)).toMatch(/^open \| \*\*No test at the layer it speaks of\.\*\*$/)
  })

  it.each([
    ['Path / is the login screen (route name login) and carries a captcha.', ['/']],
    ['Paths /retrieve and /emailReset both open the page.', ['/retrieve', '/emailReset']],
    [
      'Path /course is a parent with exactly the children a, b and c-d.',
      ['/course', '/course/a', '/course/b', '/course/c-d'],
    ],
    ['Path /n is a parent with exactly the children a and b, and both open.', ['/n', '/n/a', '/n/b']],
    [
      'Path /onLine is a parent with exactly the 2 children a and b, and all eight open.',
      ['/onLine', '/onLine/a', '/onLine/b'],
    ],
    ['Path /mycheck opens at top level and through its alias under /usercenter/x/ or /usercenter/.', ['/mycheck']],
  ])('has the addresses of its words: %s', (statement, addresses) => {
    expect(addressesOf({ id: 'ROUTE-99', area: 'ROUTE', section: '2', statement })).toEqual(addresses)
  })

  it('that is called by its name has an address, too', () => {
    const home = { area: 'ROUTE', section: '2', statement: 'The home screen shows courses.' }
    expect(addressesOf({ id: 'ROUTE-03', ...home })).toEqual(['/index'])
  })
})

describe('what a machine says of itself', () => {
  const named = (id: string, layer: Passing['layer']) =>
    passing(`[${id}] what names it in leave holds`, { file: 'tests/leave/leave.model.ts', layer, isNamed: true })

  it.each([
    ['LEAVE-06', 'pure', /^proven/],
    ['LEAVE-01', 'pure', /^open/],
    ['GUARD-01', 'pure', /^open/],
    ['LEAVE-01', 'http', /^proven/],
    ['GUARD-01', 'browser', /^proven/],
  ] as const)('%s on the layer %s', (id, layer, standing) => {
    expect(rowOf(id, page([named(id, layer)]))).toMatch(standing)
  })

  it('claims nothing as a whole', () => {
    const partial = new Map([['LEAVE-01', 'the form']])
    expect(rowOf('LEAVE-01', page([named('LEAVE-01', 'http')], partial))).toMatch(/^partial/)
    expect(rowOf('LEAVE-01', page([named('LEAVE-01', 'http'), passing('[LEAVE-01 in part] x')]))).toMatch(/^open/)
  })
})

describe('what passing tests show', () => {
  const lists = { register, partial: new Map([['LEAVE-01', 'the form']]), open: ['LEAVE-06', 'ROUTE-20'] }
  const differences = (...tests: readonly Passing[]) => differencesOf(lists, verdictsOf(register, lists.partial, tests))
  const all = [
    passing('[GUARD-01] waits'),
    passing('[LEAVE-01 in part] is asked for'),
    passing('[ROUTE-04] opens', { layer: 'e2e', visited: ['/retrieve', '/emailReset'] }),
  ]

  it('is what the lists say', () => {
    expect(differences(...all)).toEqual([])
  })

  it('is less where a test has gone or failed, or a browser has not been everywhere', () => {
    expect(differences()).toEqual([
      'GUARD-01 is proven by no test or edge any more',
      'LEAVE-01 is partial (docs/partial.tsv), and no test shows a part of it',
      'ROUTE-04 is proven by no test or edge any more',
    ])
    const elsewhere = passing('[ROUTE-04] opens', { layer: 'e2e', visited: ['/retrieve'] })
    expect(differences(...all.slice(0, 2), elsewhere)).toEqual([
      'ROUTE-04 is proven by no test or edge any more. No browser visits /emailReset.',
    ])
  })

  it('is more where the lists have not been told', () => {
    expect(differences(...all, passing('[LEAVE-06] has its states'))).toEqual([
      'LEAVE-06 is proven by tests/a.test.ts: take it out of docs/open.tsv',
    ])
    expect(differences(...all, passing('[LEAVE-06 in part] has a state'))).toEqual([
      'LEAVE-06 is claimed in part: docs/partial.tsv has to say what is missing, not docs/open.tsv',
    ])
  })
})

describe('the list of what is partial', () => {
  it('says of each requirement once what is missing', () => {
    expect(parsePartial('id\tmissing\nA-1\tthe end\n')).toEqual(new Map([['A-1', 'the end']]))
    expect(() => parsePartial('id\tmissing\nA-1\t\n')).toThrow('A-1')
    expect(() => parsePartial('id\tmissing\nA-1\tthis\nA-1\tthat\n')).toThrow('twice')
  })
})
