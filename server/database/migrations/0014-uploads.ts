import type { Kysely } from 'kysely'

/** What people have uploaded: what for, and who. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('file').addColumn('service_code', 'text').execute()
  await schema.alterTable('file').addColumn('uploaded_by', 'text').execute()
}
