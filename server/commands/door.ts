import { initialTransition } from 'xstate'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { verdict } from '#machines/lifecycles/verdict.ts'
import type { Effect } from '#machines/lifecycles/verdict.ts'
import type { Database, Querying } from '../database/open.ts'
import { Refusal, notFound } from '../http/refusal.ts'
import type { Reason } from '../http/texts.ts'
import type { AnyRecordKind, Judging, RecordKind, Sender, Sent } from './kind.ts'
import { columnsOf, lockRecord, logChange, recordsIn, tableOf, writeEffects } from './rows.ts'
import type { Change } from './rows.ts'
import { restored, stateOf } from './stored.ts'
import { upgradeLocked } from './upgrades.ts'

/** What the door works with. */
export interface Doorway {
  readonly db: Database
  /** Carries out what changes bring about, after the commit. */
  readonly effects: { dispatch(): unknown }
}

interface Sending<Client> {
  readonly id: string
  readonly sent: Client
  readonly sender: Sender
  readonly now: Date
}
interface Creating<Client, Owned> extends Sending<Client> {
  /** The columns of the record that never change. */
  readonly owned: Owned
}
type Answering<Answer> = (trx: Querying) => Promise<Answer>

/**
 * Sends a client's event to a record: the one way to another state. `answer` is read before anybody else can change it
 * again. @throws Refusal what the lifecycle refuses, record.notNow, record.unknownEvent; then nothing has changed
 */
export async function send<Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object, Answer>(
  door: Doorway,
  kind: RecordKind<Lifecycle, Client, Owned>,
  sending: Sending<Client>,
  answer: Answering<Answer>,
): Promise<Answer> {
  return committed(door, (trx) => sendWithin(trx, kind, sending), answer)
}

/** Begins a record with its first event; otherwise like `send`. */
export async function create<Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object, Answer>(
  door: Doorway,
  kind: RecordKind<Lifecycle, Client, Owned>,
  creating: Creating<Client, Owned>,
  answer: Answering<Answer>,
): Promise<Answer> {
  return committed(door, (trx) => createWithin(trx, kind, creating), answer)
}

async function committed<Answer>({ db, effects }: Doorway, change: (trx: Querying) => Promise<void>, answer: Answering<Answer>): Promise<Answer> {
  const answered = await db.transaction().execute(async (trx) => {
    await change(trx)
    return answer(trx)
  })
  void effects.dispatch()
  return answered
}

/** `send` as part of a transaction; its effects are left to whoever dispatches after the commit. */
export async function sendWithin<Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object>(
  trx: Querying,
  kind: RecordKind<Lifecycle, Client, Owned>,
  { id, sent, sender, now }: Sending<Client>,
): Promise<void> {
  checkSent(kind, sent)
  const found = await lockRecord(trx, kind, id)
  if (found === null) throw notFound()
  const record = found.version < kind.version ? await upgradeLocked(trx, kind, found, now) : found
  const snapshot = restored(kind, record) as SnapshotFrom<Lifecycle>
  // A kind's table has, beside the columns of all lifecycles, those that the kind declares.
  const owned = record as unknown as Owned
  const change = await judged(kind, { trx, id, owned, sent, sender, now, snapshot })
  await recordsIn(trx)
    .updateTable(tableOf(kind))
    .set({ ...columnsOf(kind, change.next), updated_at: change.at })
    .where('id', '=', id)
    .execute()
  await written(trx, kind, change)
}

/** `create` as part of a transaction. */
export async function createWithin<Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object>(
  trx: Querying,
  kind: RecordKind<Lifecycle, Client, Owned>,
  { id, owned, sent, sender, now }: Creating<Client, Owned>,
): Promise<void> {
  checkSent(kind, sent)
  const [initial] = initialTransition(kind.lifecycle as AnyStateMachine)
  const snapshot = initial as SnapshotFrom<Lifecycle>
  const change = await judged(kind, { trx, id, owned, sent, sender, now, snapshot })
  await recordsIn(trx)
    .insertInto(tableOf(kind))
    .values({ ...owned, id, ...columnsOf(kind, change.next), created_at: change.at, updated_at: change.at })
    .execute()
  await written(trx, kind, change)
}

/** @throws Refusal for what no client may send, whatever the lifecycle would make of it */
function checkSent({ clientEvents }: AnyRecordKind, { type }: Sent): void {
  if (!clientEvents.includes(type)) throw new Refusal('record.unknownEvent')
}

interface Judged extends Change {
  readonly effects: readonly Effect[]
}

/** What the lifecycle makes of an event with its facts. @throws Refusal with the code of the edge; without one, not now */
async function judged<Lifecycle extends AnyStateMachine, Client extends Sent, Owned extends object>(
  kind: RecordKind<Lifecycle, Client, Owned>,
  on: Judging<Lifecycle, Client, Owned>,
): Promise<Judged> {
  const event = await kind.eventOf(on)
  const said = verdict(kind.lifecycle, on.snapshot, event)
  if (said.kind !== 'allowed') throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'record.notNow')
  const { next, effects } = said
  return { id: on.id, event, from: stateOf(on.snapshot), next, by: on.sender.userId, at: on.now.getTime(), effects }
}

async function written(trx: Querying, kind: AnyRecordKind, change: Judged): Promise<void> {
  await logChange(trx, kind, change)
  await writeEffects(trx, kind, change, change.effects)
}
