import { randomUUID } from 'node:crypto'
import { initialTransition } from 'xstate'
import type { PayloadOf } from '#api/kit/call.ts'
import type { createInformation, ManagedInformation, saveInformation } from '#api/news/managed-news.contract.ts'
import { informationAt, informationLifecycle, isReadable } from '#machines/news/information.lifecycle.ts'
import type { InformationEvent } from '#machines/news/information.lifecycle.ts'
import { verdict } from '#machines/kit/verdict.ts'
import { embeddedIn } from '#server/database/open.ts'
import type { Database, Querying } from '#server/database/open.ts'
import type { InformationTable } from '#server/database/schema.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Reason } from '#server/answer/texts.ts'
import { factsOf } from './facts.ts'
import { findManaged } from './managed.ts'
import { storedTexts } from './texts.ts'
import type { StoredText } from './texts.ts'

type State = ReturnType<typeof informationAt>
/** Which item is meant, and the revision of it that the sender has seen. */
interface Seen {
  readonly informationID: string
  readonly revision: number
}

/** Writes a new item, as a draft that has been saved once. @throws Refusal what the lifecycle refuses */
export async function create(
  db: Database,
  { categoryCode, topicCode, texts }: PayloadOf<typeof createInformation>,
  { userId, now }: { userId: string; now: Date },
): Promise<ManagedInformation> {
  const stored = storedTexts(categoryCode, texts)
  const [empty] = initialTransition(informationLifecycle, { revision: 0 })
  return db.transaction().execute(async (trx) => {
    const facts = await factsOf(trx, { category: categoryCode, topicCode, texts: stored })
    const draft = decided(empty, { type: 'save', revision: 0, facts })
    const last = await trx
      .selectFrom('information')
      .select((eb) => eb.fn.max('position').as('position'))
      .where('category_code', '=', categoryCode)
      .executeTakeFirst()
    const id = randomUUID()
    const at = now.getTime()
    await trx
      .insertInto('information')
      .values({
        id,
        category_code: categoryCode,
        topic_code: topicCode,
        position: (last?.position ?? -1) + 1,
        published_at: null,
        created_at: at,
        updated_at: at,
        created_by: userId,
        views: 0,
        ...columnsOf(draft),
      })
      .execute()
    await writeTexts(trx, id, stored)
    return managed(trx, id)
  })
}

/** Replaces topic and texts. @throws Refusal what the lifecycle refuses */
export async function save(
  db: Database,
  asked: PayloadOf<typeof saveInformation>,
  now: Date,
): Promise<ManagedInformation> {
  const { informationID, revision, topicCode, texts } = asked
  const item = await db
    .selectFrom('information')
    .select('category_code')
    .where('id', '=', informationID)
    .executeTakeFirst()
  if (item === undefined) throw notFound()
  // Long texts take a while to clean; nobody waits for that behind the transaction.
  const stored = storedTexts(item.category_code, texts)
  return change(db, informationID, now, async (trx, { category_code: category }) => {
    const facts = await factsOf(trx, { category, topicCode, texts: stored })
    return {
      event: { type: 'save', revision, facts },
      write: async () => {
        await trx.updateTable('information').set({ topic_code: topicCode }).where('id', '=', informationID).execute()
        await trx.deleteFrom('information_text').where('information_id', '=', informationID).execute()
        await writeTexts(trx, informationID, stored)
      },
    }
  })
}

/** Shows an item to its readers. @throws Refusal what the lifecycle refuses */
export const publish = (db: Database, { informationID, revision }: Seen, now: Date): Promise<ManagedInformation> =>
  change(db, informationID, now, async (trx, { category_code: category, topic_code: topicCode }) => {
    const texts = await trx
      .selectFrom('information_text')
      .select(['title', 'detail'])
      .where('information_id', '=', informationID)
      .execute()
    return { event: { type: 'publish', revision, facts: await factsOf(trx, { category, topicCode, texts }) } }
  })

/** Takes an item back from its readers. @throws Refusal what the lifecycle refuses */
export const withdraw = (db: Database, { informationID, revision }: Seen, now: Date): Promise<ManagedInformation> =>
  change(db, informationID, now, () => ({ event: { type: 'withdraw', revision } }))

/** Gives an item up for good. @throws Refusal what the lifecycle refuses */
export const discard = (db: Database, { informationID, revision }: Seen, now: Date): Promise<ManagedInformation> =>
  change(db, informationID, now, () => ({ event: { type: 'discard', revision } }))

interface Command {
  readonly event: InformationEvent
  /** What is written beside the state once the lifecycle has allowed it. */
  readonly write?: () => Promise<void>
}
type Locked = Pick<InformationTable, 'category_code' | 'topic_code' | 'state' | 'revision' | 'published_at'>

/** The one way to another state: under a lock the lifecycle decides, and what it says is written or refused. */
async function change(
  db: Database,
  id: string,
  now: Date,
  commandOn: (trx: Querying, item: Locked) => Command | Promise<Command>,
): Promise<ManagedInformation> {
  // An SQLite transaction has the whole database to itself, and SQLite knows no lock on a row.
  const hasRowLocks = embeddedIn(db) === null
  return db.transaction().execute(async (trx) => {
    const item = await trx
      .selectFrom('information')
      .select(['category_code', 'topic_code', 'state', 'revision', 'published_at'])
      .where('id', '=', id)
      .$if(hasRowLocks, (query) => query.forUpdate())
      .executeTakeFirst()
    if (item === undefined) throw notFound()
    const { event, write } = await commandOn(trx, item)
    const next = decided(informationAt(item.state, item.revision), event)
    // What comes back after a withdrawal keeps its place in the news.
    const published_at = item.published_at ?? (isReadable(next) ? now.getTime() : null)
    await trx
      .updateTable('information')
      .set({ ...columnsOf(next), updated_at: now.getTime(), published_at })
      .where('id', '=', id)
      .execute()
    await write?.()
    return managed(trx, id)
  })
}

/**
 * The state that an event leads to. @throws Refusal with the code of the edge; an event without one finds the end
 * reached
 */
function decided(state: State, event: InformationEvent): State {
  const said = verdict(informationLifecycle, state, event)
  if (said.kind === 'allowed') return said.next
  throw new Refusal(said.kind === 'refused' ? (said.code as Reason) : 'news.discarded')
}

const columnsOf = ({ value, context }: State): Pick<InformationTable, 'state' | 'revision'> => ({
  state: value,
  revision: context.revision,
})

const writeTexts = async (trx: Querying, id: string, texts: readonly StoredText[]): Promise<void> => {
  await trx
    .insertInto('information_text')
    .values(texts.map((text) => ({ information_id: id, ...text })))
    .execute()
}

async function managed(trx: Querying, id: string): Promise<ManagedInformation> {
  const found = await findManaged(trx, id)
  if (found === null) throw notFound()
  return found
}
