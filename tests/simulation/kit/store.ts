import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'

import { embeddedIn, openDatabase, type Database } from '#server/database/open.ts'
import type { EmbeddedDialect } from '#server/database/sqlite-dialect.ts'

/** The migrated database that all runs share, one after another. */
export interface Store {
  readonly db: Database
  readonly dialect: EmbeddedDialect
  /** Looks at what is committed, past all that is simulated. */
  rows<Row>(query: string, ...values: readonly (string | number)[]): Row[]
  /** Leaves nothing of the last run but its people. */
  clear(): void
  close(): Promise<void>
}

/** What runs write; people stay. */
const emptied = ['registration', 'leave', 'class_officer', 'class', 'transition_log', 'effect', 'notice']

export async function openStore(): Promise<Store> {
  const memory = '/dev/shm'
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'portal-simulation-'))
  const db = await openDatabase({ dataDir: folder, databaseUrl: null })
  // What dies here is a process, not the machine: what was handed to the file system stays.
  await sql`pragma synchronous = off`.execute(db)
  const dialect = embeddedIn(db)
  if (dialect === null) throw new Error('It is not the embedded database')
  const watcher = new DatabaseSync(join(folder, 'portal.sqlite'), { timeout: 1000 })
  watcher.exec('pragma synchronous = off')
  const statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  return {
    db,
    dialect,
    rows<Row>(query: string, ...values: readonly (string | number)[]): Row[] {
      const statement = statements.get(query) ?? watcher.prepare(query)
      statements.set(query, statement)
      return statement.all(...values) as Row[]
    },
    clear: () => watcher.exec(`begin; ${emptied.map((table) => `delete from "${table}"`).join('; ')}; commit`),
    async close() {
      watcher.close()
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
