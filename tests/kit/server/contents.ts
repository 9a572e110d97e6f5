import { sql } from 'kysely'
import { embeddedIn } from '#server/database/open.ts'
import type { Database } from '#server/database/open.ts'

type Contents = Readonly<Record<string, readonly string[]>>

/** The last reading of a database, and its write counter at that time. */
const read = new WeakMap<Database, { readonly writes: string; readonly contents: Contents }>()

/**
 * All contents of the database, or of some tables, to check that nothing has changed. Cached until something is
 * written.
 */
export async function contentsOf(db: Database, tables: readonly string[] | null = null): Promise<Contents> {
  const writes = await writesTo(db)
  const known = read.get(db)
  if (known?.writes === writes) return tables === null ? known.contents : picked(known.contents, tables)
  const contents = Object.fromEntries(
    await Promise.all((tables ?? (await tablesIn(db))).map(async (table) => [table, await rowsOf(db, table)] as const)),
  )
  if (tables === null) read.set(db, { writes, contents })
  return contents
}

/**
 * All tables of the database but those of its migrations, and but those that SQLite's text index keeps for itself:
 * their ids are beyond what a number holds, and they change with the table that they index.
 */
async function tablesIn(db: Database): Promise<readonly string[]> {
  const names = (await db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name)
  return names.filter((name) => !names.some((index) => isKeptFor(index, name)))
}

const isKeptFor = (index: string, name: string): boolean =>
  ['data', 'idx', 'content', 'docsize', 'config'].some(
    (part) => index.endsWith('_search') && name === `${index}_${part}`,
  )

const picked = (contents: Contents, tables: readonly string[]): Contents =>
  Object.fromEntries(tables.map((table) => [table, contents[table] ?? []]))

async function rowsOf(db: Database, table: string): Promise<string[]> {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
  return rows.map((row) => JSON.stringify(row)).sort()
}

/**
 * Another text after every write, also after one that was rolled back: rows written by the portal, or by others;
 * transactions.
 */
async function writesTo(db: Database): Promise<string> {
  if (embeddedIn(db) === null) {
    const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
    return rows[0]?.snapshot ?? ''
  }
  const { rows: own } = await sql<{ rows: number }>`select total_changes() as rows`.execute(db)
  const { rows: others } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
  return `${own[0]?.rows} ${others[0]?.data_version}`
}
