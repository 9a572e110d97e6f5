import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'

/** A table whose rows become records: what their context calls the time of the first publication, and its column. */
interface Adopted {
  readonly table: 'information' | 'course' | 'course_topic'
  readonly name: 'publishedAt' | 'firstPublishedAt'
  readonly column: 'published_at' | 'first_published_at'
}

const adopted: readonly Adopted[] = [
  { table: 'information', name: 'publishedAt', column: 'published_at' },
  { table: 'course', name: 'firstPublishedAt', column: 'first_published_at' },
  { table: 'course_topic', name: 'firstPublishedAt', column: 'first_published_at' },
]

/** Information, courses and topics as records of a lifecycle, with an initial log entry. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, name } of adopted) {
    const context = { revision: 0, [name]: null }
    const snapshot = JSON.stringify({ status: 'active', value: 'published', context, historyValue: {}, children: {} })
    // SQLite adds one column at a time, and needs a default for existing rows.
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema
      .alterTable(table)
      .addColumn('snapshot', 'text', (c) => c.notNull().defaultTo(snapshot))
      .execute()
  }
  for (const table of ['course', 'course_topic']) {
    // Readers depend on one of the two times only; from now on it is derived from the other.
    await sql`update ${sql.table(table)} set first_published_at = published_at where published_at is not null`.execute(
      db,
    )
  }
  for (const one of adopted) await adopt(db, one)
}

/** As JSON has it. */
const number = (column: string): RawBuilder<string> => sql`coalesce(cast(${sql.ref(column)} as text), 'null')`
const text = (column: string): RawBuilder<string> => sql`'"' || ${sql.ref(column)} || '"'`

/** A single SQL statement: row by row it would take minutes. */
async function adopt(db: Kysely<unknown>, { table, name, column }: Adopted): Promise<void> {
  const times = sql`'"revision":' || ${number('revision')} || ${sql.lit(`,"${name}":`)} || ${number(column)}`
  const snapshot = sql`'{"status":"active","value":' || ${text('state')} || ',"context":{' || ${times} || '},"historyValue":{},"children":{}}'`
  const event = sql`'{"type":"adopt","state":' || ${text('state')} || ',' || ${times} || ',"createdAt":' || ${number('created_at')} || '}'`
  await sql`update ${sql.table(table)} set snapshot = ${snapshot}`.execute(db)
  await sql`
    insert into transition_log (lifecycle, record_id, revision, version, event, from_state, to_state, by_user_id, at)
    select ${sql.lit(table)}, id, revision, 1, ${event}, 'draft', state, null, updated_at from ${sql.table(table)}
  `.execute(db)
}
