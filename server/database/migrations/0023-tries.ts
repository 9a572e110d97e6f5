import type { Kysely } from 'kysely'

/** Each attempt with its time, so that it ages by itself; what was counted before is not known one by one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('attempt')
    .addColumn('tries', 'text', (c) => c.notNull().defaultTo(''))
    .execute()
}
