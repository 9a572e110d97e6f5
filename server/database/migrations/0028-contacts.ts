import type { Kysely } from 'kysely'

/** Who lets those who run their classes have the phone or the e-mail: nobody yet. And who exported what. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const column of ['phone_shown', 'email_shown'])
    await schema
      .alterTable('profile')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  await schema
    .createTable('export_log')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('class_id', 'text', (c) => c.references('class.id').onDelete('set null'))
    // members, attendance, standings
    .addColumn('what', 'text', (c) => c.notNull())
    // csv, xlsx
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await schema.createIndex('export_log_by_time').on('export_log').columns(['at']).execute()
}
