import type { Kysely } from 'kysely'

/** Dictionaries and information in eleven languages, live broadcasts, classes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('dict_type')
    .addColumn('code', 'text', (c) => c.primaryKey())
    .execute()
  await schema
    .createTable('dict')
    .addColumn('type_code', 'text', (c) => c.notNull().references('dict_type.code').onDelete('cascade'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('dict_key', ['type_code', 'code'])
    .execute()
  await schema
    .createTable('dict_name')
    .addColumn('type_code', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('dict_name_key', ['type_code', 'language', 'code'])
    .addForeignKeyConstraint('dict_name_of', ['type_code', 'code'], 'dict', ['type_code', 'code'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await schema
    .createTable('information')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('category_code', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('information_of_category').on('information').columns(['category_code', 'position']).execute()
  await schema
    .createTable('information_text')
    .addColumn('information_id', 'text', (c) => c.notNull().references('information.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('information_text_key', ['information_id', 'language'])
    .execute()
  await schema
    .createTable('live_broadcast')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('image_id', 'text', (c) => c.notNull())
    .addColumn('link', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()
  await schema
    .createTable('class')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('starts_at', 'bigint', (c) => c.notNull())
    .addColumn('ends_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createTable('class_member')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('class_id', 'text', (c) => c.notNull().references('class.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('class_member_key', ['user_id', 'class_id'])
    .execute()
  await schema.createIndex('class_member_of_class').on('class_member').column('class_id').execute()
}
