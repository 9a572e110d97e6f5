import {
  createActor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type ExecutableActionObject,
} from 'xstate'

import { effectsOf } from './effects.ts'
import type { Situate } from './situation.ts'

export type Scope = Parameters<AnyStateMachine['getInitialSnapshot']>[0]

/**
 * A scope in which a machine's first snapshot can be made: the library's `initialTransition` makes it twice, and both
 * would be seen.
 */
export function quietScope(machine: AnyStateMachine, input: unknown, actions: ExecutableActionObject[]): Scope {
  const self = createActor(machine, { input })
  const nothing = (): void => undefined
  return {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    system: self.system,
    stopChild: nothing,
    actionExecutor: (action) => void actions.push(action),
  }
}

/** What a step has led to. */
export interface Outcome {
  readonly next: AnyMachineSnapshot
  readonly to: string
  readonly effects: readonly string[]
}

/** The library's pure `transition` without creating an actor per call, which dominates its time. */
export function outcomeOf(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: EventObject,
  scope: AnyActorScope,
  keyOf: Situate,
): Outcome {
  const actions: ExecutableActionObject[] = []
  const next = machine.transition(snapshot, event, {
    ...scope,
    actionExecutor: (action) => actions.push(action),
  }) as AnyMachineSnapshot
  return { next, to: keyOf(next), effects: effectsOf(actions) }
}
