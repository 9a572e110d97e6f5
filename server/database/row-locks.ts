import { SqliteAdapter } from 'kysely'
import type { Querying } from './open.ts'

/**
 * Whether rows can be locked. An SQLite transaction has the whole database to itself, and SQLite knows no lock on a
 * row.
 */
export const hasRowLocks = (db: Querying): boolean => !(db.getExecutor().adapter instanceof SqliteAdapter)

/**
 * One after another of those who take the same turn, until the end of the transaction: for what no row stands for, such
 * as the next number of a list, or a room at a time.
 */
export async function takeTurn(trx: Querying, of: 'timetable' | 'news' | 'resources'): Promise<void> {
  if (!hasRowLocks(trx)) return
  await trx
    .insertInto('installation')
    .values({ key: `turn ${of}`, value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute()
}
