import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'

import { alter } from '../../scripts/faults/find-faults.ts'
import { complaintsOf, sourcesOf } from '../../scripts/faults/record.ts'
import * as faultSwitch from '../../scripts/faults/switch.ts'

const of = { first: 7, switchFrom: './switch.ts' }
const source = `export function chosen(list: number[], db: Query): number[] {
  // Few are left.
  if (list.length > 2) return db.where('a', '=', 1).orderBy('b').list
  return list.filter((one: number) => one > 1).map((one) => one * 2)
}
`

/** The function of an altered source, with what it imports. */
function chosenOf(altered: string): (list: number[], db: object) => unknown {
  const names = '{ chainOf: __chain, leavesOut: __leavesOut, turned: __turned }'
  const code = stripTypeScriptTypes(altered)
    .replace(/^import .*? from '.*?'; /, '')
    .replace('export ', '')
  // What is run is the sample above.
  // oxlint-disable-next-line typescript/no-implied-eval
  return (new Function(names, `${code}; return chosen`) as (given: object) => ReturnType<typeof chosenOf>)(faultSwitch)
}

class Query {
  readonly list: readonly string[]
  constructor(list: readonly string[] = []) {
    this.list = list
  }
  where(): Query {
    return new Query([...this.list, 'where'])
  }
  orderBy(): Query {
    return new Query([...this.list, 'orderBy'])
  }
}

describe('faults of the server', () => {
  const { faults, source: altered } = alter('server/a/b.ts', source, of)

  it('are named by what is left out or turned round, where it stands', () => {
    expect(faults.map(({ kind, line, text }) => [kind, line, text])).toEqual([
      ['if', 3, 'list.length > 2'],
      ['order', 3, ".orderBy('b')"],
      ['where', 3, ".where('a', '=', 1)"],
      ['recipient', 4, '.filter((one: number) => one > 1)'],
    ])
  })

  it.each([
    [null, ['where', 'orderBy'], [4]],
    [7, [4, 6], ['where', 'orderBy']],
    [8, ['where'], [4]],
    [9, ['orderBy'], [4]],
    [10, ['where', 'orderBy'], [2, 4]],
  ])('wait for their switch: with %s', (fault, many, few) => {
    const chosen = chosenOf(altered)
    faultSwitch.putIn(fault)
    try {
      expect([chosen([1, 2, 3], new Query()), chosen([1, 2], new Query())]).toEqual([many, few])
    } finally {
      faultSwitch.putIn(null)
    }
  })

  it('keep a statement apart from the line before, which has no semicolon', () => {
    const statements = 'const named = () => null\nlist.filter(Boolean).forEach(keep)\n'
    expect(alter('server/a/b.ts', statements, of).source).toContain('\nvoid (')
  })

  it('leave every file of the server readable', () => {
    for (const file of sourcesOf('.', '*'))
      expect(() => stripTypeScriptTypes(alter(file, readFileSync(file, 'utf8'), of).source), file).not.toThrow()
  })

  it('are too few to be seen below nine in ten, and need a reason', () => {
    const unseen = [{ file: 'a.ts', kind: 'order' as const, text: ".orderBy('b')", reason: '' }]
    expect(complaintsOf('a', { seen: 8, all: 9, unseen })).toEqual([
      'a: 8 of 9 faults are seen, fewer than 90 %',
      "nobody sees, and no reason why: a.ts: a list without .orderBy('b')",
    ])
    expect(complaintsOf('a', { seen: 9, all: 10, unseen: [{ ...unseen[0]!, reason: 'A tie.' }] })).toEqual([])
  })
})
