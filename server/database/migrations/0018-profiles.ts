import type { Kysely } from 'kysely'

const TEXTS = [
  'chinese_name',
  'foreign_name',
  'gender',
  'birth_date',
  'country',
  'document_type',
  'education_level',
  'religion',
  'post',
]

/** What people say of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('profile')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
  for (const column of TEXTS) table = table.addColumn(column, 'text')
  await table.execute()
}
