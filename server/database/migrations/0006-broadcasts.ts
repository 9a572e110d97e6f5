import type { Kysely } from 'kysely'

/** Live broadcasts with their texts, and what is known of each stored file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('broadcast')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .addColumn('join_url', 'text')
    .addColumn('source', 'text')
    .addColumn('speaker', 'text', (c) => c.notNull())
    .execute()
  await schema.createIndex('broadcast_by_end').on('broadcast').column('ends_at').execute()
  await schema
    .createTable('broadcast_text')
    .addColumn('broadcast_id', 'text', (c) => c.notNull().references('broadcast.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('broadcast_text_key', ['broadcast_id', 'language'])
    .execute()
  await schema
    .createTable('file')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('stored_at', 'bigint', (c) => c.notNull())
    .execute()
}
