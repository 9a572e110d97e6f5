import { SqliteAdapter } from 'kysely'
import type { Querying } from './open.ts'

/**
 * Whether rows can be locked. An SQLite transaction has the whole database to itself, and SQLite knows no lock on a
 * row.
 */
export const hasRowLocks = (db: Querying): boolean => !(db.getExecutor().adapter instanceof SqliteAdapter)
