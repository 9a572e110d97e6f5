import type { Instant } from '#server/database/codec.ts'

/** Common columns of all lifecycle records; written only by server/commands. */
export interface LifecycleColumns {
  id: string
  /** Version of the statechart that the snapshot fits. */
  version: number
  /** As JSON: the persisted snapshot of the lifecycle. */
  snapshot: string
  /** Its state, dotted: `pending.teamLeader`. */
  state: string
  revision: number
  created_at: Instant
  updated_at: Instant
}

/** One row per change of a lifecycle record, and one per upgrade to another version. */
export interface TransitionLogTable {
  lifecycle: string
  record_id: string
  /** The record's revision after the change; an upgrade does not increment it, because users see no change. */
  revision: number
  /** Version of the statechart that took the event; for an upgrade, the target version. */
  version: number
  /** As JSON, with its facts; an upgrade has an event type of its own. */
  event: string
  /** Dotted states. */
  from_state: string
  to_state: string
  /** Null: the clock or the server. */
  by_user_id: string | null
  at: Instant
}

/** The outbox of effects: follow-up work of a change, executed after the commit. */
export interface EffectTable {
  id: string
  lifecycle: string
  record_id: string
  /** The change that caused it. */
  revision: number
  type: string
  /** As JSON. */
  params: string
  created_at: Instant
  done_at: Instant | null
  attempts: number
  /** Not to be taken up before (backoff). */
  next_attempt_at: Instant
  failure: string | null
}

export interface LogTables {
  transition_log: TransitionLogTable
  effect: EffectTable
}
