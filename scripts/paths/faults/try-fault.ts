import type { AnyMachineSnapshot, EventObject } from 'xstate'

import type { GuardTree } from '../../statecharts/chart.ts'
import { effectsOf } from '../effects.ts'
import { eventsFor, isHeard, unheardBy } from '../events.ts'
import { goalsReached, guardsOf } from '../goals.ts'
import { judgeOf, type Judge } from '../judge.ts'
import type { AnyPathModel } from '../model.ts'
import { outcomeOf, quietScope, type Outcome, type Scope } from '../outcome.ts'
import { situating, type Situate } from '../situation.ts'
import type { Fault, Right } from './fault.ts'

/** Who sees a fault: the model in a step, otherwise the record in a goal that is not reached any more, or nobody. */
export type SeenBy = 'model' | 'record' | null

/** Steps along the same edges are alike: so many of them are taken anew. */
const mostAlike = 15
/** So many situations that the right machine does not have are looked into. */
const mostFresh = 60

/** Tries faults in the machine of an exploration, one at a time. */
export interface Trial {
  readonly try: (fault: Fault) => SeenBy
}

/**
 * Explores the faulty machine from its starts and has the model judge each step, as if there were no other machine.
 * A step that the fault does not touch is the same as before, and has been judged; only the others are taken anew.
 */
export function trialOf(model: AnyPathModel, right: Right): Trial {
  const { machine } = right.probed
  const judge = judgeOf(model)
  const keyOf = situating(machine, model)
  const scopes = right.starts.map(({ input }) => quietScope(machine, input, []))
  const guards = guardsOf(model.machine)
  const record = new Set(
    [...right.starts, ...[...right.situations.values()].flatMap(({ arcs }) => arcs)].flatMap(({ goals }) => goals),
  )
  for (const goal of record) if (goal.endsWith(' felt')) record.delete(goal)
  return {
    try(fault) {
      const undo = fault.put()
      try {
        const reached = explored({ model, right, judge, keyOf, guards: guardsWith(guards, fault), scopes }, fault)
        return record.values().some((goal) => !reached.has(goal) || fault.loses(goal)) ? 'record' : null
      } catch {
        // The model has thrown at a step, or the machine itself.
        return 'model'
      } finally {
        undo()
      }
    },
  }
}

interface Trying {
  readonly model: AnyPathModel
  readonly right: Right
  readonly judge: Judge
  readonly keyOf: Situate
  readonly guards: ReadonlyMap<string, GuardTree>
  readonly scopes: readonly Scope[]
}

/** The goals that the faulty machine reaches; throws at the first wrong step. */
function explored({ model, right, judge, keyOf, guards, scopes }: Trying, { at }: Fault): ReadonlySet<string> {
  const { machine, reset, seen } = right.probed
  const reached = new Set<string>()
  const been = new Set<string>()
  const fresh = new Map<string, AnyMachineSnapshot>()
  const open: string[] = []
  const come = (key: string, snapshot: AnyMachineSnapshot | null): void => {
    if (been.has(key)) return
    been.add(key)
    if (!right.situations.has(key) && snapshot !== null) {
      if (fresh.size >= mostFresh) return
      fresh.set(key, snapshot)
    }
    open.push(key)
  }
  const alike = new Map<string, number>()
  const isTaken = (touched: ReadonlySet<string>): boolean => {
    if (!isTouched(touched)) return false
    const way = [...touched].join()
    const times = (alike.get(way) ?? 0) + 1
    alike.set(way, times)
    return times <= mostAlike
  }
  const isTouched = (touched: ReadonlySet<string>): boolean => at.some((mark) => touched.has(mark))
  const [scope] = scopes
  const take = (before: AnyMachineSnapshot, event: EventObject): Outcome => {
    if (scope === undefined) throw new Error(`${machine.id} has no start`)
    reset()
    const outcome = outcomeOf(machine, before, event, scope, keyOf)
    for (const goal of goalsReached(seen(), guards)) reached.add(goal)
    judge.step({ before, event, after: outcome.next, effects: outcome.effects })
    return outcome
  }
  for (const start of right.starts) {
    if (!isTouched(start.touched)) {
      for (const goal of start.goals) reached.add(goal)
      come(start.to, null)
      continue
    }
    reset()
    const actions: Parameters<typeof quietScope>[2] = []
    const snapshot = machine.getInitialSnapshot(quietScope(machine, start.input, actions), start.input)
    for (const goal of goalsReached(seen(), guards)) reached.add(goal)
    judge.place(snapshot as AnyMachineSnapshot, effectsOf(actions))
    come(keyOf(snapshot as AnyMachineSnapshot), snapshot as AnyMachineSnapshot)
  }
  for (let key = open.shift(); key !== undefined; key = open.shift()) {
    const known = right.situations.get(key)
    const snapshot = known?.snapshot ?? fresh.get(key)
    if (snapshot === undefined) continue
    if (known === undefined) {
      for (const event of [...eventsFor(snapshot, model), ...unheardBy(snapshot, model)]) {
        const { to, next } = take(snapshot, event)
        come(to, next)
      }
      continue
    }
    for (const { event, to, goals, touched } of known.arcs) {
      if (!isTaken(touched)) {
        if (!isTouched(touched)) for (const goal of goals) reached.add(goal)
        come(to, null)
      } else if (model.isStored || isHeard(event.type, snapshot)) {
        const outcome = take(snapshot, event)
        come(outcome.to, outcome.next)
      }
    }
  }
  return reached
}

function guardsWith(guards: ReadonlyMap<string, GuardTree>, { guard }: Fault): ReadonlyMap<string, GuardTree> {
  if (guard === undefined) return guards
  const changed = new Map(guards)
  if (guard.tree === null) changed.delete(guard.edge)
  else changed.set(guard.edge, guard.tree)
  return changed
}
