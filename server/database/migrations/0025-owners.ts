import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Each table with its table of co-editors. */
const owned = [
  ['course', 'course_editor'],
  ['course_topic', 'course_topic_editor'],
  ['course_resource', 'course_resource_editor'],
] as const

/** Owners and co-editors of courses, topics and resources (gap GAP-88). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const [table, editors] of owned) {
    await schema
      .alterTable(table)
      // Null: nobody but administrators changes it.
      .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
      .execute()
    await schema.createIndex(`${table}_by_owner`).on(table).columns(['owner_id']).execute()
    await schema
      .createTable(editors)
      .addColumn('record_id', 'text', (c) => c.notNull().references(`${table}.id`).onDelete('cascade'))
      .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
      .addPrimaryKeyConstraint(`${editors}_once`, ['record_id', 'user_id'])
      .execute()
    await schema.createIndex(`${editors}_of_user`).on(editors).columns(['user_id', 'record_id']).execute()
  }
  // The author of what is older is the first person in its log; resources have none.
  for (const lifecycle of ['course', 'course_topic']) {
    const table = sql.table(lifecycle)
    await sql`
      update ${table} set owner_id = (
        select log.by_user_id from transition_log as log inner join "user" on "user".id = log.by_user_id
        where log.lifecycle = ${sql.lit(lifecycle)} and log.record_id = ${table}.id
        order by log.revision, log.version limit 1
      )
    `.execute(db)
  }
}
