import { assign } from 'xstate'

import { allNodes, pathOf } from '../../statecharts/model.ts'
import { edgeMark, stateMark, type Probe } from '../probe.ts'
import { swap, type Fault } from './fault.ts'
import type { Habits } from './habits.ts'
import { shifted, type Asked } from './shifted.ts'

type Guard = (asked: Asked, params: unknown) => boolean
type Assigner = (asked: Asked, params: unknown) => object
type Assignment = Assigner | Readonly<Record<string, unknown>>

/** Every guard that is off by one in a number that it reads, or in the length of a long text. */
export function offByOne(probed: Probe, { read }: Habits): readonly Fault[] {
  const { guards } = probed.machine.implementations
  return [...read].flatMap(([name, places]) => {
    const guard = guards[name] as Guard
    const at = probed.edges.filter(({ id }) => namesIn(probed.guardOf(id)).has(name)).map(({ id }) => edgeMark(id))
    return [...places].flatMap((place) =>
      [1, -1].map((by): Fault => {
        const wrong: Guard = (asked, params) => {
          const moved = shifted({ ...asked, params }, place.split('.'), by) as Asked & { readonly params: unknown }
          return guard(moved, moved.params)
        }
        return {
          kind: 'guard off by one',
          name: `${name} with ${place} one ${by > 0 ? 'more' : 'less'}`,
          at,
          loses: () => false,
          put: () => swap(guards, { [name]: wrong as (typeof guards)[string] }),
        }
      }),
    )
  })
}

/** Every delay that lasts twice as long. */
export function changedDelays({ machine }: Probe): readonly Fault[] {
  const { delays } = machine.implementations
  return Object.entries(delays).map(([name, delay]): Fault => {
    const wrong =
      typeof delay === 'number' ? 2 * delay : (...given: Parameters<typeof delay>): number => 2 * delay(...given) + 1
    return {
      kind: 'changed delay',
      name: `${name} twice as long`,
      at: allNodes(machine.root)
        .filter((node) => node.after.some((delayed) => delayed.delay === name))
        .map((node) => stateMark(pathOf(node))),
      loses: () => false,
      put: () => swap(delays, { [name]: wrong }),
    }
  })
}

/** Every assigning action without one of the fields that it sets. */
export function leftOutAssigns({ machine, edges }: Probe, { set }: Habits): readonly Fault[] {
  const { actions } = machine.implementations
  return [...set].flatMap(([name, fields]) => {
    if (fields.size < 2) return []
    const { assignment } = actions[name] as unknown as { readonly assignment: Assignment }
    const at = [
      ...edges.filter(({ definition }) => isAmong(definition.actions, name)).map(({ id }) => edgeMark(id)),
      ...allNodes(machine.root)
        .filter((node) => isAmong([...node.entry, ...node.exit], name))
        .map((node) => stateMark(pathOf(node))),
    ]
    return [...fields].map((field): Fault => {
      const wrong = assign((asked: Asked, params: unknown) => {
        const all = Object.entries(assigned(assignment, asked, params))
        return Object.fromEntries(all.filter(([name]) => name !== field))
      })
      return {
        kind: 'left-out assign',
        name: `${name} without ${field}`,
        at,
        loses: () => false,
        put: () => swap(actions, { [name]: wrong }),
      }
    })
  })
}

/** What an assigning action sets, in either of the library's two forms. */
export function assigned(assignment: Assignment, asked: Asked, params: unknown): object {
  if (typeof assignment === 'function') return assignment(asked, params)
  return Object.fromEntries(
    Object.entries(assignment).map(([field, value]) => [
      field,
      typeof value === 'function' ? (value as Assigner)(asked, params) : value,
    ]),
  )
}

/** The names of the guards that a guard is built from. */
export function namesIn(guard: unknown): ReadonlySet<string> {
  if (typeof guard === 'string') return new Set([guard])
  if (typeof guard === 'function') {
    const { guards = [] } = guard as { readonly guards?: readonly unknown[] }
    return new Set(guards.flatMap((part) => [...namesIn(part)]))
  }
  const { type } = (guard ?? {}) as { readonly type?: unknown }
  return new Set(typeof type === 'string' ? [type] : [])
}

function isAmong(actions: readonly unknown[], name: string): boolean {
  return actions.some(
    (action) => action === name || (typeof action === 'object' && (action as AnyAction | null)?.type === name),
  )
}

type AnyAction = { readonly type: string }
