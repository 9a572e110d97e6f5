import type { AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate'
import type * as z from 'zod/mini'
import type { Querying } from '#server/database/open.ts'
import type { Caller } from '#server/session/sessions.ts'
import type { Carrier, Carriers } from './carriers.ts'

/** Who sends an event; what is said of the sender in the event comes from here, never from what was sent. */
export type Sender = Pick<Caller, 'userId' | 'roles'>

/** An event as a client sends it: its name, which may be any, and what the client says along with it. */
export interface Sent {
  readonly type: string
}

/** What an event is judged on, while nobody else can change it. */
export interface Judging<Lifecycle extends AnyStateMachine, Client extends Sent, Owned> {
  readonly trx: Querying
  /** A declared client event; which one, the kind has to look at. */
  readonly sent: Client
  readonly sender: Sender
  readonly now: Date
  readonly id: string
  /** The columns of the record that never change. */
  readonly owned: Owned
  readonly snapshot: SnapshotFrom<Lifecycle>
}

/** What is written along with a change that has been allowed, before anybody else can see either. */
export interface Storing<Client extends Sent, Owned> {
  readonly trx: Querying
  readonly id: string
  /** As they were before the change. */
  readonly owned: Owned
  readonly sent: Client
  readonly now: Date
  /** The record has just been begun, with all columns that it owns. */
  readonly isNew: boolean
}

/** What `getPersistedSnapshot` gives, as JSON. */
export interface Persisted {
  readonly status: string
  readonly value: unknown
  readonly context: unknown
  readonly historyValue?: unknown
  readonly children?: unknown
  readonly output?: unknown
}

/** How records were before a statechart changed. */
export interface EarlierVersion {
  /** As it was then, so that the log can still be replayed from the beginning. */
  readonly lifecycle: AnyStateMachine
  /** What was stored, as the next version stores it. */
  upgrade(stored: Persisted): Persisted
}

/**
 * All that the one door has to know of a lifecycle whose records are stored. Its statechart keeps `revision` in its
 * context and counts every change there.
 */
export interface RecordKind<Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object> {
  /** Of its records; also what the log and the effects call the lifecycle. */
  readonly table: string
  readonly lifecycle: Lifecycle
  readonly version: number
  /** By their version, without a gap up to the one before `version`. */
  readonly earlier: Readonly<Record<number, EarlierVersion>>
  readonly clientEvents: readonly string[]
  /** The context as it is stored. */
  readonly context: z.ZodMiniType<ContextFrom<Lifecycle>>
  /**
   * The event as the statechart takes it, with its facts. @throws Refusal where the sender may not even know of the
   * record
   */
  eventOf(on: Judging<Lifecycle, Client, Owned>): Promise<EventFrom<Lifecycle>>
  /** The columns that repeat something of the snapshot, for queries. */
  columnsOf(snapshot: SnapshotFrom<Lifecycle>): Readonly<Record<string, string | number | null>>
  /**
   * Writes what a client has sent along and no snapshot holds, such as texts. It comes before the effects, and only for
   * what has been allowed.
   */
  store?(on: Storing<Client, Owned>): Promise<void>
  /** Who carries out what the statechart does; an action that is left out does not compile. */
  readonly actions: Carriers<Lifecycle, Owned>
}

/** A kind of which nothing in particular is known. */
export interface AnyRecordKind extends Omit<RecordKind<AnyStateMachine, never, never>, 'actions'> {
  readonly actions: Readonly<Record<string, Carrier<never>>>
}
