import type { Exploration } from '../explore.ts'
import type { GuardTree } from '../../statecharts/chart.ts'

/** What is wrong with a machine that has a fault. */
export const faultKinds = [
  'deleted edge',
  'wrong edge',
  'wrong guard',
  'missing action',
  'guard off by one',
  'changed delay',
  'left-out assign',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** One fault that can be put into the machine of an exploration, and taken out again. */
export interface Fault {
  readonly kind: FaultKind
  /** Unique in its machine: `pending:approve if isTurnOf left out`. */
  readonly name: string
  /** Where a step has to go for the fault to make a difference, as `touchedBy` has it. */
  readonly at: readonly string[]
  /** The goals that the faulty machine does not even have. */
  readonly loses: (goal: string) => boolean
  /** The guard that the fault changes, for its goals. */
  readonly guard?: { readonly edge: string; readonly tree: GuardTree | null }
  /** Returns how to take it out again. */
  readonly put: () => () => void
}

/** All that faults are made from. */
export type Right = Pick<Exploration, 'probed' | 'starts' | 'situations'>

/** Puts values in the place of an object's own, and back. */
export function swap<Value extends object>(
  place: Value,
  wrong: { readonly [Key in keyof Value]?: Value[Key] | undefined },
): () => void {
  const kept = { ...place }
  Object.assign(place, wrong)
  return () => {
    for (const key of Object.keys(wrong)) if (!(key in kept)) Reflect.deleteProperty(place, key)
    Object.assign(place, kept)
  }
}
