import { getAdjacencyMap } from '@xstate/graph'
import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'

import { effectsOf } from './effects.ts'
import { goalsOf, goalsReached, guardsOf } from './goals.ts'
import type { AnyPathModel } from './model.ts'
import { probe, type MissingPart, type Sighting } from './probe.ts'
import { situating, type Situate } from './situation.ts'

/** One event sent in one situation, and its outcome. */
export interface Arc {
  readonly event: EventObject
  readonly to: string
  readonly goals: readonly string[]
  readonly effects: readonly string[]
}

export interface Situation {
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  readonly arcs: readonly Arc[]
}

/** The state graph of a machine: all situations reachable with a model's samples, and all steps between them. */
export interface Exploration {
  readonly starts: readonly (Omit<Arc, 'event'> & { readonly input: unknown })[]
  readonly situations: ReadonlyMap<string, Situation>
}

const mostSituations = 12_000
/** After so many steps without an observable difference, an action, a target or a guard counts as unobservable. */
const mostTries = 50
/**
 * How many situations of one state are looked into that are equally far away; more of them only while goals are
 * missing.
 */
const breadths = [3, 9, 27, Infinity]

/**
 * Explores breadth first with the library's adjacency map. Services and the clock are in the explorer's hand: a
 * service's answer and the end of a delay are events like any other, sent while the state that waits for them is
 * active. `extent` is `enough` to look only as broadly as the goals ask for.
 */
export function explore(model: AnyPathModel, extent: 'enough' | 'all' = 'enough'): Exploration {
  const wanted = goalsOf(model.machine).filter(({ id }) => !(id in model.exceptions))
  for (const breadth of extent === 'all' ? [Infinity] : breadths) {
    const exploration = exploreTo(breadth, model)
    const arcs = [...exploration.situations.values()].flatMap((situation) => situation.arcs)
    const reached = new Set([...exploration.starts, ...arcs].flatMap(({ goals }) => goals))
    if (breadth === Infinity || wanted.every(({ id }) => reached.has(id))) return exploration
  }
  throw new Error('The last breadth has no end')
}

function exploreTo(breadth: number, model: AnyPathModel): Exploration {
  const { machine, reset, seen, actionsOf, without } = probe(model.machine)
  const guards = guardsOf(model.machine)
  const arcs = new Map<string, Arc[]>()
  const situations = new Map<string, Situation>()
  const keyOf = remembering(situating(machine, model))
  const tries = new Map<string, number>()
  const firsts = new Map<string, AnyMachineSnapshot>()
  const steps = new Map<string, number>()
  const lookedInto = new Map<string, number>()
  let counted = 0
  /**
   * What a step would miss: an action of an edge taken, where it leads, or a guard that refused. Each only the first
   * time that it is seen.
   */
  const feltIn = (again: () => Outcome, outcome: Outcome): readonly string[] => {
    const missed = seen()
      .flatMap((sighting) => partsToMiss(sighting, actionsOf))
      .filter(({ goal, edge, part }) => {
        const tried = tries.get(goal) ?? 0
        if (tried >= mostTries) return false
        tries.set(goal, tried + 1)
        const other = without(part, edge, again)
        return other !== null && (other.to !== outcome.to || other.effects.join() !== outcome.effects.join())
      })
    for (const { goal } of missed) tries.set(goal, mostTries)
    return missed.map(({ goal }) => goal)
  }
  const step = (snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope): AnyMachineSnapshot => {
    const run = (): Outcome => outcomeOf(machine, snapshot, event, scope, keyOf)
    reset()
    const outcome = run()
    const goals = goalsReached(seen(), guards)
    const from = keyOf(snapshot)
    const made = arcs.get(from) ?? []
    if (made.length === 0) arcs.set(from, made)
    if (arcs.size > mostSituations)
      throw new Error(`${model.machine.id}: more than ${mostSituations} situations; give the model a \`situation\``)
    const felt = feltIn(run, outcome)
    made.push({ event, to: outcome.to, effects: outcome.effects, goals: [...goals, ...felt] })
    // Interns snapshots per situation; otherwise the map would keep them all.
    const first = firsts.get(outcome.to) ?? outcome.next
    firsts.set(outcome.to, first)
    if (!steps.has(outcome.to)) steps.set(outcome.to, (steps.get(from) ?? 0) + 1)
    return first
  }
  const starts = model.inputs.map((input) => {
    reset()
    const actions: ExecutableActionObject[] = []
    const start = machine.getInitialSnapshot(quietScope(model.machine, input, actions), input) as AnyMachineSnapshot
    if (start.status === 'error') throw new Error(`${model.machine.id} does not start: ${String(start.error)}`)
    const reached = goalsReached(seen(), guards)
    const logic = { transition: step, getInitialSnapshot: () => start, getPersistedSnapshot: () => start }
    const known = new Set(arcs.keys())
    const adjacency = getAdjacencyMap(logic, {
      fromState: start,
      serializeState: keyOf,
      // The map's event serialisation is unused, so no two events may be treated as equal.
      serializeEvent: () => String((counted += 1)),
      stopWhen: (snapshot: AnyMachineSnapshot) => {
        const state = `${steps.get(keyOf(snapshot)) ?? 0} ${JSON.stringify(snapshot.value)}`
        const times = (lookedInto.get(state) ?? 0) + 1
        lookedInto.set(state, times)
        return times > breadth
      },
      events: (snapshot: AnyMachineSnapshot) => (known.has(keyOf(snapshot)) ? [] : eventsFor(snapshot, model)),
    })
    for (const [key, { state }] of Object.entries(adjacency)) {
      if (!situations.has(key))
        situations.set(key, { key, snapshot: state as AnyMachineSnapshot, arcs: arcs.get(key) ?? [] })
    }
    return { input, to: keyOf(start), goals: reached, effects: effectsOf(actions) }
  })
  return { starts, situations }
}

/**
 * A scope in which a machine's first snapshot can be made: the library's `initialTransition` makes it twice, and both
 * would be seen.
 */
function quietScope(
  machine: AnyStateMachine,
  input: unknown,
  actions: ExecutableActionObject[],
): Parameters<AnyStateMachine['getInitialSnapshot']>[0] {
  const self = createActor(machine, { input })
  const nothing = (): void => undefined
  return {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    system: self.system,
    stopChild: nothing,
    actionExecutor: (action) => void actions.push(action),
  }
}

interface Outcome {
  readonly next: AnyMachineSnapshot
  readonly to: string
  readonly effects: readonly string[]
}

/** The library's pure `transition` without creating an actor per call, which dominates its time. */
function outcomeOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  scope: AnyActorScope,
  keyOf: Situate,
): Outcome {
  const actions: ExecutableActionObject[] = []
  const next = machine.transition(snapshot, event, {
    ...scope,
    actionExecutor: (action) => actions.push(action),
  }) as AnyMachineSnapshot
  return { next, to: keyOf(next), effects: effectsOf(actions) }
}

/** The parts of a step that could be missing, each with its mutation goal. */
function partsToMiss(
  sighting: Sighting,
  actionsOf: (edge: string) => number,
): readonly { goal: string; edge: string; part: MissingPart }[] {
  const { edge } = sighting
  if (sighting.kind === 'taken')
    return [
      ...Array.from({ length: actionsOf(edge) }, (_, part) => ({
        goal: `${edge} action ${part + 1} felt`,
        edge,
        part,
      })),
      { goal: `${edge} target felt`, edge, part: 'target' },
    ]
  return sighting.passed ? [] : [{ goal: `${edge} refusal felt`, edge, part: 'guard' }]
}

/** Caches the situation of each snapshot, which is requested several times. */
function remembering(situate: Situate): Situate {
  const known = new WeakMap<AnyMachineSnapshot, string>()
  return (snapshot) => {
    const key = known.get(snapshot) ?? situate(snapshot)
    known.set(snapshot, key)
    return key
  }
}

/** The samples of every event accepted by an active state. */
export function eventsFor(snapshot: AnyMachineSnapshot, model: AnyPathModel): readonly EventObject[] {
  if (snapshot.status !== 'active') return []
  const nodes = snapshot._nodes
  const awaited = new Set(nodes.flatMap((node) => [...node.transitions.keys()]))
  const wildcards = [...awaited].filter((descriptor) => descriptor.endsWith('*'))
  const sent = Object.entries(model.events).flatMap(([type, samples]) => {
    if (!awaited.has(type) && !wildcards.some((descriptor) => matches(type, descriptor))) return []
    return (typeof samples === 'function' ? samples(snapshot.context) : samples).map((sample) => ({ ...sample, type }))
  })
  const services = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      const { done = [], error = [] } = (typeof src === 'string' ? model.services[src] : undefined) ?? {}
      return [
        ...done.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
        ...error.map((thrown) => ({ type: `xstate.error.actor.${id}`, error: thrown, actorId: id })),
      ].filter(({ type }) => awaited.has(type))
    }),
  )
  const timers = nodes.flatMap((node) =>
    [...new Set(node.after.map((delayed) => delayed.eventType as string))].map((type) => ({ type })),
  )
  return [...sent, ...services, ...timers]
}

/** Whether a wildcard matches an event: `*` all, `term.*` also `term` itself. */
function matches(type: string, wildcard: string): boolean {
  return wildcard === '*' || type === wildcard.slice(0, -2) || type.startsWith(wildcard.slice(0, -1))
}
