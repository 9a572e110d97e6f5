import type { Database } from '#server/database/open.ts'
import type { Settings } from './settings.ts'

const DAY_MS = 24 * 60 * 60_000
/** Rows that one statement removes: on the embedded database nobody else writes meanwhile. */
const AT_ONCE = 1000
/** More than one day brings to a busy portal, in a chore of every ten minutes; the rest waits for the next. */
const MOST = 100_000

/** Removes the visits and the reports of errors that are older than the settings say. */
export async function removeOld(
  db: Database,
  { visitsDays, errorsDays }: Pick<Settings, 'visitsDays' | 'errorsDays'>,
  now: Date,
): Promise<void> {
  await removeBefore(db, 'page_visit', 'visited_at', now.getTime() - visitsDays * DAY_MS)
  await removeBefore(db, 'error_report', 'reported_at', now.getTime() - errorsDays * DAY_MS)
}

async function removeBefore(
  db: Database,
  table: 'page_visit' | 'error_report',
  column: 'visited_at' | 'reported_at',
  at: number,
): Promise<void> {
  for (let removed = 0; removed < MOST; ) {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (eb) => eb.selectFrom(table).select('id').where(column, '<=', at).limit(AT_ONCE))
      .executeTakeFirstOrThrow()
    removed += Number(numDeletedRows)
    if (numDeletedRows < AT_ONCE) return
  }
}
