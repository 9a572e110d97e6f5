import type { Kysely } from 'kysely'

/** Topics: ordered collections of courses, made by staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('course_topic')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('published_at', 'bigint')
    .execute()
  await schema.createIndex('course_topic_by_position').on('course_topic').columns(['position', 'id']).execute()
  await schema
    .createTable('course_topic_text')
    .addColumn('topic_id', 'text', (c) => c.notNull().references('course_topic.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_topic_text_key', ['topic_id', 'language'])
    .execute()
  await schema
    .createTable('course_topic_course')
    .addColumn('topic_id', 'text', (c) => c.notNull().references('course_topic.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_topic_course_key', ['topic_id', 'course_id'])
    .execute()
  await schema.createIndex('course_topic_of_course').on('course_topic_course').column('course_id').execute()
}
