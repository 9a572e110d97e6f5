import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Invitations end with their class as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('registration_pending').execute()
  await sql`
    create index registration_pending on registration (class_id) where state in ('invited', 'underReview', 'waiting')
  `.execute(db)
}
