import type { Kysely } from 'kysely'

/** What people collect, and the stars that they give to courses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('favourite')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    // No foreign key on what it is: each kind of thing has a table of its own.
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('favourite_key', ['user_id', 'kind', 'item_id'])
    .execute()
  await schema.createIndex('favourite_by_time').on('favourite').columns(['user_id', 'created_at']).execute()
  await schema
    .createTable('course_rating')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('rated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_rating_key', ['user_id', 'course_id'])
    .execute()
  await schema.createIndex('course_rating_of_course').on('course_rating').column('course_id').execute()
}
