import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Column = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const must: Column = (c) => c.notNull()
const key: Column = (c) => c.primaryKey()
const of =
  (column: string): Column =>
  (c) =>
    c.notNull().references(column).onDelete('cascade')

/** Exams as staff set them: when, for whom, and what their papers consist of. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('exam')
    .addColumn('id', 'text', key)
    // Null: nobody but administrators changes it.
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    // For the learners of one of these; both null: for everybody.
    .addColumn('course_id', 'text', (c) => c.references('course.id').onDelete('cascade'))
    .addColumn('class_id', 'text', (c) => c.references('class.id').onDelete('cascade'))
    .addColumn('opens_at', 'bigint', must)
    .addColumn('closes_at', 'bigint', must)
    // Null: one may begin until it closes.
    .addColumn('late_minutes', 'integer')
    .addColumn('minutes', 'integer', must)
    .addColumn('attempts', 'integer', must)
    .addColumn('pass_percent', 'integer', must)
    .addColumn('asks_registration', 'integer', must)
    .addColumn('asks_approval', 'integer', must)
    .addColumn('is_one_way', 'integer', must)
    .addColumn('shuffles_questions', 'integer', must)
    .addColumn('shuffles_options', 'integer', must)
    // never, marked, closed
    .addColumn('shows_result', 'text', must)
    .addColumn('shows_paper', 'text', must)
    .addColumn('shows_answers', 'text', must)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('published_at', 'bigint')
    .addColumn('first_published_at', 'bigint')
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .execute()
  await schema.createIndex('exam_by_owner').on('exam').column('owner_id').execute()
  await schema.createIndex('exam_of_course').on('exam').column('course_id').execute()
  await schema.createIndex('exam_of_class').on('exam').column('class_id').execute()
  await schema.createIndex('exam_by_opening').on('exam').columns(['opens_at', 'id']).execute()
  await schema
    .createTable('exam_editor')
    .addColumn('record_id', 'text', of('exam.id'))
    .addColumn('user_id', 'text', of('user.id'))
    .addPrimaryKeyConstraint('exam_editor_once', ['record_id', 'user_id'])
    .execute()
  await schema.createIndex('exam_editor_of_user').on('exam_editor').columns(['user_id', 'record_id']).execute()
  await schema
    .createTable('exam_text')
    .addColumn('exam_id', 'text', of('exam.id'))
    .addColumn('language', 'text', must)
    .addColumn('name', 'text', must)
    .addColumn('about', 'text', must)
    .addColumn('search', 'text', must)
    .addPrimaryKeyConstraint('exam_text_once', ['exam_id', 'language'])
    .execute()
  await schema
    .createTable('exam_part')
    .addColumn('exam_id', 'text', of('exam.id'))
    .addColumn('position', 'integer', must)
    // drawn, fixed
    .addColumn('kind', 'text', must)
    .addColumn('bank_id', 'text', (c) => c.references('question_bank.id'))
    // Kept when the topic goes, so that the part draws nothing instead of anything.
    .addColumn('topic_id', 'text')
    // Null: any.
    .addColumn('difficulty', 'text')
    .addColumn('count', 'integer', must)
    .addColumn('question_id', 'text', (c) => c.references('question.id'))
    // Of each question, in tenths.
    .addColumn('marks', 'integer', must)
    .addPrimaryKeyConstraint('exam_part_once', ['exam_id', 'position'])
    .execute()
  await schema.createIndex('exam_part_of_bank').on('exam_part').column('bank_id').execute()
  await schema.createIndex('exam_part_of_question').on('exam_part').column('question_id').execute()
}
