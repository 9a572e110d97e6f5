import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'

import { isGoalOf } from '../../scripts/paths/goals.ts'
import type { GuardTree } from '../../scripts/statecharts/chart.ts'
import { edgeNames, type EdgeNature } from '../../scripts/statecharts/edge-names.ts'
import { guardTree } from '../../scripts/statecharts/guard-tree.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartModel, edgeSources } from '../../scripts/statecharts/model.ts'

const isLate: GuardTree = { kind: 'atom', name: 'isLate', params: null }
const isAtLeast: GuardTree = { kind: 'atom', name: 'isAtLeast', params: { pages: 300 } }
const edge = (guard: GuardTree | null, refusal: string | null = null): EdgeNature => ({
  source: 'lent',
  label: 'renew',
  guard,
  refusal,
})

describe('the name of an edge', () => {
  it('says its state, its event, and its guard or refusal', () => {
    const not: GuardTree = { kind: 'not', parts: [{ kind: 'or', parts: [isLate, { kind: 'in', state: 'away' }] }] }
    expect(
      edgeNames([
        edge(isLate, 'loan.late'),
        edge(isAtLeast),
        edge({ kind: 'and', parts: [isAtLeast, not] }),
        edge(null),
        edge(null, 'loan.lost'),
      ]),
    ).toEqual([
      'lent:renew refused as loan.late',
      'lent:renew if isAtLeast(300)',
      'lent:renew if isAtLeast(300) and not (isLate or in away)',
      'lent:renew',
      'lent:renew refused as loan.lost',
    ])
  })

  it('says both where a state refuses an event twice with one code', () => {
    expect(edgeNames([edge(isLate, 'loan.late'), edge(null, 'loan.late')])).toEqual([
      'lent:renew if isLate refused as loan.late',
      'lent:renew refused as loan.late',
    ])
  })

  it('may begin with that of another, whose goals it does not have', () => {
    const goals = ['lent:renew taken', 'lent:renew if isLate taken', 'lent:renew refused as loan.late refused']
    expect(goals.filter((goal) => isGoalOf('lent:renew', goal))).toEqual(['lent:renew taken'])
    expect(isGoalOf('lent:renew if isLate', 'lent:renew if isLate against by "is late"')).toBe(true)
  })
})

it('is refused where two edges would have it', () => {
  const chart = (guards: readonly string[]) => {
    const renew = guards.map((type) => ({ guard: { type, params: () => ({}) } }))
    return chartModel(createMachine({ id: 'loan', on: { renew } }), 'loan')
  }
  expect(chart(['isLate', 'isLost']).edges.map(({ id }) => id)).toEqual(['*:renew if isLate', '*:renew if isLost'])
  expect(() => chart(['isLate', 'isLate'])).toThrow('loan has two edges *:renew if isLate')
  const inline = createMachine({ id: 'loan', on: { renew: [{ guard: () => true }, { guard: () => false }] } })
  expect(() => chartModel(inline, 'loan')).toThrow('loan has two edges *:renew if (unnamed)')
})

describe.each(await findMachines(process.cwd()))('the edges of the $kind $name', ({ machine }) => {
  const edges = edgeSources(machine)
  const names = edges.map(({ id }) => id)

  it('keep it whatever edge is put in or taken out', () => {
    const natures = edges.map(({ id, definition }): EdgeNature => {
      const [, source = '', label = '', refusal = null] =
        /^([^:]*):(.*?)(?: if .*)?(?: refused as (.*))?$/.exec(id) ?? []
      return { source, label, guard: guardTree(definition.guard), refusal }
    })
    for (const index of natures.keys())
      expect(edgeNames(natures.toSpliced(index, 1))).toEqual(names.toSpliced(index, 1))
  })
})
