import { transition, type AnyStateMachine, type EventFrom, type SnapshotFrom } from 'xstate'

import { mayApply } from './lasting.ts'

/** A lifecycle's verdict on an event, before anything is sent or written. */
export type Verdict<Snapshot> =
  | { readonly kind: 'allowed'; readonly next: Snapshot; readonly effects: readonly Effect[] }
  /** Refused; the code is a text key. */
  | ({ readonly kind: 'refused'; readonly code: string } & Closed)
  /** The state does not handle the event. */
  | ({ readonly kind: 'unknown' } & Closed)

interface Closed {
  /** No state that can still follow accepts the event, or not from its sender, so that it is not offered. */
  readonly isForGood?: boolean
}

/** With what an edge refuses. */
interface Refused {
  readonly code: string
  readonly isForGood?: true
}

/** A named action of the edge: the server carries it out after the commit, the browser ignores it. */
export interface Effect {
  readonly type: string
  readonly params?: unknown
}

/** Asks a lifecycle for its verdict; browser and server share this code, and the server's facts decide. */
export function verdict<Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  snapshot: SnapshotFrom<Lifecycle>,
  event: EventFrom<Lifecycle>,
): Verdict<SnapshotFrom<Lifecycle>> {
  const [next, actions] = transition(lifecycle, snapshot, event)
  // The library types the list with its built-in actions only.
  const effects = actions as readonly unknown[] as readonly Effect[]
  const refusal = effects.find(({ type }) => type === 'refuse')
  if (refusal === undefined && next !== snapshot) return { kind: 'allowed', next, effects }
  const isOver = !mayApply(lifecycle, snapshot, event)
  if (refusal === undefined) return { kind: 'unknown', isForGood: isOver }
  // Every lifecycle declares its `refuse` with a code.
  const { code, isForGood = isOver } = refusal.params as Refused
  return { kind: 'refused', code, isForGood }
}

/** Whether an action is offered: it is open, or may still come to be. */
export const isOffered = (said: Verdict<unknown>): boolean => said.kind === 'allowed' || said.isForGood !== true

/** Why it is disabled, as a reason code; null: enabled. @param over the fallback where the lifecycle gives no code */
export function closedCode(said: Verdict<unknown>, over: string): string | null {
  if (said.kind === 'allowed') return null
  return said.kind === 'refused' ? said.code : over
}
