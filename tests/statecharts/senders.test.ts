import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'

import { leaveAt, leaveLifecycle, type LeaveEvent } from '#machines/leave/leave.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { matrixOf } from '../../scripts/statecharts/matrix.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'
import { isWorded } from '../../scripts/statecharts/phrases.ts'
import { roleFacts, senders } from '../../scripts/statecharts/senders.ts'

const machines = await findMachines(process.cwd())
const worded = machines.map(({ machine, name, source }) => chartModel(machine, name, source)).filter(isWorded)

describe('who sends what', () => {
  it.each(worded.map((chart) => [chart.name, chart] as const))(
    'is told of every event of %s and of no other',
    (_, chart) => {
      const events = chart.edges.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger)
      expect(Object.keys(senders[chart.id] ?? {}).sort()).toEqual([...new Set(events)].sort())
    },
  )

  it('is told of no machine that there is not', () => {
    expect(Object.keys(senders).filter((id) => !worded.some((chart) => chart.id === id))).toEqual([])
  })

  it.each(machines.filter(({ kind }) => kind === 'lifecycle'))(
    'leaves to people what a client of $name may send, and that alone',
    async ({ machine, source }) => {
      const { clientEvents } = (await import(pathToFileURL(source).href)) as { clientEvents: readonly string[] }
      const people = Object.entries(senders[machine.id] ?? {}).filter(([, named]) => {
        const roles = 'inTurn' in named ? named.inTurn : named
        return roles.some((role) => role !== 'server' && role !== 'clock')
      })
      expect(people.map(([event]) => event).sort()).toEqual([...clientEvents].sort())
    },
  )
})

describe('who may do what when in a leave', () => {
  const chart = chartModel(leaveLifecycle, 'leave')
  const { roles, rows } = matrixOf(chart)
  const chain = ['teamLeader', 'disciplineCommittee', 'headmaster', 'schoolLeader'] as const
  const context = { type: 'casual', startsAt: 2, endsAt: 3, reason: 'Fever', revision: 1, chain } as const

  const cases = rows.flatMap(({ state, cells }) =>
    [...cells].flatMap(([role, chances]) =>
      chances
        .filter(() => state !== 'draft' && state !== 'pending')
        .map(({ event, open }) => ({ state, role, event, isOpen: open.length > 0 })),
    ),
  )

  it('names the learner and the four approvers', () => {
    expect(roles).toEqual(['learner', ...chain])
    expect(Object.keys(roleFacts['leave']!)).toEqual([...roles])
    expect(cases.length).toBeGreaterThan(30)
  })

  it.each(cases)('is what the machine says: $role, $event, $state', ({ state, role, event, isOpen }) => {
    const [outer, inner] = state.split('.')
    const value = (inner === undefined ? outer : { [outer!]: inner }) as Parameters<typeof leaveAt>[0]
    const given = roleFacts['leave']![role]!
    const facts = { now: 1, isOwner: given['facts.isOwner'], parts: given['facts.parts'] }
    const sent = { type: event, revision: 1, by: role, reason: 'Fever', facts } as unknown as LeaveEvent
    expect(verdict(leaveLifecycle, leaveAt(value, context), sent).kind).toBe(isOpen ? 'allowed' : 'refused')
  })
})
