import { initialTransition } from 'xstate'
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate'
import type { Said, Sent } from '#api/kit/said.ts'
import { verdict } from '#machines/kit/verdict.ts'
import type { Effect } from '#machines/kit/verdict.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'
import type { Following } from './carriers.ts'
import type { AnyStoredKind, Judging, RecordKind, Sender, StoredKind } from './kind.ts'
import { announce, carryOut, columnsOf, lockRecord, logChange, recordsIn, tableOf } from './rows.ts'
import type { Change } from './rows.ts'
import { restored, stateOf } from './stored.ts'
import { upgradeLocked } from './upgrades.ts'

/** Dependencies of the door. */
export interface Doorway {
  readonly db: Database
  /** Carries out effects after the commit. */
  readonly effects: { dispatch(): unknown }
}

interface Sending<Client> {
  readonly id: string
  readonly sent: Client
  readonly sender: Sender
  readonly now: Date
}
interface Creating<Client, Owned> extends Sending<Client> {
  /** The immutable columns of the record. */
  readonly owned: Owned
}
/** An event that contains its facts already: of the server itself, or asked for where they were read under a lock. */
interface SendingOn<Lifecycle extends AnyStateMachine> {
  readonly id: string
  readonly event: EventFrom<Lifecycle>
  /** The person who caused it; null: the clock or the server. */
  readonly by: string | null
  readonly now: Date
}
interface CreatingOn<Lifecycle extends AnyStateMachine, Owned> extends SendingOn<Lifecycle> {
  readonly owned: Owned
}
type Answering<Answer> = (trx: Querying) => Promise<Answer>

/**
 * Sends a client's event to a record: the only way to change its state. `answer` is read in the same transaction.
 * @throws Refusal the lifecycle's code, record.notNow, record.unknownEvent; then the transaction is rolled back
 */
export async function send<
  Lifecycle extends AnyStateMachine,
  Sayings extends Said,
  Owned extends object,
  Payload,
  Answer,
>(
  door: Doorway,
  kind: RecordKind<Lifecycle, Sayings, Owned, Payload>,
  sending: Sending<Sent<Sayings, Payload>>,
  answer: Answering<Answer>,
): Promise<Answer> {
  return committed(door, (trx) => sendWithin(trx, kind, sending), answer)
}

/** Creates a record with its first event; otherwise like `send`. */
export async function create<
  Lifecycle extends AnyStateMachine,
  Sayings extends Said,
  Owned extends object,
  Payload,
  Answer,
>(
  door: Doorway,
  kind: RecordKind<Lifecycle, Sayings, Owned, Payload>,
  creating: Creating<Sent<Sayings, Payload>, Owned>,
  answer: Answering<Answer>,
): Promise<Answer> {
  return committed(door, (trx) => createWithin(trx, kind, creating), answer)
}

/** Several changes in one transaction, with their response. */
export async function committed<Answer>(
  { db, effects }: Doorway,
  change: (trx: Querying) => Promise<void>,
  answer: Answering<Answer>,
): Promise<Answer> {
  const answered = await db.transaction().execute(async (trx) => {
    await change(trx)
    return answer(trx)
  })
  void effects.dispatch()
  return answered
}

/** `send` within a transaction; the caller dispatches its effects after the commit. */
export async function sendWithin<
  Lifecycle extends AnyStateMachine,
  Sayings extends Said,
  Owned extends object,
  Payload,
>(
  trx: Querying,
  kind: RecordKind<Lifecycle, Sayings, Owned, Payload>,
  { id, sent, sender, now }: Sending<Sent<Sayings, Payload>>,
): Promise<void> {
  const said = saidIn(kind, sent)
  await kind.lockFirst?.(trx, id)
  const { owned, snapshot } = await locked(trx, kind, id, now)
  const event = await eventOf(kind, said, { trx, id, owned, sent, sender, now, snapshot })
  const store = () => kind.store?.({ trx, id, owned, sent, sender, now, isNew: false })
  await changed(trx, kind, { owned, snapshot, store }, { id, event, by: sender.userId, now })
}

/** `create` as part of a transaction. */
export async function createWithin<
  Lifecycle extends AnyStateMachine,
  Sayings extends Said,
  Owned extends object,
  Payload,
>(
  trx: Querying,
  kind: RecordKind<Lifecycle, Sayings, Owned, Payload>,
  { id, owned, sent, sender, now }: Creating<Sent<Sayings, Payload>, Owned>,
): Promise<void> {
  const said = saidIn(kind, sent)
  const snapshot = beginning(kind)
  const event = await eventOf(kind, said, { trx, id, owned, sent, sender, now, snapshot })
  const store = () => kind.store?.({ trx, id, owned, sent, sender, now, isNew: true })
  await created(trx, kind, { owned, snapshot, store }, { id, event, by: sender.userId, now })
}

/** Sends an event with its facts, within the transaction that caused it. */
export async function sendOnWithin<Lifecycle extends AnyStateMachine, Owned extends object>(
  trx: Querying,
  kind: StoredKind<Lifecycle, Owned>,
  sending: SendingOn<Lifecycle>,
): Promise<void> {
  await changed(trx, kind, await locked(trx, kind, sending.id, sending.now), sending)
}

/** The same, once the change that brings it about is written: for the `next` of a carrier. */
export const following =
  <Lifecycle extends AnyStateMachine, Owned extends object>(
    kind: StoredKind<Lifecycle, Owned>,
    { id, event }: Pick<SendingOn<Lifecycle>, 'id' | 'event'>,
  ): Following =>
  (trx, now) =>
    sendOnWithin(trx, kind, { id, event, by: null, now })

/** `sendOnWithin` where the record is open to the event. Returns whether it was. */
export async function offerOnWithin<Lifecycle extends AnyStateMachine, Owned extends object>(
  trx: Querying,
  kind: StoredKind<Lifecycle, Owned>,
  sending: SendingOn<Lifecycle>,
): Promise<boolean> {
  const before = await locked(trx, kind, sending.id, sending.now)
  if (verdict(kind.lifecycle, before.snapshot, sending.event).kind !== 'allowed') return false
  await changed(trx, kind, before, sending)
  return true
}

/** Creates a record with such an event. */
export async function createOnWithin<Lifecycle extends AnyStateMachine, Owned extends object>(
  trx: Querying,
  kind: StoredKind<Lifecycle, Owned>,
  { owned, ...creating }: CreatingOn<Lifecycle, Owned>,
): Promise<void> {
  await created(trx, kind, { owned, snapshot: beginning(kind) }, creating)
}

/** A locked record, upgraded to the current version. @throws Refusal not found */
async function locked<Lifecycle extends AnyStateMachine, Owned extends object>(
  trx: Querying,
  kind: StoredKind<Lifecycle, Owned>,
  id: string,
  now: Date,
): Promise<{ owned: Owned; snapshot: SnapshotFrom<Lifecycle> }> {
  const found = await lockRecord(trx, kind, id)
  if (found === null) throw notFound()
  const record = found.version < kind.version ? await upgradeLocked(trx, kind, found, now) : found
  // A kind's table has, beside the columns of all lifecycles, those that the kind declares.
  return { owned: record as unknown as Owned, snapshot: restored(kind, record) as SnapshotFrom<Lifecycle> }
}

/** The log's name for the state before creation. */
const beginning = <Lifecycle extends AnyStateMachine>({
  lifecycle,
}: {
  readonly lifecycle: Lifecycle
}): SnapshotFrom<Lifecycle> => initialTransition(lifecycle as AnyStateMachine)[0] as SnapshotFrom<Lifecycle>

/** A record before a change. */
interface Before<Lifecycle extends AnyStateMachine> {
  readonly owned: object
  readonly snapshot: SnapshotFrom<Lifecycle>
  /** Writes the payload of a client event; server events have none. */
  readonly store?: () => Promise<void> | undefined
}

async function changed<Lifecycle extends AnyStateMachine>(
  trx: Querying,
  kind: AnyStoredKind,
  before: Before<Lifecycle>,
  sending: SendingOn<Lifecycle>,
): Promise<void> {
  const change = judged(kind, before.snapshot, sending)
  await recordsIn(trx)
    .updateTable(tableOf(kind))
    .set({ ...columnsOf(kind, change.next), updated_at: change.at })
    .where('id', '=', change.id)
    .execute()
  await written(trx, kind, before, change)
}

async function created<Lifecycle extends AnyStateMachine>(
  trx: Querying,
  kind: AnyStoredKind,
  before: Before<Lifecycle>,
  sending: SendingOn<Lifecycle>,
): Promise<void> {
  const change = judged(kind, before.snapshot, sending)
  await recordsIn(trx)
    .insertInto(tableOf(kind))
    .values({
      ...before.owned,
      id: change.id,
      ...columnsOf(kind, change.next),
      created_at: change.at,
      updated_at: change.at,
    })
    .execute()
  await written(trx, kind, before, change)
}

/** What of a client's event goes into the log. @throws Refusal for events that no client may send */
function saidIn({ said }: { readonly said: Said }, sent: { readonly type: PropertyKey }): object {
  const found = Object.entries(said)
    .find(([type]) => type === sent.type)?.[1]
    .safeParse(sent)
  if (found?.success !== true) throw new Refusal('record.unknownEvent')
  return found.data
}

/** The event for the statechart: what was said, and what the server knows. */
async function eventOf<Lifecycle extends AnyStateMachine, Sayings extends Said, Owned extends object, Payload>(
  { known }: RecordKind<Lifecycle, Sayings, Owned, Payload>,
  said: object,
  on: Judging<Lifecycle, Sent<Sayings, Payload>, Owned>,
): Promise<EventFrom<Lifecycle>> {
  const { type } = on.sent
  // By their type, what is said, what is added and the event belong together.
  const add = known[type] as (on: Judging<Lifecycle, Sent<Sayings, Payload>, Owned>) => Promise<object>
  return { type, ...said, ...(await add(on)) } as EventFrom<Lifecycle>
}

interface Judged extends Change {
  readonly effects: readonly Effect[]
}

/**
 * The lifecycle's transition for an event with its facts. @throws Refusal the code of the edge; without one,
 * record.notNow
 */
function judged<Lifecycle extends AnyStateMachine>(
  { lifecycle }: AnyStoredKind,
  snapshot: SnapshotFrom<Lifecycle>,
  { id, event, by, now }: SendingOn<Lifecycle>,
): Judged {
  const said = verdict<AnyStateMachine>(lifecycle, snapshot, event)
  if (said.kind !== 'allowed') throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'record.notNow')
  const { next, effects } = said
  return { id, event, from: stateOf(snapshot), next, by, at: now.getTime(), effects }
}

/** Writes the data outside the snapshot, so that effects find it complete. */
async function written<Lifecycle extends AnyStateMachine>(
  trx: Querying,
  kind: AnyStoredKind,
  { owned, store }: Before<Lifecycle>,
  change: Judged,
): Promise<void> {
  await store?.()
  await logChange(trx, kind, change)
  await announce(trx, kind, owned, change)
  for (const send of await carryOut(trx, kind, owned, change, change.effects)) await send(trx, new Date(change.at))
}
