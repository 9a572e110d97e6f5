import type { Kysely } from 'kysely'

/** Courses, what learners have done of them, and what classes show of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('course')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('category_code', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('learning_minutes', 'integer', (c) => c.notNull())
    .addColumn('credit_tenths', 'integer', (c) => c.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('recommended_position', 'integer')
    .addColumn('learner_count', 'integer', (c) => c.notNull())
    .addColumn('rating_sum', 'integer', (c) => c.notNull())
    .addColumn('rating_count', 'integer', (c) => c.notNull())
    .execute()
  await schema.createIndex('course_by_publication').on('course').columns(['published_at', 'id']).execute()
  await schema.createIndex('course_by_learners').on('course').columns(['learner_count', 'id']).execute()
  await schema.createIndex('course_recommended').on('course').column('recommended_position').execute()
  await schema.createIndex('course_of_category').on('course').columns(['category_code', 'learner_count']).execute()
  await schema.createIndex('course_of_kind').on('course').columns(['kind', 'year']).execute()
  await schema
    .createTable('course_text')
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('summary', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_text_key', ['course_id', 'language'])
    .execute()
  await schema
    .createTable('course_teacher')
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('course_teacher_key', ['course_id', 'position'])
    .execute()
  await schema
    .createTable('course_learner')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('course_id', 'text', (c) => c.notNull().references('course.id').onDelete('cascade'))
    .addColumn('progress', 'integer', (c) => c.notNull())
    .addColumn('studied_seconds', 'integer', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('last_learned_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    .addPrimaryKeyConstraint('course_learner_key', ['user_id', 'course_id'])
    .execute()
  await schema
    .createIndex('course_learner_by_time')
    .on('course_learner')
    .columns(['user_id', 'last_learned_at'])
    .execute()
  await schema.createIndex('course_learner_of_course').on('course_learner').column('course_id').execute()
  await schema
    .createTable('study_day')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('seconds', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('study_day_key', ['user_id', 'day'])
    .execute()
  // A covering index for the ranking sums.
  await schema.createIndex('study_day_by_day').on('study_day').columns(['day', 'user_id', 'seconds']).execute()

  await schema.alterTable('class').addColumn('place', 'text').execute()
  // No foreign key: classes are a reference table, and such a one must not point at rows that are spread by learner.
  await schema.alterTable('class').addColumn('headmaster_id', 'text').execute()
  await schema.createIndex('class_of_headmaster').on('class').column('headmaster_id').execute()
  await schema
    .createTable('class_text')
    .addColumn('class_id', 'text', (c) => c.notNull().references('class.id').onDelete('cascade'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('place', 'text')
    .addPrimaryKeyConstraint('class_text_key', ['class_id', 'language'])
    .execute()
}
