import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'

import { edgeSources } from '../statecharts/model.ts'
import type { BuiltGuard } from '../statecharts/guard-tree.ts'

/** A machine with one fault put into it. */
export interface Mutant {
  readonly fault: string
  readonly machine: AnyStateMachine
}

type Fault = {
  readonly fault: string
  readonly put: (definition: AnyTransitionDefinition, machine: AnyStateMachine) => void
}

/** Every machine that differs from this one by one edge: left out, led elsewhere, without its guard, or without a part of it. */
export function* mutantsOf(original: AnyStateMachine): Generator<Mutant> {
  const count = edgeSources(original).length
  for (let index = 0; index < count; index += 1) {
    for (let which = 0; ; which += 1) {
      const machine: AnyStateMachine = original.provide({})
      // A fault may well send the machine round in circles.
      machine.options = { ...machine.options, maxIterations: 100 }
      const edge = edgeSources(machine)[index]
      const fault = edge === undefined ? undefined : faultsOf(edge.definition)[which]
      if (edge === undefined || fault === undefined) break
      fault.put(edge.definition, machine)
      yield { fault: `${edge.id} ${fault.fault}`, machine }
    }
  }
}

function faultsOf(definition: AnyTransitionDefinition): readonly Fault[] {
  const guard: unknown = definition.guard
  const parts = typeof guard === 'function' ? ((guard as BuiltGuard).guards ?? []) : []
  const elsewhere = elsewhereFor(definition)
  return [
    { fault: 'left out', put: (mutated) => (mutated.guard = never) },
    ...(elsewhere === null ? [] : [{ fault: `led to ${elsewhere}`, put: redirect(elsewhere) }]),
    ...(definition.actions.length === 0
      ? []
      : [{ fault: 'without actions', put: (mutated: AnyTransitionDefinition) => (mutated.actions = []) }]),
    ...(guard === undefined
      ? []
      : [{ fault: 'without its guard', put: (mutated: AnyTransitionDefinition) => delete mutated.guard }]),
    ...(parts.length < 2
      ? []
      : parts.map((_, part) => ({ fault: `without part ${part + 1} of its guard`, put: withoutPart(part) }))),
  ]
}

function never(): boolean {
  return false
}

/** A sibling of the target, or of the source where the edge stays. */
function elsewhereFor({ source, target }: AnyTransitionDefinition): string | null {
  const near = target?.[0] ?? source
  const siblings =
    near.parent === undefined
      ? []
      : Object.values(near.parent.states).filter((node) => node.type !== 'history' && node !== near)
  return siblings[0]?.id ?? null
}

function redirect(id: string): Fault['put'] {
  return (definition, machine) => {
    definition.target = [machine.getStateNodeById(id)]
  }
}

function withoutPart(part: number): Fault['put'] {
  return (definition) => {
    const guard = definition.guard as unknown as BuiltGuard & object
    const copy = Object.assign(() => false, guard, { guards: guard.guards?.toSpliced(part, 1) })
    definition.guard = copy
  }
}
