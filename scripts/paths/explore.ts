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
import { goalsReached, guardsOf } from './goals.ts'
import type { AnyPathModel } from './model.ts'
import { probe, type Sighting } from './probe.ts'
import { errorsToo, situating, type Situate } from './situation.ts'

/** One event sent in one situation, and what came of it. */
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

/** All situations that a machine can be brought into with a model's samples, and every step between them. */
export interface Exploration {
  readonly starts: readonly (Omit<Arc, 'event'> & { readonly input: unknown })[]
  readonly situations: ReadonlyMap<string, Situation>
}

const mostSituations = 5000
/** After so many steps in which nothing would be missed, the actions or the guard count as unnoticeable. */
const mostTries = 50

/**
 * Explores breadth first with the library's adjacency map. Services and the clock are in the explorer's hand: a service's
 * answer and the end of a delay are events like any other, sent while the state that waits for them is active.
 */
export function explore(model: AnyPathModel): Exploration {
  const { machine, reset, seen, without } = probe(model.machine)
  const guards = guardsOf(model.machine)
  const arcs = new Map<string, Arc[]>()
  const situations = new Map<string, Situation>()
  const keyOf = situating(machine, model)
  const tries = new Map<string, number>()
  /** What a step would miss: the actions of an edge taken, or a guard that refused. Each only the first time that it is seen. */
  const feltIn = (again: () => Outcome, outcome: Outcome): readonly string[] => {
    const missed = seen().filter((sighting) => {
      const goal = feltGoal(sighting)
      const tried = tries.get(goal ?? '') ?? 0
      if (goal === null || tried >= mostTries) return false
      tries.set(goal, tried + 1)
      const other = without(sighting.kind === 'taken' ? 'actions' : 'guard', sighting.edge, again)
      return other.to !== outcome.to || other.effects.join() !== outcome.effects.join()
    })
    const goals = missed.map(feltGoal).filter((goal) => goal !== null)
    for (const goal of goals) tries.set(goal, mostTries)
    return goals
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
    made.push({ event, to: outcome.to, effects: outcome.effects, goals: [...goals, ...feltIn(run, outcome)] })
    return outcome.next
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
      serializeEvent: (event: EventObject) => JSON.stringify(event, errorsToo),
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

/** A scope in which a machine's first snapshot can be made: the library's `initialTransition` makes it twice, and both would be seen. */
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

/** The library's pure `transition` without the actor that it makes for every call, which takes most of its time. */
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

function feltGoal(sighting: Sighting): string | null {
  if (sighting.kind === 'taken') return `${sighting.edge} felt`
  return sighting.passed ? null : `${sighting.edge} refusal felt`
}

/** The samples of every event that an active state waits for. */
export function eventsFor(snapshot: AnyMachineSnapshot, model: AnyPathModel): readonly EventObject[] {
  if (snapshot.status !== 'active') return []
  const nodes = snapshot._nodes
  const awaited = new Set(nodes.flatMap((node) => [...node.transitions.keys()]))
  const sent = Object.entries(model.events).flatMap(([type, samples]) => {
    if (![...awaited].some((descriptor) => matches(type, descriptor))) return []
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

function matches(type: string, descriptor: string): boolean {
  if (descriptor === '*') return true
  return descriptor.endsWith('.*')
    ? type.startsWith(descriptor.slice(0, -1)) || type === descriptor.slice(0, -2)
    : type === descriptor
}
