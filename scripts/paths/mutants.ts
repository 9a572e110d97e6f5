import { and, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate'

import { actionModels } from '../statecharts/action-model.ts'
import type { BuiltGuard } from '../statecharts/guard-tree.ts'
import { allNodes, edgeSources, pathOf } from '../statecharts/model.ts'
import type { Path } from './cover.ts'
import type { FoundModel } from './find-models.ts'
import { elsewhereFor } from './probe.ts'
import { walk } from './walk.ts'

/** A machine with one injected fault. */
export interface Mutant {
  readonly fault: string
  readonly machine: AnyStateMachine
}

interface Fault<Where> {
  readonly fault: string
  readonly put: (where: Where, machine: AnyStateMachine) => void
}

/**
 * Every machine that differs from this one by one fault. An edge: left out, led elsewhere, without its guard or a part
 * of it, with `and` and `or` mixed up, without an action, with another refusal. A state: without what it does on entry
 * or exit.
 */
export function* mutantsOf(original: AnyStateMachine): Generator<Mutant> {
  yield* faulty(original, (machine) => edgeSources(machine).map(({ id, definition }) => [id, definition]), edgeFaults)
  yield* faulty(original, (machine) => allNodes(machine.root).map((node) => [pathOf(node), node]), stateFaults)
}

/** The mutants killed by the paths, and those that survive. */
export function survivors(
  { model }: FoundModel,
  paths: readonly Path[],
): { readonly tried: number; readonly unseen: readonly string[] } {
  let tried = 0
  const unseen: string[] = []
  for (const { fault, machine } of mutantsOf(model.machine)) {
    tried += 1
    if (paths.every((path) => holds(() => walk(model, path, machine)))) unseen.push(fault)
  }
  return { tried, unseen }
}

function holds(check: () => void): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

function* faulty<Where>(
  original: AnyStateMachine,
  places: (machine: AnyStateMachine) => readonly (readonly [string, Where])[],
  faultsOf: (where: Where) => readonly Fault<Where>[],
): Generator<Mutant> {
  for (const [index, [name, where]] of places(original).entries()) {
    for (const { fault, put } of faultsOf(where)) {
      const machine: AnyStateMachine = original.provide({})
      // A fault may cause an endless loop.
      machine.options = { ...machine.options, maxIterations: 100 }
      const [, place] = places(machine)[index] ?? []
      if (place === undefined) continue
      put(place, machine)
      yield { fault: `${name} ${fault}`, machine }
    }
  }
}

function edgeFaults(definition: AnyTransitionDefinition): readonly Fault<AnyTransitionDefinition>[] {
  const elsewhere = elsewhereFor(definition)?.id ?? null
  return [
    { fault: 'left out', put: (edge) => (edge.guard = never) },
    ...(elsewhere === null ? [] : [{ fault: `led to ${elsewhere}`, put: redirect(elsewhere) }]),
    ...actionFaults(definition),
    ...guardFaults(definition.guard),
  ]
}

function actionFaults({ actions, source }: AnyTransitionDefinition): readonly Fault<AnyTransitionDefinition>[] {
  return namesOf(actions, source).flatMap(([index, name]) => [
    {
      fault: `without ${name}`,
      put: (edge: AnyTransitionDefinition) => (edge.actions = edge.actions.toSpliced(index, 1)),
    },
    ...(name === 'refuse'
      ? [
          {
            fault: 'with another refusal',
            put: (edge: AnyTransitionDefinition) => (edge.actions = edge.actions.with(index, otherRefusal)),
          },
        ]
      : []),
  ])
}

const otherRefusal = { type: 'refuse', params: { code: 'record.another' } }

function guardFaults(guard: unknown): readonly Fault<AnyTransitionDefinition>[] {
  if (guard === undefined) return []
  const { guards = [], check } = (typeof guard === 'function' ? guard : {}) as BuiltGuard
  const swapped = check === checkAnd ? checkOr : check === checkOr ? checkAnd : null
  return [
    { fault: 'without its guard', put: (edge) => delete edge.guard },
    ...(guards.length < 2
      ? []
      : guards.map((_, part) => ({
          fault: `without part ${part + 1} of its guard`,
          put: changeGuard((whole) => ({ guards: whole.guards?.toSpliced(part, 1) })),
        }))),
    ...(swapped === null || guards.length < 2
      ? []
      : [{ fault: 'with "and" and "or" mixed up', put: changeGuard(() => ({ check: swapped })) }]),
  ]
}

const checkAnd = (and([]) as BuiltGuard).check
const checkOr = (or([]) as BuiltGuard).check

function stateFaults(state: AnyStateNode): readonly Fault<AnyStateNode>[] {
  const without = (moment: 'entry' | 'exit') =>
    namesOf(state[moment], state).map(
      ([index, name]): Fault<AnyStateNode> => ({
        fault: `without ${name} on ${moment}`,
        put: (node) => (node[moment] = node[moment].toSpliced(index, 1)),
      }),
    )
  return [...without('entry'), ...without('exit')]
}

/**
 * The actions that stand in the machine's file, each with its place among all: the library adds those of its timers.
 */
function namesOf(actions: readonly unknown[], node: AnyStateNode): readonly (readonly [number, string])[] {
  return actions.flatMap((action, index) => actionModels([action], node).map(({ name }) => [index, name] as const))
}

function never(): boolean {
  return false
}

function redirect(id: string): Fault<AnyTransitionDefinition>['put'] {
  return (definition, machine) => {
    definition.target = [machine.getStateNodeById(id)]
  }
}

function changeGuard(change: (guard: BuiltGuard) => object): Fault<AnyTransitionDefinition>['put'] {
  return (definition) => {
    const guard = definition.guard as unknown as BuiltGuard & object
    definition.guard = Object.assign(() => false, guard, change(guard))
  }
}
