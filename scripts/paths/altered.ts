import type { AnyStateMachine } from 'xstate'

type Change = (machine: AnyStateMachine) => void

/** The library copies a machine from its configuration, which knows nothing of a change to its states. */
const changes = new WeakMap<AnyStateMachine, { readonly original: AnyStateMachine; readonly change: Change }>()

/** A copy of a machine with a change to its states and edges, which is kept when it is copied in turn. */
export function altered(original: AnyStateMachine, change: Change): AnyStateMachine {
  const machine = copyOf(original)
  change(machine)
  changes.set(machine, { original, change })
  return machine
}

/** A copy of a machine that can be changed without changing the machine. */
export function copyOf(machine: AnyStateMachine): AnyStateMachine {
  const made = changes.get(machine)
  return made === undefined ? machine.provide({}) : altered(made.original, made.change)
}
