import type { Kysely } from 'kysely'

/** The group that somebody is invited into, until the invitation is accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('invited_group')
    .addColumn('registration_id', 'text', (c) => c.primaryKey().references('registration.id').onDelete('cascade'))
    .addColumn('group_id', 'text', (c) => c.notNull().references('class_group.id').onDelete('cascade'))
    // Of the registration when this was written.
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('invited_group_of_group').on('invited_group').column('group_id').execute()
}
