import type { StateValue } from 'xstate'
import { describe, expect, it } from 'vitest'

import { isOffered, verdict } from '#machines/kit/verdict.ts'
import { mayApply } from '#machines/kit/lasting.ts'
import { recordKinds } from '#server/parts.ts'
import { explore, type Exploration } from '../../scripts/paths/explore.ts'
import { findModels } from '../../scripts/paths/find-models.ts'
import { findMachines } from '../../scripts/statecharts/machines.ts'
import { chartModel } from '../../scripts/statecharts/model.ts'

const root = process.cwd()
const models = await findModels(root, await findMachines(root))

/** The lifecycles of records, each with the events that clients send. */
const lifecycles = models.flatMap(({ name, model }) => {
  const kinds = recordKinds.filter(({ lifecycle }) => lifecycle.id === model.machine.id)
  const events = [...new Set(kinds.flatMap(({ said }) => Object.keys(said)))]
  return events.length === 0 ? [] : [{ name, model, events }]
})

/** What was seen of a state when the machine ran: the events that it accepted, and the states that came next. */
interface Seen {
  readonly value: StateValue
  readonly accepted: Set<string>
  readonly next: Set<string>
}

const keyOf = (value: StateValue): string => JSON.stringify(value)

function statesIn({ situations }: Exploration, refusals: ReadonlySet<string>): ReadonlyMap<string, Seen> {
  const states = new Map<string, Seen>()
  for (const { snapshot, arcs } of situations.values()) {
    const value = snapshot.value as StateValue
    const state = states.get(keyOf(value)) ?? { value, accepted: new Set(), next: new Set() }
    states.set(keyOf(value), state)
    for (const { event, to, goals } of arcs) {
      const taken = goals.filter((goal) => goal.endsWith(' taken')).map((goal) => goal.slice(0, -' taken'.length))
      if (taken.some((edge) => !refusals.has(edge))) state.accepted.add(event.type)
      const next = situations.get(to)
      if (next !== undefined) state.next.add(keyOf(next.snapshot.value as StateValue))
    }
  }
  return states
}

/** A state and all that were seen after it. */
function after(states: ReadonlyMap<string, Seen>, from: string): readonly Seen[] {
  const found = new Set([from])
  for (const key of found) for (const next of states.get(key)?.next ?? []) found.add(next)
  return [...found].map((key) => states.get(key)!)
}

it('looks at every lifecycle whose events people send', () => {
  expect(new Set(lifecycles.map(({ model }) => model.machine.id))).toEqual(
    new Set(recordKinds.filter(({ said }) => Object.keys(said).length > 0).map(({ lifecycle }) => lifecycle.id)),
  )
})

describe.each(lifecycles)('a record of $name', ({ name, model, events }) => {
  const { machine } = model
  const refusals = new Set(
    chartModel(machine, name)
      .edges.filter(({ refusal }) => refusal !== null)
      .map(({ id }) => id),
  )
  const exploration = explore(model)
  const states = statesIn(exploration, refusals)

  it('offers in every state what it or a later one accepts, and nothing else', () => {
    const offered = [...states].map(([key, { value }]) => [
      key,
      events.filter((type) => mayApply(machine, { value }, { type })),
    ])
    const accepted = [...states.keys()].map((key) => [
      key,
      events.filter((type) => after(states, key).some((state) => state.accepted.has(type))),
    ])
    expect(offered).toEqual(accepted)
  })

  it('says so in its verdicts', () => {
    const wrong = [...exploration.situations.values()].flatMap(({ snapshot, arcs }) => {
      const later = after(states, keyOf(snapshot.value as StateValue))
      return arcs
        .map(({ event }) => ({ event, said: verdict(machine, snapshot, event) }))
        .filter(({ event, said }) => isOffered(said) && !later.some(({ accepted }) => accepted.has(event.type)))
    })
    expect(wrong).toEqual([])
  })
})
