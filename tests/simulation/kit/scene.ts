import type { Call } from '#api/kit/call.ts'
import type { Asking } from '#server/commands/each.ts'
import type { AnyRecordKind } from '#server/commands/kind.ts'

import type { Device } from './device.ts'
import type { Ledger, Logged } from './ledger.ts'
import type { Answering, Sending } from './network.ts'
import type { PlanSize } from './plan.ts'
import type { ServerProcess } from './process.ts'
import type { Random } from './random.ts'
import type { Store } from './store.ts'
import type { Time } from './time.ts'
import type { Invariants, Watch } from './watch.ts'

/** What a run gives a scene. */
export interface Stage {
  readonly store: Store
  readonly time: Time
  readonly watch: Watch
  readonly ledger: Ledger
  /** Of the setting. */
  readonly random: Random
  /** Sends as a device does. */
  send(device: Pick<Device, 'name' | 'sender'>, call: Call, payload: object): Promise<unknown>
}

/** A change that a call asks for, or that the log tells: the same words for the same change. */
export type Change = string

/** A success that a device has been told of: it has to be in the log. */
export interface Told {
  readonly recordId: string
  readonly event: string
  /** The one that it led to; null: it may be any. */
  readonly revision: number | null
}

/** One run of a scene. */
export interface Play {
  readonly devices: readonly Device[]
  /** A row of the log, right after its commit, in their order. */
  logged(row: Logged): void
  /** After all rows of a commit. */
  committed(): void
  /** Which notices a row of the log brings about, as `person code`. */
  noticesOf(row: Logged): readonly string[]
  /** When all is quiet. */
  ended(): void
  /** How it stands, in a few words. */
  standing(): string
}

/** A lifecycle with its people, its calls and what has to hold. */
export interface Scene {
  readonly name: string
  readonly kind: AnyRecordKind
  readonly size: PlanSize
  readonly invariants: Invariants
  readonly answers: readonly Answering[]
  /** Calls answered by a server that forgets something, to see that it is found. */
  readonly faulty: Readonly<Record<string, readonly Answering[]>>
  /** The people of all runs. */
  prepare(store: Store): Promise<void>
  set(stage: Stage): Promise<Play>
  /** The changes that a call asks for. */
  asks(sending: Sending, call: Call, payload: unknown): readonly Change[]
  /** The same of what somebody has done, by the log. */
  askedFor(row: Logged): Change
  /**
   * Whether a copy that arrives late is taken for a new request: the call names no revision, so that nobody can tell.
   */
  isTakenAnew(call: Call): boolean
  told(sending: Sending, call: Call, payload: unknown, answer: unknown): readonly Told[]
  /** What the server does by its clock beside the outbox. */
  chores?(server: ServerProcess, now: Asking['now']): Promise<unknown>
}
