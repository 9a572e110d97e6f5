import type { PayloadOf } from '#api/kit/call.ts'
import type { findNotices, Notice } from '#api/message/notice.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import type { NoticeTable } from './tables.ts'
import { namedIn } from './named.ts'
import type { NoticeParams } from './put-notice.ts'
import { noticeContent, noticeTitle } from './notice-texts.ts'

/** [ENTITY-04] The two receiver states (gap GAP-29). */
const [READ, UNREAD] = [1, 2] as const

const ownOf = (db: Database, userId: string) => db.selectFrom('notice').where('user_id', '=', userId)

/** [CALL-20, MSG-08, ENTITY-05] A page of a user's notices, the number of matches, and the number of unread ones. */
export async function findOwnNotices(
  db: Database,
  userId: string,
  { queryReceiverState, pageNum, pageSize }: PayloadOf<typeof findNotices>,
  language: Language,
): Promise<{ data: Notice[]; count: number; unread: number }> {
  let found = ownOf(db, userId)
  if (queryReceiverState === '1') found = found.where('read_at', 'is not', null)
  if (queryReceiverState === '2') found = found.where('read_at', 'is', null)
  const [rows, counted] = await Promise.all([
    found
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    ownOf(db, userId)
      .select((eb) => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('read_at').as('read')])
      .executeTakeFirstOrThrow(),
  ])
  const unread = counted.all - counted.read
  const counts = { 1: counted.read, 2: unread }
  return {
    data: await noticesOf(db, rows, language),
    count: queryReceiverState === undefined ? counted.all : counts[queryReceiverState],
    unread,
  }
}

/** [MSG-02] Returns a user's notice and marks it as read; null: not found. */
export async function readOwnNotice(
  db: Database,
  { userId, id }: { userId: string; id: string },
  language: Language,
  now: Date,
): Promise<Notice | null> {
  const row = await ownOf(db, userId).selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  if (row.read_at === null) await markNoticesRead(db, userId, [id], now)
  const [notice] = await noticesOf(db, [{ ...row, read_at: row.read_at ?? now.getTime() }], language)
  return notice ?? null
}

/**
 * [CALL-23, MSG-05] Marks those of these notices that are the user's as read; the time of the first reading is kept.
 */
export async function markNoticesRead(db: Database, userId: string, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('notice')
    .set({ read_at: now.getTime() })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute()
}

async function noticesOf(db: Database, rows: readonly NoticeTable[], language: Language): Promise<Notice[]> {
  const named = await namedIn(
    db,
    language,
    rows.map(({ params }) => JSON.parse(params) as NoticeParams),
  )
  return rows.map(({ id, created_at, read_at, code, link }, i) => ({
    mesNotifyId: id,
    time: timeText(created_at),
    receiverState: read_at === null ? UNREAD : READ,
    title: noticeTitle(language, code),
    content: noticeContent(language, code, named[i] ?? {}),
    link,
  }))
}
