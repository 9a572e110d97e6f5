import { transition, type AnyStateMachine, type EventFrom, type SnapshotFrom } from 'xstate'

/** What a lifecycle says to an event, before anything is sent or written. */
export type Verdict<Snapshot> =
  | { readonly kind: 'allowed'; readonly next: Snapshot }
  /** The edge is a refusal; its code is a text key. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The event makes no sense in this state. */
  | { readonly kind: 'unknown' }

/** Every lifecycle declares its `refuse` with a code; the type of the list that comes out knows the library's own actions only. */
interface Action {
  readonly type: string
  readonly params?: { readonly code: string }
}

/** Asks a lifecycle; browser and server ask alike, and what the server is told counts. */
export function verdict<Lifecycle extends AnyStateMachine>(
  lifecycle: Lifecycle,
  snapshot: SnapshotFrom<Lifecycle>,
  event: EventFrom<Lifecycle>,
): Verdict<SnapshotFrom<Lifecycle>> {
  const [next, actions] = transition(lifecycle, snapshot, event)
  const refusal = (actions as readonly unknown[] as readonly Action[]).find(({ type }) => type === 'refuse')
  if (refusal?.params !== undefined) return { kind: 'refused', code: refusal.params.code }
  return next === snapshot ? { kind: 'unknown' } : { kind: 'allowed', next }
}
