import { setup } from 'xstate'
import { describe, expect, it, vi } from 'vitest'

import { altered } from '../../scripts/paths/altered.ts'
import { runMutants } from '../../scripts/paths/survivors.ts'
import { verdict } from '../../scripts/paths/probe.ts'
import type { GuardTree } from '../../scripts/statecharts/chart.ts'
import { edgeSources } from '../../scripts/statecharts/model.ts'
import { coveringPaths, pathModel, walk } from '#tests/kit/models/paths.ts'
import { loanModel } from './loan-model.ts'

vi.setConfig({ testTimeout: 30_000 })

const cover = coveringPaths(loanModel)

describe('the paths of a machine', () => {
  it('reach every goal in few steps', () => {
    expect(cover.missing).toEqual([])
    expect(cover.goals.length).toBeGreaterThan(40)
    expect(cover.paths.reduce((sum, path) => sum + path.steps.length, 0)).toBeLessThan(100)
  })

  it('are the same on every run', () => {
    expect(coveringPaths(loanModel).paths.map((path) => path.id)).toEqual(cover.paths.map((path) => path.id))
  })

  it('let every condition of a guard decide alone, both ways', () => {
    const parts = cover.goals.filter((goal) => goal.kind === 'part').map((goal) => goal.id)
    expect(parts).toHaveLength(6)
    expect(parts).toContain(
      'lent.term.running:renew if hasRenewalsLeft and (not isOverdue or isStaff) against by "is staff"',
    )
    for (const part of parts) expect(cover.reached).toContain(part)
  })

  it('restore a non-default state by history', () => {
    expect(cover.reached).toContain('away:resume restoring')
    expect(cover.reached).toContain('away:resumeExactly restoring')
  })

  it('are made for a machine whose faults are told from it', () => {
    const found = { name: 'loan', file: 'tests/statecharts/loan-model.ts', model: loanModel }
    const { total, killed, byModel } = runMutants(found, cover.exploration, {})
    expect(total).toBeGreaterThan(80)
    expect([byModel > 0, killed > byModel]).toEqual([true, true])
  })

  it('cover every pair of consecutive edges on request', () => {
    const deep = coveringPaths(loanModel, { pairs: true })
    expect(deep.missing).toEqual([])
    expect([...deep.reached].filter((goal) => goal.includes(' then ')).length).toBeGreaterThan(100)
    for (const path of deep.paths) walk(loanModel, path)
  })
})

describe('a walk', () => {
  it('names the path and the step at which the machine deviates', () => {
    const without = altered(loanModel.machine, (machine) => {
      for (const { id, definition } of edgeSources(machine))
        if (id === 'searching:done findCopy') definition.guard = () => false
    })
    expect(() => cover.paths.forEach((path) => walk(loanModel, path, without))).toThrow(
      /^path [0-9a-f]{8}, step \d+ of \d+, xstate\.done\.actor/,
    )
  })

  it("checks the machine against the model's states and events", () => {
    const states = {
      ...loanModel.states,
      waiting: () => {
        throw new Error('nobody waits')
      },
    }
    expect(() => cover.paths.forEach((path) => walk({ ...loanModel, states }, path))).toThrow('nobody waits')
    const does = {
      pause: () => {
        throw new Error('no pause')
      },
    }
    expect(() => cover.paths.forEach((path) => walk({ ...loanModel, does }, path))).toThrow('no pause')
  })
})

describe('an unreachable goal', () => {
  const door = setup({
    types: { events: {} as { readonly type: 'open' } },
    guards: { isLocked: () => false },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut: { on: { open: { guard: 'isLocked', target: 'open' } } }, open: {} },
  })
  const model = {
    inputs: [undefined],
    events: { open: [{}] },
    senders: { open: 'visitor' } as const,
    services: {},
    states: { shut: () => undefined, open: () => undefined },
  }

  it('is reported, unless the model gives a reason', () => {
    expect(coveringPaths(pathModel(door, model)).missing.map((goal) => goal.id)).toEqual([
      'shut:open if isLocked taken',
    ])
    const explained = coveringPaths(
      pathModel(door, { ...model, exceptions: { 'shut:open if isLocked taken': 'No key was ever made.' } }),
    )
    expect([explained.missing, explained.unfounded]).toEqual([[], []])
  })

  it('is not excused by a reason for something that is reached or does not exist', () => {
    const { unfounded } = coveringPaths(
      pathModel(door, {
        ...model,
        exceptions: { 'shut:open if isLocked refused': 'Wrong.', 'shut:fly taken': 'What?' },
      }),
    )
    expect(unfounded).toEqual(['shut:open if isLocked refused', 'shut:fly taken'])
  })
})

it('is judged even if a condition could not be evaluated', () => {
  const [a, b]: GuardTree[] = [
    { kind: 'atom', name: 'a', params: null },
    { kind: 'atom', name: 'b', params: null },
  ]
  const both: GuardTree = { kind: 'and', parts: [a!, { kind: 'not', parts: [b!] }] }
  expect(verdict(both, [true, false])).toBe(true)
  expect(verdict(both, [false, null])).toBe(false)
  expect(verdict(both, [true, null])).toBeNull()
  expect(verdict({ kind: 'or', parts: [a!, b!] }, [null, true])).toBe(true)
})
