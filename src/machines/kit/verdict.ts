import { transition, type AnyStateMachine, type EventFrom, type SnapshotFrom } from 'xstate'

/** What a lifecycle says to an event, before anything is sent or written. */
export type Verdict<Snapshot> =
  | { readonly kind: 'allowed'; readonly next: Snapshot; readonly effects: readonly Effect[] }
  /** The edge is a refusal; its code is a text key. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The event makes no sense in this state. */
  | { readonly kind: 'unknown' }

/** A named action that the edge brings about: the server carries it out after the commit, the browser ignores it. */
export interface Effect {
  readonly type: string
  readonly params?: unknown
}

/** Asks a lifecycle; browser and server ask alike, and what the server is told counts. */
export function verdict<Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  snapshot: SnapshotFrom<Lifecycle>,
  event: EventFrom<Lifecycle>,
): Verdict<SnapshotFrom<Lifecycle>> {
  const [next, actions] = transition(lifecycle, snapshot, event)
  // The type of the list knows the library's own actions only.
  const effects = actions as readonly unknown[] as readonly Effect[]
  const refusal = effects.find(({ type }) => type === 'refuse')
  // Every lifecycle declares its `refuse` with a code.
  if (refusal !== undefined) return { kind: 'refused', code: (refusal.params as { readonly code: string }).code }
  return next === snapshot ? { kind: 'unknown' } : { kind: 'allowed', next, effects }
}
