import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createInformation, ManagedInformation, saveInformation } from '#api/news/managed-news.contract.ts'
import { committed, createWithin, send } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { takeTurn } from '#server/database/row-locks.ts'
import { notFound } from '#server/answer/refusal.ts'
import { informationKind } from './kind.ts'
import type { InformationSent } from './kind.ts'
import { findManaged } from './managed.ts'
import { storedTexts } from './texts.ts'

/** Sender and time. */
export interface Doing {
  readonly sender: Sender
  readonly now: Date
}
/** Which item is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly informationID: string
  readonly revision: number
}

/** Writes a new item, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export function create(
  door: Doorway,
  { categoryCode, topicCode, texts }: PayloadOf<typeof createInformation>,
  { sender, now }: Doing,
): Promise<ManagedInformation> {
  const id = randomUUID()
  const sent = { type: 'save', revision: 0, topicCode, texts: storedTexts(categoryCode, texts) } as const
  const begin = async (trx: Querying): Promise<void> => {
    await takeTurn(trx, 'news')
    const last = await trx
      .selectFrom('information')
      .select((eb) => eb.fn.max('position').as('position'))
      .where('category_code', '=', categoryCode)
      .executeTakeFirst()
    const position = (last?.position ?? -1) + 1
    const owned = { category_code: categoryCode, topic_code: topicCode, position, created_by: sender.userId, views: 0 }
    await createWithin(trx, informationKind, { id, owned, sent, sender, now })
  }
  return committed(door, begin, (trx) => managed(trx, id))
}

/** Replaces topic and texts. @throws Refusal what the lifecycle refuses */
export async function save(
  door: Doorway,
  { informationID, revision, topicCode, texts }: PayloadOf<typeof saveInformation>,
  doing: Doing,
): Promise<ManagedInformation> {
  // Sanitising long texts is slow, so it is done before the transaction holds its locks.
  const stored = storedTexts(await categoryOf(door.db, informationID), texts)
  return change(door, informationID, { type: 'save', revision, topicCode, texts: stored }, doing)
}

/** Shows an item to its readers. @throws Refusal what the lifecycle refuses */
export const publish = (door: Doorway, { informationID, revision }: Seen, doing: Doing): Promise<ManagedInformation> =>
  change(door, informationID, { type: 'publish', revision }, doing)

/** Takes an item back from its readers. @throws Refusal what the lifecycle refuses */
export const withdraw = (door: Doorway, { informationID, revision }: Seen, doing: Doing): Promise<ManagedInformation> =>
  change(door, informationID, { type: 'withdraw', revision }, doing)

/** Gives an item up for good. @throws Refusal what the lifecycle refuses */
export const discard = (door: Doorway, { informationID, revision }: Seen, doing: Doing): Promise<ManagedInformation> =>
  change(door, informationID, { type: 'discard', revision }, doing)

const change = (
  door: Doorway,
  id: string,
  sent: InformationSent,
  { sender, now }: Doing,
): Promise<ManagedInformation> => send(door, informationKind, { id, sent, sender, now }, (trx) => managed(trx, id))

/** The category of an item never changes. @throws Refusal not found */
async function categoryOf(db: Database, id: string) {
  const item = await db.selectFrom('information').select('category_code').where('id', '=', id).executeTakeFirst()
  if (item === undefined) throw notFound()
  return item.category_code
}

async function managed(trx: Querying, id: string): Promise<ManagedInformation> {
  const found = await findManaged(trx, id)
  if (found === null) throw notFound()
  return found
}
