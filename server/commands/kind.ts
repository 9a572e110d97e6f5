import type { AnyStateMachine, ContextFrom, EventFrom, SnapshotFrom } from 'xstate'
import type * as z from 'zod/mini'
import type { Said, Sent, Words } from '#api/kit/said.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import type { Caller } from '#server/session/sessions.ts'
import type { Carrier, Carriers } from './carriers.ts'

/** The sender of an event; sender data in the event is set from here, never from the payload. */
export type Sender = Pick<Caller, 'userId' | 'roles'>

/** The inputs of a verdict, read under lock. */
export interface Judging<Lifecycle extends AnyStateMachine, Client, Owned> {
  readonly trx: Querying
  readonly sent: Client
  readonly sender: Sender
  readonly now: Date
  readonly id: string
  /** The immutable columns of the record. */
  readonly owned: Owned
  readonly snapshot: SnapshotFrom<Lifecycle>
}

/** The context of writes in the transaction of a permitted change. */
export interface Storing<Client, Owned> {
  readonly trx: Querying
  readonly id: string
  /** As they were before the change. */
  readonly owned: Owned
  readonly sent: Client
  readonly sender: Sender
  readonly now: Date
  /** The record was just created, with all columns that it owns. */
  readonly isNew: boolean
}

/** What the server adds to what a client says, by event: facts, times, the sender. */
export type Known<Lifecycle extends AnyStateMachine, Sayings extends Said, Owned, Payload> = {
  readonly [Type in keyof Sayings]: (
    on: Judging<Lifecycle, Sent<Sayings, Payload, Type>, Owned>,
  ) => Promise<Omit<Extract<EventFrom<Lifecycle>, { readonly type: Type }>, 'type' | keyof Words<Sayings[Type]>>>
}

/** The event that a client names. @throws Refusal where it is none of those that it may send */
export function eventIn<Type extends string>(events: readonly Type[], type: string): Type {
  const found = events.find((one) => one === type)
  if (found === undefined) throw new Refusal('record.unknownEvent')
  return found
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
 * A persisted lifecycle, whoever its events come from. Its statechart keeps `revision` in its context and increments it
 * with every change.
 */
export interface StoredKind<Lifecycle extends AnyStateMachine, Owned extends object> {
  /** The table of its records; also the lifecycle's name in the log and the outbox. */
  readonly table: string
  readonly lifecycle: Lifecycle
  readonly version: number
  /** By version, without a gap up to the one before `version`. */
  readonly earlier: Readonly<Record<number, EarlierVersion>>
  /** The context as it is stored. */
  readonly context: z.ZodMiniType<ContextFrom<Lifecycle>>
  /** Columns that duplicate parts of the snapshot for queries. */
  columnsOf(snapshot: SnapshotFrom<Lifecycle>): Readonly<Record<string, string | number | null>>
  /**
   * Names, beside its own, under which a change of the record is announced, as what is followed before there is a
   * record, or shows something of it. @param change the states, dotted
   */
  announced?(owned: Owned, change: { readonly from: string; readonly to: string }): readonly string[]
  /** The carriers of all actions; a missing one is a compile error. */
  readonly actions: Carriers<Lifecycle, Owned>
}

/** Everything the door needs to know of a persisted lifecycle. `Payload`: what clients say that is not logged. */
export interface RecordKind<
  Lifecycle extends AnyStateMachine,
  Sayings extends Said,
  Owned extends object,
  Payload = object,
> extends StoredKind<Lifecycle, Owned> {
  /** The events that a client may send. */
  readonly said: Sayings
  /** @throws Refusal where the sender may not know that the record exists */
  readonly known: Known<Lifecycle, Sayings, Owned, Payload>
  /**
   * Locks what its records share before a record itself is locked: whoever locks the same in another order waits for
   * ever. It may be that there is no such record.
   */
  lockFirst?(trx: Querying, id: string): Promise<void>
  /**
   * Writes payload data outside the snapshot, such as texts. It runs before the effects, and only for permitted events.
   */
  store?(on: Storing<Sent<Sayings, Payload>, Owned>): Promise<void>
}

/** Kinds without their type parameters. */
export interface AnyStoredKind extends Omit<StoredKind<AnyStateMachine, never>, 'actions'> {
  readonly actions: Readonly<Record<string, Carrier<never>>>
}
export interface AnyRecordKind extends AnyStoredKind {
  readonly said: Said
}
