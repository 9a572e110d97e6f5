import { and, or, type AnyTransitionDefinition } from 'xstate'

import { actionModels } from '../../statecharts/action-model.ts'
import { guardTree, type BuiltGuard } from '../../statecharts/guard-tree.ts'
import type { EdgeSource } from '../../statecharts/model.ts'
import { partGoals } from '../goals.ts'
import { edgeMark, elsewhereFor, marks, type Probe } from '../probe.ts'
import { swap, type Fault } from './fault.ts'

/** Every fault of an edge: deleted, led elsewhere, with a wrong guard, without an action, with another refusal. */
export function edgeFaults(probed: Probe, edge: EdgeSource): readonly Fault[] {
  return [deleted(edge), ...ledElsewhere(edge), ...actionFaults(edge), ...guardFaults(probed, edge)]
}

/** As if it had never been written: no guard lets it through, and its event is not heard for its sake. */
function deleted({ id, node, definition }: EdgeSource): Fault {
  return {
    kind: 'deleted edge',
    name: `${id} left out`,
    at: [edgeMark(id)],
    loses: (goal) => goal === `${id} taken` || goal === `${id} refused`,
    put() {
      const guarded = swap(definition, { guard: never })
      const type = definition.eventType as string
      const listed = node.transitions.get(type)
      const left = listed?.filter((other) => other !== definition) ?? []
      if (listed !== undefined && left.length === 0) node.transitions.delete(type)
      return () => {
        guarded()
        if (listed !== undefined) node.transitions.set(type, listed)
      }
    },
  }
}

function ledElsewhere({ id, definition }: EdgeSource): readonly Fault[] {
  const elsewhere = elsewhereFor(definition)
  if (elsewhere === null) return []
  return [
    {
      kind: 'wrong edge',
      name: `${id} led to ${elsewhere.id}`,
      at: [edgeMark(id)],
      loses: () => false,
      put: () => swap(definition, { target: [elsewhere] }),
    },
  ]
}

const otherRefusal = { type: 'refuse', params: { code: 'record.another' } }

function actionFaults({ id, node, definition }: EdgeSource): readonly Fault[] {
  const fault = (name: string, changed: () => AnyTransitionDefinition['actions']): Fault => ({
    kind: 'missing action',
    name: `${id} ${name}`,
    at: [edgeMark(id)],
    loses: () => false,
    put: () => swap(definition, { actions: changed() }),
  })
  return definition.actions
    .slice(marks)
    .flatMap((action, place) =>
      actionModels([action], node).flatMap(({ name }) => [
        fault(`without ${name}`, () => definition.actions.toSpliced(place + marks, 1)),
        ...(name === 'refuse'
          ? [fault('with another refusal', () => definition.actions.with(place + marks, otherRefusal))]
          : []),
      ]),
    )
}

const checkAnd = (and([]) as BuiltGuard).check
const checkOr = (or([]) as BuiltGuard).check

function guardFaults(probed: Probe, { id, definition }: EdgeSource): readonly Fault[] {
  const guard = probed.guardOf(id)
  if (guard === undefined) return []
  const { guards = [], check } = (typeof guard === 'function' ? guard : {}) as BuiltGuard
  const conditions = new Set(partGoals(id, guardTree(guard)))
  const swapped = check === checkAnd ? checkOr : check === checkOr ? checkAnd : null
  const changed = (name: string, wrong: object): Fault => {
    const other = Object.assign(() => false, guard, wrong)
    return {
      kind: 'wrong guard',
      name: `${id} ${name}`,
      at: [edgeMark(id)],
      loses: (goal) => conditions.has(goal) && guards.length === 2 && 'guards' in wrong,
      guard: { edge: id, tree: guardTree(other) },
      put: () => swap(definition, { guard: probed.watch(id, other) }),
    }
  }
  return [
    {
      kind: 'wrong guard',
      name: `${id} without its guard`,
      at: [edgeMark(id)],
      loses: (goal) => goal === `${id} refused`,
      guard: { edge: id, tree: null },
      put: () => swap(definition, { guard: undefined }),
    },
    ...(guards.length < 2
      ? []
      : guards.map((_, part) =>
          changed(`without part ${part + 1} of its guard`, { guards: guards.toSpliced(part, 1) }),
        )),
    ...(swapped === null || guards.length < 2 ? [] : [changed('with "and" and "or" mixed up', { check: swapped })]),
  ]
}

function never(): boolean {
  return false
}
