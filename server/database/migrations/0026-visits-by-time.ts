import type { Kysely } from 'kysely'

/** Visits of pages by their time, so that old ones are found without reading all; reports of errors have it already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('page_visit_by_time').on('page_visit').column('visited_at').execute()
}
