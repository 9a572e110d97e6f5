import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** What courses consist of, what staff does with them, and what learners write about them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  for (const table of ['course', 'course_topic']) {
    await schema
      .alterTable(table)
      .addColumn('state', 'text', (c) => c.notNull().defaultTo('published'))
      .execute()
    await schema
      .alterTable(table)
      .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.alterTable(table).addColumn('first_published_at', 'bigint').execute()
    await schema
      .alterTable(table)
      .addColumn('created_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema
      .alterTable(table)
      .addColumn('updated_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute()
  }
  await schema
    .alterTable('course')
    .addColumn('required_minutes', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await schema.alterTable('course').addColumn('cover_file_id', 'text').execute()
  await adoptPublication(db)
  await schema
    .createTable('course_exam')
    .addColumn('course_id', 'text', (c) => c.primaryKey().references('course.id').onDelete('cascade'))
    .addColumn('minutes', 'integer', (c) => c.notNull())
    .addColumn('question_count', 'integer', (c) => c.notNull())
    .addColumn('pass_percent', 'integer', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .execute()
  await createChapters(db)
  await createResources(db)
  await schema
    .createTable('note')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    // No foreign key: notes outlive their lecture.
    .addColumn('courseware_id', 'text')
    .addColumn('at_seconds', 'integer')
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('note_key', ['user_id', 'id'])
    .execute()
  await schema.createIndex('note_by_time').on('note').columns(['user_id', 'updated_at']).execute()
  await schema.createIndex('note_of_course').on('note').columns(['user_id', 'course_id', 'updated_at']).execute()
  await schema
    .createTable('course_comment')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('course_comment_of_course')
    .on('course_comment')
    .columns(['course_id', 'created_at', 'id'])
    .execute()
}

/** Courses that readers see are published; all others are drafts. */
async function adoptPublication(db: Kysely<unknown>): Promise<void> {
  for (const table of ['course', 'course_topic']) {
    await sql`update ${sql.table(table)} set state = 'draft' where published_at is null`.execute(db)
    await sql`update ${sql.table(table)} set first_published_at = published_at, created_at = published_at, updated_at = published_at where published_at is not null`.execute(
      db,
    )
  }
}

async function createChapters({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('course_chapter')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('course_chapter_of_course').on('course_chapter').columns(['course_id', 'position']).execute()
  await schema
    .createTable('course_chapter_text')
    .addColumn('chapter_id', 'text', (c) => c.notNull().references('course_chapter.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_chapter_text_key', ['chapter_id', 'language'])
    .execute()
  await schema
    .createTable('courseware')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('chapter_id', 'text', (c) => c.notNull().references('course_chapter.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('duration_seconds', 'integer', (c) => c.notNull())
    .addColumn('needs_ie', 'integer', (c) => c.notNull())
    .addColumn('hd_file_id', 'text')
    .addColumn('sd_file_id', 'text')
    .execute()
  await schema
    .createIndex('courseware_of_course')
    .on('courseware')
    .columns(['course_id', 'chapter_id', 'position'])
    .execute()
  await schema.createIndex('courseware_of_chapter').on('courseware').column('chapter_id').execute()
  await schema
    .createTable('courseware_text')
    .addColumn('courseware_id', 'text', (c) => c.notNull().references('courseware.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('courseware_text_key', ['courseware_id', 'language'])
    .execute()
  await schema
    .createTable('courseware_caption')
    .addColumn('courseware_id', 'text', (c) => c.notNull().references('courseware.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('file_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('courseware_caption_key', ['courseware_id', 'language'])
    .execute()
}

async function createResources({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('course_resource')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('course_id', 'text', (c) => c.references('course.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('file_id', 'text')
    .addColumn('uploaded_at', 'bigint', (c) => c.notNull())
    .addColumn('download_count', 'integer', (c) => c.notNull())
    .addColumn('rating_sum', 'integer', (c) => c.notNull())
    .addColumn('rating_count', 'integer', (c) => c.notNull())
    .execute()
  await schema
    .createIndex('course_resource_of_course')
    .on('course_resource')
    .columns(['course_id', 'position'])
    .execute()
  await schema.createIndex('course_resource_by_time').on('course_resource').columns(['uploaded_at', 'id']).execute()
  await schema
    .createIndex('course_resource_by_downloads')
    .on('course_resource')
    .columns(['download_count', 'id'])
    .execute()
  await schema
    .createTable('course_resource_text')
    .addColumn('resource_id', 'text', (c) => c.notNull().references('course_resource.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_resource_text_key', ['resource_id', 'language'])
    .execute()
  await schema
    .createTable('resource_rating')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('resource_id', 'text', (c) => c.notNull().references('course_resource.id').onDelete('cascade'))
    .addColumn('stars', 'integer', (c) => c.notNull())
    .addColumn('rated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('resource_rating_key', ['user_id', 'resource_id'])
    .execute()
  await schema.createIndex('resource_rating_of_resource').on('resource_rating').column('resource_id').execute()
}
