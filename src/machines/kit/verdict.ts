import { transition, type AnyStateMachine, type EventFrom, type SnapshotFrom } from 'xstate'

/** A lifecycle's verdict on an event, before anything is sent or written. */
export type Verdict<Snapshot> =
  | { readonly kind: 'allowed'; readonly next: Snapshot; readonly effects: readonly Effect[] }
  /** Refused; the code is a text key. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The state does not handle the event. */
  | { readonly kind: 'unknown' }

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
  // Every lifecycle declares its `refuse` with a code.
  if (refusal !== undefined) return { kind: 'refused', code: (refusal.params as { readonly code: string }).code }
  return next === snapshot ? { kind: 'unknown' } : { kind: 'allowed', next, effects }
}

/** Why it is disabled, as a reason code; null: enabled. @param over the fallback where the lifecycle gives no code */
export function closedCode(said: Verdict<unknown>, over: string): string | null {
  if (said.kind === 'allowed') return null
  return said.kind === 'refused' ? said.code : over
}
