import type { Kysely } from 'kysely'

/** A class with a time zone of its own; null: that of the organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('class').addColumn('time_zone', 'text').execute()
}
