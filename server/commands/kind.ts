import type { AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate'
import type * as z from 'zod/mini'
import type { Querying } from '#server/database/open.ts'
import type { Caller } from '#server/session/sessions.ts'
import type { Carrier, Carriers } from './carriers.ts'

/** The sender of an event; sender data in the event is set from here, never from the payload. */
export type Sender = Pick<Caller, 'userId' | 'roles'>

/** An event as sent by a client: unvalidated name and payload. */
export interface Sent {
  readonly type: string
}

/** The inputs of a verdict, read under lock. */
export interface Judging<Lifecycle extends AnyStateMachine, Client extends Sent, Owned> {
  readonly trx: Querying
  /** A declared client event; the kind narrows it by its type. */
  readonly sent: Client
  readonly sender: Sender
  readonly now: Date
  readonly id: string
  /** The immutable columns of the record. */
  readonly owned: Owned
  readonly snapshot: SnapshotFrom<Lifecycle>
}

/** The context of writes in the transaction of a permitted change. */
export interface Storing<Client extends Sent, Owned> {
  readonly trx: Querying
  readonly id: string
  /** As they were before the change. */
  readonly owned: Owned
  readonly sent: Client
  readonly now: Date
  /** The record was just created, with all columns that it owns. */
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

/** A former version of a statechart. */
export interface EarlierVersion {
  /** The old machine, so that the log can be replayed from the beginning. */
  readonly lifecycle: AnyStateMachine
  /** Upgrades a stored snapshot to the next version. */
  upgrade(stored: Persisted): Persisted
}

/**
 * Everything the door needs to know of a persisted lifecycle. Its statechart keeps `revision` in its context and
 * increments it with every change.
 */
export interface RecordKind<Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object> {
  /** The table of its records; also the lifecycle's name in the log and the outbox. */
  readonly table: string
  readonly lifecycle: Lifecycle
  readonly version: number
  /** By version, without a gap up to the one before `version`. */
  readonly earlier: Readonly<Record<number, EarlierVersion>>
  readonly clientEvents: readonly string[]
  /** The context as it is stored. */
  readonly context: z.ZodMiniType<ContextFrom<Lifecycle>>
  /**
   * Locks what its records share before a record itself is locked: whoever locks the same in another order waits for
   * ever. It may be that there is no such record.
   */
  lockFirst?(trx: Querying, id: string): Promise<void>
  /**
   * The event for the statechart, with its facts. @throws Refusal where the sender may not know that the record exists
   */
  eventOf(on: Judging<Lifecycle, Client, Owned>): Promise<EventFrom<Lifecycle>>
  /** Columns that duplicate parts of the snapshot for queries. */
  columnsOf(snapshot: SnapshotFrom<Lifecycle>): Readonly<Record<string, string | number | null>>
  /**
   * Writes payload data outside the snapshot, such as texts. It runs before the effects, and only for permitted events.
   */
  store?(on: Storing<Client, Owned>): Promise<void>
  /** The carriers of all actions; a missing one is a compile error. */
  readonly actions: Carriers<Lifecycle, Owned>
}

/** A kind without its type parameters. */
export interface AnyRecordKind extends Omit<RecordKind<AnyStateMachine, never, never>, 'actions'> {
  readonly actions: Readonly<Record<string, Carrier<never>>>
}
