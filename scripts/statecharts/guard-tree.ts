import { and, not, or, stateIn } from 'xstate'

import type { GuardTree } from './chart.ts'
import { fixedParams } from './params.ts'
import { shortly } from './plain.ts'

/** The internals of the library's built-in guards: `check` identifies them, `guards` holds their operands. */
export interface BuiltGuard {
  readonly check?: unknown
  readonly guards?: readonly unknown[]
  readonly stateValue?: unknown
}

const checkAnd = (and([]) as BuiltGuard).check
const checkOr = (or([]) as BuiltGuard).check
const checkNot = (not('') as BuiltGuard).check
const checkIn = (stateIn('') as BuiltGuard).check

/** Parses a guard as written in a machine's file. Null for no guard. */
export function guardTree(guard: unknown): GuardTree | null {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'string') return { kind: 'atom', name: guard, params: null }
  if (typeof guard === 'function') {
    const { check, guards = [], stateValue } = guard as BuiltGuard
    const kind =
      check === undefined
        ? null
        : check === checkAnd
          ? 'and'
          : check === checkOr
            ? 'or'
            : check === checkNot
              ? 'not'
              : null
    if (kind !== null) return { kind, parts: guards.map(guardTree).filter((part) => part !== null) }
    if (check !== undefined && check === checkIn) return { kind: 'in', state: shortly(stateValue) }
    return { kind: 'atom', name: guard.name === '' || guard.name === 'guard' ? '(unnamed)' : guard.name, params: null }
  }
  const { type, params } = guard as { readonly type: string; readonly params?: unknown }
  return { kind: 'atom', name: type, params: fixedParams(params) }
}
