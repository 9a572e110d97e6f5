import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import { broadcastFault, isOwnStream } from '#api/live/broadcast-rule.ts'
import type {
  BroadcastDocument,
  listManagedBroadcasts,
  ManagedBroadcast,
  removeBroadcast,
  saveBroadcast,
} from '#api/live/managed-live.contract.ts'
import { cleanLine } from '#api/kit/name-rule.ts'
import { folded, wordsOf } from '#i18n/folded.ts'
import { scheduleState } from '#machines/kit/schedule.lifecycle.ts'
import { notFound, Refusal } from '#server/answer/refusal.ts'
import { inOrder, written } from '#server/course/managed/written-texts.ts'
import { dateOf, timeText } from '#server/database/codec.ts'
import { momentOf } from '#server/database/moments.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { holds } from '#server/database/search.ts'
import type { BroadcastTable } from './tables.ts'

/** A page of all broadcasts, the latest first, and the total count. */
export async function listManaged(
  db: Database,
  { state, keyword = '', pageNum, pageSize }: PayloadOf<typeof listManagedBroadcasts>,
  now: Date,
): Promise<{ list: ManagedBroadcast[]; count: number }> {
  const at = now.getTime()
  let asked = db.selectFrom('broadcast')
  if (state === 'notStarted') asked = asked.where('starts_at', '>', at)
  if (state === 'inProgress') asked = asked.where('starts_at', '<=', at).where('ends_at', '>', at)
  if (state === 'ended') asked = asked.where('ends_at', '<=', at)
  for (const word of wordsOf(keyword))
    asked = asked.where((eb) =>
      eb.exists(
        eb
          .selectFrom('broadcast_text as text')
          .select('text.language')
          .whereRef('text.broadcast_id', '=', 'broadcast.id')
          .where((inner) => holds(inner.ref('text.search'), word)),
      ),
    )
  const [rows, counted] = await Promise.all([
    asked
      .selectAll('broadcast')
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list: await withTexts(db, rows, now), count: counted?.count ?? 0 }
}

/** One broadcast. @throws Refusal 404 */
export async function findManaged(db: Querying, id: string, now: Date): Promise<ManagedBroadcast> {
  const rows = await db.selectFrom('broadcast').selectAll().where('id', '=', id).execute()
  const [broadcast] = await withTexts(db, rows, now)
  if (broadcast === undefined) throw notFound()
  return broadcast
}

async function withTexts(
  db: Querying,
  rows: readonly Selectable<BroadcastTable>[],
  now: Date,
): Promise<ManagedBroadcast[]> {
  if (rows.length === 0) return []
  const texts = await db
    .selectFrom('broadcast_text')
    .select(['broadcast_id', 'language', 'title', 'summary'])
    .where(
      'broadcast_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  return rows.map((row) => ({
    broadcastID: row.id,
    revision: row.revision,
    texts: inOrder(texts.filter((text) => text.broadcast_id === row.id)).map(({ language, title, summary }) => ({
      language,
      title,
      summary,
    })),
    speaker: row.speaker,
    startTime: timeText(row.starts_at),
    endTime: timeText(row.ends_at),
    joinUrl: row.join_url,
    source: row.source,
    state: scheduleState(dateOf(row.starts_at), dateOf(row.ends_at), now),
    createdAt: timeText(row.created_at),
    updatedAt: timeText(row.updated_at),
  }))
}

/** What is judged of it by the portal's settings. */
interface Planning {
  readonly now: Date
  /** Origins that streams may come from beside the portal. */
  readonly liveSources: readonly string[]
}

/** Plans a broadcast. @throws Refusal as the contract says */
export const create = (db: Database, sent: BroadcastDocument, planning: Planning): Promise<ManagedBroadcast> =>
  db.transaction().execute(async (trx) => {
    const document = judged(sent, planning)
    const at = planning.now.getTime()
    const id = randomUUID()
    await trx
      .insertInto('broadcast')
      .values({ id, ...columnsOf(document), revision: 1, created_at: at, updated_at: at })
      .execute()
    await writeTexts(trx, id, document)
    return findManaged(trx, id, planning.now)
  })

/** Replaces a broadcast. @throws Refusal like `create`, 404, and when it is stale */
export const save = (
  db: Database,
  sent: PayloadOf<typeof saveBroadcast>,
  planning: Planning,
): Promise<ManagedBroadcast> =>
  db.transaction().execute(async (trx) => {
    const stored = await locked(trx, sent)
    const document = judged(sent, planning)
    await trx
      .updateTable('broadcast')
      .set({ ...columnsOf(document), revision: stored.revision + 1, updated_at: planning.now.getTime() })
      .where('id', '=', stored.id)
      .execute()
    await trx.deleteFrom('broadcast_text').where('broadcast_id', '=', stored.id).execute()
    await writeTexts(trx, stored.id, document)
    return findManaged(trx, stored.id, planning.now)
  })

/** Takes a broadcast away with its texts. @throws Refusal 404, and when it is stale */
export const remove = (db: Database, sent: PayloadOf<typeof removeBroadcast>): Promise<null> =>
  db.transaction().execute(async (trx) => {
    const { id } = await locked(trx, sent)
    await trx.deleteFrom('broadcast').where('id', '=', id).execute()
    return null
  })

async function locked(
  trx: Querying,
  { broadcastID, revision }: { readonly broadcastID: string; readonly revision: number },
) {
  const stored = await trx
    .selectFrom('broadcast')
    .select(['id', 'revision'])
    .where('id', '=', broadcastID)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (stored === undefined) throw notFound()
  if (stored.revision !== revision) throw new Refusal('record.stale')
  return stored
}

function judged(sent: BroadcastDocument, { liveSources }: Planning): BroadcastDocument {
  const texts = written(sent.texts, ['summary'])
  const fault = broadcastFault({
    ...sent,
    titles: texts.map(({ title }) => title),
    startsAt: momentOf(sent.startTime),
    endsAt: momentOf(sent.endTime),
  })
  if (fault !== null) throw new Refusal(fault)
  const { source } = sent
  // Browsers fetch streams from nowhere else.
  if (source !== null && !isOwnStream(source) && !liveSources.includes(new URL(source).origin))
    throw new Refusal('broadcast.sourceForeign')
  return { ...sent, texts }
}

const columnsOf = ({ startTime, endTime, joinUrl, source, speaker }: BroadcastDocument) => ({
  starts_at: momentOf(startTime),
  ends_at: momentOf(endTime),
  join_url: joinUrl === null ? null : new URL(joinUrl).href,
  source: source === null || isOwnStream(source) ? source : new URL(source).href,
  speaker: cleanLine(speaker),
})

async function writeTexts(trx: Querying, id: string, { texts, speaker }: BroadcastDocument): Promise<void> {
  await trx
    .insertInto('broadcast_text')
    .values(
      texts.map(({ language, title, summary }) => ({
        broadcast_id: id,
        language,
        title,
        summary,
        search: folded([title, summary, speaker].join('\n')),
      })),
    )
    .execute()
}
