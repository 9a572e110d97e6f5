import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition, EventObject } from 'xstate'

import { guardTree, type BuiltGuard } from '../statecharts/guard-tree.ts'
import type { GuardTree } from '../statecharts/chart.ts'
import { allNodes, edgeSources, initialChildren, pathOf, type EdgeSource } from '../statecharts/model.ts'
import { copyOf } from './altered.ts'

/**
 * What was seen while a machine took a step: an edge taken (`restored`: into a history state that brought back
 * something else than its default), a guard asked with what each of its parts said, or a state passed.
 */
export type Sighting =
  | { readonly kind: 'taken'; readonly edge: string; readonly restored: boolean }
  | {
      readonly kind: 'asked'
      readonly edge: string
      readonly passed: boolean
      readonly parts: readonly (boolean | null)[]
    }
  /** A state entered or left. */
  | { readonly kind: 'passed'; readonly state: string }

/** Where a step went: `edge ID` asked or taken, `state PATH` entered or left. A fault elsewhere cannot change it. */
export function touchedBy(seen: readonly Sighting[]): ReadonlySet<string> {
  return new Set(
    seen.map((sighting) => (sighting.kind === 'passed' ? stateMark(sighting.state) : edgeMark(sighting.edge))),
  )
}
export const edgeMark = (edge: string): string => `edge ${edge}`
export const stateMark = (state: string): string => `state ${state}`

export interface Probe {
  /** An instrumented copy of the machine with the same behaviour. */
  readonly machine: AnyStateMachine
  /** Discards the observations. */
  readonly reset: () => void
  readonly seen: () => readonly Sighting[]
  /** The number of actions of an edge. */
  readonly actionsOf: (edge: string) => number
  /**
   * Runs something while an edge lacks one of its actions or its guard, or leads elsewhere; null when it cannot, or
   * runs in circles.
   */
  readonly without: <Result>(part: MissingPart, edge: string, run: () => Result) => Result | null
  /** Another guard for an edge, watched as its own is. */
  readonly watch: (edge: string, guard: unknown) => () => boolean
  /** The guard of an edge as it stands in the machine's file. */
  readonly guardOf: (edge: string) => unknown
  readonly edges: readonly EdgeSource[]
}

/** A number is the index of the edge's action. */
export type MissingPart = 'guard' | 'target' | number

/**
 * Another state that an edge could lead to by mistake: a sibling of its target, or of its source where it stays; null
 * for none.
 */
export function elsewhereFor({ source, target }: AnyTransitionDefinition): AnyStateNode | null {
  const near = target?.[0] ?? source
  const siblings = Object.values(near.parent?.states ?? {}).filter((node) => node.type !== 'history' && node !== near)
  // A transient state is no distinct target.
  return siblings.find((node) => node.always === undefined) ?? siblings[0] ?? null
}

/** The number of actions that a probe inserts before those of an edge, and those of a state on entry and on exit. */
export const marks = 1

/** Copies the machine with every guard and edge instrumented. */
export function probe(original: AnyStateMachine): Probe {
  const machine = copyOf(original)
  // A retargeted edge may cause an endless loop.
  machine.options = { ...machine.options, maxIterations: 100 }
  let sightings: Sighting[] = []
  const edges = edgeSources(machine)
  const definitions = new Map(edges.map(({ id, definition }) => [id, definition]))
  const guards = new Map<string, unknown>()
  const watch: Probe['watch'] = (edge, guard) =>
    watchedGuard(guard, (passed, parts) => sightings.push({ kind: 'asked', edge, passed, parts }))
  for (const { id, definition } of edges) {
    const guard: unknown = definition.guard
    if (guard !== undefined) {
      guards.set(id, guard)
      definition.guard = watch(id, guard)
    }
    const mark = watchedAction((snapshot) => {
      const restored = (definition.target ?? []).some((target) => restoresMore(target, snapshot))
      sightings.push({ kind: 'taken', edge: id, restored })
    })
    definition.actions = [mark, ...definition.actions]
  }
  for (const node of allNodes(machine.root)) {
    const mark = watchedAction(() => sightings.push({ kind: 'passed', state: pathOf(node) }))
    node.entry = [mark, ...node.entry]
    node.exit = [mark, ...node.exit]
  }
  const without: Probe['without'] = (part, edge, run) => {
    const definition = definitions.get(edge)
    const elsewhere = definition === undefined ? null : elsewhereFor(definition)
    if (definition === undefined || (part === 'target' && elsewhere === null)) return null
    const kept = { ...definition }
    if (typeof part === 'number') definition.actions = definition.actions.toSpliced(part + marks, 1)
    else if (part === 'target') definition.target = elsewhere === null ? [] : [elsewhere]
    else delete definition.guard
    try {
      return run()
    } catch {
      return null
    } finally {
      Object.assign(definition, kept)
    }
  }
  const actionsOf = (edge: string): number => (definitions.get(edge)?.actions.length ?? marks) - marks
  return {
    machine,
    reset: () => void (sightings = []),
    seen: () => sightings,
    actionsOf,
    without,
    watch,
    guardOf: (edge) => guards.get(edge),
    edges,
  }
}

/** The atomic conditions of a guard, from left to right. */
export function atomsOf(guard: GuardTree): readonly GuardTree[] {
  return 'parts' in guard ? guard.parts.flatMap(atomsOf) : [guard]
}

/** The guard's result for the given atoms; null if an atom that could not be evaluated decides it. */
export function verdict(guard: GuardTree, said: readonly (boolean | null)[]): boolean | null {
  const rest = [...said]
  const judge = (tree: GuardTree): boolean | null => {
    if (!('parts' in tree)) return rest.shift() ?? null
    const parts = tree.parts.map(judge)
    if (tree.kind === 'not') return typeof parts[0] === 'boolean' ? !parts[0] : null
    const deciding = tree.kind === 'or'
    if (parts.includes(deciding)) return deciding
    return parts.includes(null) ? null : !deciding
  }
  return judge(guard)
}

type Asking = { context: unknown; event: EventObject }

/** A guard in the form of the library's built-in ones (`check`), because only those receive the snapshot. */
function watchedGuard(
  guard: unknown,
  report: (passed: boolean, parts: readonly (boolean | null)[]) => void,
): () => boolean {
  const atoms = rawAtoms(guard)
  const tree = guardTree(guard)
  const check = (snapshot: AnyMachineSnapshot, asking: Asking): boolean => {
    const parts = atoms.map((atom) => ask(atom, snapshot, asking))
    const passed = tree === null || verdict(tree, parts) === true
    report(passed, parts)
    return passed
  }
  return Object.assign(() => false, { check })
}

function rawAtoms(guard: unknown): readonly unknown[] {
  const parts = typeof guard === 'function' ? (guard as BuiltGuard).guards : undefined
  return parts === undefined ? [guard] : parts.flatMap(rawAtoms)
}

/** Null for an atom that throws unless an earlier one holds. */
function ask(atom: unknown, snapshot: AnyMachineSnapshot, asking: Asking): boolean | null {
  try {
    return called(atom, snapshot, asking)
  } catch {
    return null
  }
}

function called(atom: unknown, snapshot: AnyMachineSnapshot, asking: Asking): boolean {
  if (typeof atom === 'function') {
    const { check } = atom as { check?: (snapshot: AnyMachineSnapshot, asking: Asking, guard: unknown) => boolean }
    return check === undefined ? (atom as (asking: Asking) => boolean)(asking) : check(snapshot, asking, atom)
  }
  const { type, params } =
    typeof atom === 'string' ? { type: atom, params: undefined } : (atom as { type: string; params?: unknown })
  const named: unknown = (snapshot.machine as AnyStateMachine).implementations.guards[type]
  if (typeof named !== 'function') throw new Error(`the guard ${type} is not there`)
  const given: unknown = typeof params === 'function' ? (params as (asking: Asking) => unknown)(asking) : params
  return (named as (asking: Asking, params: unknown) => boolean)(asking, given)
}

/** An action in the form of the library's built-in ones (`resolve`), because those run in pure steps too. */
function watchedAction(report: (snapshot: AnyMachineSnapshot) => void): () => void {
  const resolve = (_: unknown, snapshot: AnyMachineSnapshot): readonly unknown[] => {
    report(snapshot)
    return [snapshot, undefined, undefined]
  }
  return Object.assign(() => undefined, { type: 'probe', resolve })
}

/** True if the history state has stored something other than its default. */
function restoresMore(history: AnyStateNode, snapshot: AnyMachineSnapshot): boolean {
  const kept = (snapshot.historyValue as Record<string, readonly AnyStateNode[]>)[history.id]
  if (history.type !== 'history' || history.parent === undefined || kept === undefined) return false
  const fallback: unknown = history.config.target
  const first = typeof fallback === 'string' ? history.parent.states[fallback] : undefined
  const usual = first === undefined ? leavesOf(history.parent) : leavesOf(first)
  const brought = kept.flatMap(leavesOf)
  return brought.some((leaf) => !usual.includes(leaf)) || usual.some((leaf) => !brought.includes(leaf))
}

/** The atomic states entered with a state. */
function leavesOf(node: AnyStateNode): readonly AnyStateNode[] {
  const children = Object.values(node.states).filter((child) => child.type !== 'history')
  if (children.length === 0) return [node]
  return node.type === 'parallel' ? children.flatMap(leavesOf) : initialChildren(node).flatMap(leavesOf)
}
