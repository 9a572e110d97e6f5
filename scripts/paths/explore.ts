import { getAdjacencyMap } from '@xstate/graph'
import type { AnyActorScope, AnyMachineSnapshot, EventObject, ExecutableActionObject } from 'xstate'

import { docketFor, type Arc, type Misjudged, type Start } from './docket.ts'
import { effectsOf } from './effects.ts'
import { eventsFor, unheardBy } from './events.ts'
import { goalsOf, goalsReached, guardsOf } from './goals.ts'
import type { AnyPathModel } from './model.ts'
import { outcomeOf, quietScope, type Outcome, type Scope } from './outcome.ts'
import { probe, touchedBy, type MissingPart, type Probe, type Sighting } from './probe.ts'
import { situating, type Situate } from './situation.ts'

export interface Situation {
  readonly key: string
  readonly snapshot: AnyMachineSnapshot
  readonly arcs: readonly Arc[]
}

/**
 * The state graph of a machine: all situations reachable with a model's samples, and all steps between them. The model
 * has judged each step.
 */
export interface Exploration {
  readonly starts: readonly Start[]
  readonly situations: ReadonlyMap<string, Situation>
  readonly misjudged: readonly Misjudged[]
  /** The machine that was explored: a copy under observation. */
  readonly probed: Probe
}

const mostSituations = 12_000
/** So many of a wrong machine: without a rule it may have no end. */
const mostWhenWrong = 500
/** After so many steps without an observable difference, an action, a target or a guard counts as unobservable. */
const mostTries = 50
/**
 * How many situations of one state are looked into that are equally far away from one start; more of them only while
 * goals are missing.
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
    const isWrong = exploration.misjudged.length > 0
    if (isWrong || breadth === Infinity || wanted.every(({ id }) => reached.has(id))) return exploration
  }
  throw new Error('The last breadth has no end')
}

function exploreTo(breadth: number, model: AnyPathModel): Exploration {
  const probed = probe(model.machine)
  const { machine, reset, seen, actionsOf, without } = probed
  const guards = guardsOf(model.machine)
  const arcs = new Map<string, Arc[]>()
  const situations = new Map<string, Situation>()
  const keyOf = remembering(situating(machine, model))
  const tries = new Map<string, number>()
  const firsts = new Map<string, AnyMachineSnapshot>()
  const steps = new Map<string, number>()
  const lookedInto = new Map<string, number>()
  const docket = docketFor(model)
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
    const touched = touchedBy(seen())
    const from = keyOf(snapshot)
    const made = arcs.get(from) ?? []
    if (made.length === 0) arcs.set(from, made)
    if (arcs.size > mostSituations)
      throw new Error(`${model.machine.id}: more than ${mostSituations} situations; give the model a \`situation\``)
    const felt = feltIn(run, outcome)
    const arc: Arc = { event, to: outcome.to, effects: outcome.effects, goals: [...goals, ...felt], touched }
    made.push(arc)
    docket.step(from, snapshot, arc, outcome.next)
    // Interns snapshots per situation; otherwise the map would keep them all.
    const first = firsts.get(outcome.to) ?? outcome.next
    firsts.set(outcome.to, first)
    if (!steps.has(outcome.to)) steps.set(outcome.to, (steps.get(from) ?? 0) + 1)
    return first
  }
  const isWrongEnough = (): boolean => docket.misjudged.length > 0 && arcs.size > mostWhenWrong
  /** An event that nothing awaits makes no arc, but it is judged: the model may ask for an answer. */
  const judgeUnheard = (snapshot: AnyMachineSnapshot, scope: Scope): void => {
    for (const event of unheardBy(snapshot, model)) {
      const { to, effects, next } = outcomeOf(machine, snapshot, event, scope, keyOf)
      docket.step(keyOf(snapshot), snapshot, { event, to, effects, goals: [], touched: new Set() }, next)
    }
  }
  const starts = model.inputs.map((input, index): Start => {
    reset()
    const actions: ExecutableActionObject[] = []
    const scope = quietScope(model.machine, input, actions)
    const start = machine.getInitialSnapshot(scope, input) as AnyMachineSnapshot
    if (start.status === 'error') throw new Error(`${model.machine.id} does not start: ${String(start.error)}`)
    const made: Start = {
      input,
      to: keyOf(start),
      goals: goalsReached(seen(), guards),
      effects: effectsOf(actions),
      touched: touchedBy(seen()),
    }
    docket.start(made, start)
    const logic = { transition: step, getInitialSnapshot: () => start, getPersistedSnapshot: () => start }
    const known = new Set(arcs.keys())
    const adjacency = getAdjacencyMap(logic, {
      fromState: start,
      serializeState: keyOf,
      // The map's event serialisation is unused, so no two events may be treated as equal.
      serializeEvent: () => String((counted += 1)),
      stopWhen: (snapshot: AnyMachineSnapshot) => {
        const state = `${index} ${steps.get(keyOf(snapshot)) ?? 0} ${JSON.stringify(snapshot.value)}`
        const times = (lookedInto.get(state) ?? 0) + 1
        lookedInto.set(state, times)
        return times > breadth
      },
      events: (snapshot: AnyMachineSnapshot) => {
        if (known.has(keyOf(snapshot)) || isWrongEnough()) return []
        judgeUnheard(snapshot, scope)
        return eventsFor(snapshot, model)
      },
    })
    for (const [key, { state }] of Object.entries(adjacency)) {
      if (!situations.has(key))
        situations.set(key, { key, snapshot: state as AnyMachineSnapshot, arcs: arcs.get(key) ?? [] })
    }
    return made
  })
  return { starts, situations, misjudged: docket.misjudged, probed }
}

/** The parts of a step that could be missing, each with its mutation goal. */
function partsToMiss(
  sighting: Sighting,
  actionsOf: (edge: string) => number,
): readonly { goal: string; edge: string; part: MissingPart }[] {
  if (sighting.kind === 'passed') return []
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
