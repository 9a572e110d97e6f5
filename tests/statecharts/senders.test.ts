import type { AnyMachineSnapshot } from 'xstate'
import { describe, expect, it } from 'vitest'

import { findModels } from '../../scripts/paths/find-models.ts'
import type { AnyPathModel } from '../../scripts/paths/model.ts'
import { isSentByPeople, type Sender } from '../../scripts/paths/senders.ts'
import type { Chart, ChartEdge } from '../../scripts/statecharts/chart.ts'
import { chartsOf } from '../../scripts/statecharts/documents.ts'
import { fieldsOf, filledIn } from '../../scripts/statecharts/explorer/client/fields.ts'
import { runningOf, standingIn, type Running } from '../../scripts/statecharts/explorer/client/running.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { matrixOf } from '../../scripts/statecharts/matrix.ts'
import { allParts } from '#server/parts.ts'
import { coveringPaths, type Path } from '#tests/kit/models/paths.ts'

const kinds = allParts.flatMap((part) => part.kinds ?? [])
const models = await findModels(process.cwd(), await findMachines(process.cwd()))
const charts = new Map(chartsOf(models).map((chart) => [chart.name, chart]))
const chartOf = (name: string): Chart => charts.get(name)!
const sent = ({ edges }: Chart): readonly ChartEdge[] => edges.filter(({ kind }) => kind === 'event')

describe('who sends what', () => {
  it.each(models)('is known of every edge of $name that waits for an event', ({ name }) => {
    expect(sent(chartOf(name)).filter(({ senders }) => senders.length === 0)).toEqual([])
  })

  const lifecycles = models.filter(({ kind }) => kind === 'lifecycle')

  it.each(lifecycles)('is people for what a client of $name may send, and for that alone', ({ model }) => {
    const kind = kinds.find(({ lifecycle }) => lifecycle.id === model.machine.id)
    const byPeople = Object.entries(model.senders).filter(([, by]) => isSentByPeople(by))
    expect(byPeople.map(([event]) => event).sort()).toEqual(Object.keys(kind?.said ?? {}).sort())
  })
})

/**
 * By edge, the roles whose facts take it in some situation with some sample. The events of the initial state are left
 * out: whoever begins a record is its owner, and no facts say otherwise.
 */
function takersOf(model: AnyPathModel, chart: Chart): ReadonlyMap<string, ReadonlySet<string>> {
  const takers = new Map<string, Set<string>>()
  const running = runningOf(model, chart)
  const roles = Object.entries(model.senderFacts).map(
    ([role, facts]) => [role, new Map(Object.entries(facts))] as const,
  )
  for (const snapshot of situationsOn(coveringPaths(model).paths, running)) {
    if (standingIn(snapshot).some((state) => state === startOf(chart))) continue
    for (const { samples } of running.waiting(snapshot)) {
      const fields = fieldsOf(samples)
      for (const sample of samples)
        for (const [role, facts] of roles) {
          const { kind, edges } = running.ask(snapshot, filledIn(sample, fields, facts))
          if (kind === 'allowed') for (const edge of edges) takers.set(edge, (takers.get(edge) ?? new Set()).add(role))
        }
    }
  }
  return takers
}

const startOf = ({ states }: Chart): string | undefined => states[0]?.initial[0]

/** Where the machine stands before and after every step of these paths. */
function situationsOn(paths: readonly Path[], { start, ask }: Running): readonly AnyMachineSnapshot[] {
  return paths.flatMap(({ input, steps }) => {
    const stood = [start(input).snapshot]
    for (const { event } of steps) stood.push(ask(stood.at(-1)!, event).snapshot)
    return stood
  })
}

const judging = models.filter(({ model }) => Object.keys(model.senderFacts).length > 0)

describe.each(judging)('the senders of $name', ({ name, model }) => {
  const chart = chartOf(name)
  const takers = takersOf(model, chart)
  const isPerson = (sender: string): boolean => isSentByPeople(sender as Sender)
  const allowed = sent(chart).filter(
    ({ source, refusal, senders }) => refusal === null && source !== startOf(chart) && senders.some(isPerson),
  )

  it('are told apart in each role that its chart names', () => {
    // No facts tell the clock and the server.
    expect(Object.keys(model.senderFacts).sort()).toEqual(matrixOf(chart).roles.filter(isPerson).sort())
  })

  it.each(allowed)('are those whom the machine lets take $id, and no others', ({ id, senders }) => {
    expect([...(takers.get(id) ?? [])].sort()).toEqual([...senders].sort())
  })
})
