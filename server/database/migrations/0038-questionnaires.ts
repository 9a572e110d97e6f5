import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Column = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const must: Column = (c) => c.notNull()
const key: Column = (c) => c.primaryKey()
const of =
  (column: string): Column =>
  (c) =>
    c.notNull().references(column).onDelete('cascade')

/** Questionnaires and votes as staff write them: whom they ask, when, and what. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('questionnaire')
    .addColumn('id', 'text', key)
    // Null: nobody but administrators changes it.
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    // questionnaire, vote
    .addColumn('kind', 'text', must)
    // all, departments, class, people
    .addColumn('audience', 'text', must)
    .addColumn('class_id', 'text', (c) => c.references('class.id').onDelete('cascade'))
    .addColumn('opens_at', 'bigint', must)
    .addColumn('closes_at', 'bigint', must)
    .addColumn('is_anonymous', 'integer', must)
    .addColumn('may_change', 'integer', must)
    .addColumn('is_template', 'integer', must)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('published_at', 'bigint')
    .addColumn('first_published_at', 'bigint')
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .execute()
  await schema.createIndex('questionnaire_by_owner').on('questionnaire').column('owner_id').execute()
  await schema.createIndex('questionnaire_of_class').on('questionnaire').column('class_id').execute()
  await schema.createIndex('questionnaire_by_opening').on('questionnaire').columns(['opens_at', 'id']).execute()
  await schema
    .createTable('questionnaire_editor')
    .addColumn('record_id', 'text', of('questionnaire.id'))
    .addColumn('user_id', 'text', of('user.id'))
    .addPrimaryKeyConstraint('questionnaire_editor_once', ['record_id', 'user_id'])
    .execute()
  await schema
    .createIndex('questionnaire_editor_of_user')
    .on('questionnaire_editor')
    .columns(['user_id', 'record_id'])
    .execute()
  await schema
    .createTable('questionnaire_text')
    .addColumn('questionnaire_id', 'text', of('questionnaire.id'))
    .addColumn('language', 'text', must)
    .addColumn('name', 'text', must)
    .addColumn('about', 'text', must)
    .addColumn('search', 'text', must)
    .addPrimaryKeyConstraint('questionnaire_text_once', ['questionnaire_id', 'language'])
    .execute()
  await schema
    .createTable('questionnaire_department')
    .addColumn('questionnaire_id', 'text', of('questionnaire.id'))
    .addColumn('department_code', 'text', must)
    .addPrimaryKeyConstraint('questionnaire_department_once', ['questionnaire_id', 'department_code'])
    .execute()
  await schema
    .createTable('questionnaire_person')
    .addColumn('questionnaire_id', 'text', of('questionnaire.id'))
    .addColumn('user_id', 'text', of('user.id'))
    .addPrimaryKeyConstraint('questionnaire_person_once', ['questionnaire_id', 'user_id'])
    .execute()
  await schema
    .createIndex('questionnaire_person_of_user')
    .on('questionnaire_person')
    .columns(['user_id', 'questionnaire_id'])
    .execute()
  await schema
    .createTable('questionnaire_question')
    .addColumn('questionnaire_id', 'text', of('questionnaire.id'))
    .addColumn('question_id', 'text', must)
    .addColumn('position', 'integer', must)
    // single, multiple, trueFalse, short
    .addColumn('kind', 'text', must)
    // plain, scale, rank
    .addColumn('style', 'text', must)
    .addColumn('options', 'text', must)
    .addColumn('is_required', 'integer', must)
    // Null: any number.
    .addColumn('least', 'integer')
    .addColumn('most', 'integer')
    // As JSON; null: everybody is asked.
    .addColumn('condition', 'text')
    .addColumn('starts_page', 'integer', must)
    .addPrimaryKeyConstraint('questionnaire_question_once', ['questionnaire_id', 'question_id'])
    .execute()
  await schema
    .createTable('questionnaire_question_text')
    .addColumn('questionnaire_id', 'text', must)
    .addColumn('question_id', 'text', must)
    .addColumn('language', 'text', must)
    .addColumn('stem', 'text', must)
    .addColumn('options', 'text', must)
    // As JSON; null: not all of it is written in this language.
    .addColumn('shown', 'text')
    .addPrimaryKeyConstraint('questionnaire_question_text_once', ['questionnaire_id', 'question_id', 'language'])
    .addForeignKeyConstraint(
      'questionnaire_question_text_of',
      ['questionnaire_id', 'question_id'],
      'questionnaire_question',
      ['questionnaire_id', 'question_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await schema
    .createTable('questionnaire_picture')
    .addColumn('questionnaire_id', 'text', must)
    .addColumn('question_id', 'text', must)
    .addColumn('file_id', 'text', must)
    .addPrimaryKeyConstraint('questionnaire_picture_once', ['questionnaire_id', 'question_id', 'file_id'])
    .addForeignKeyConstraint(
      'questionnaire_picture_of',
      ['questionnaire_id', 'question_id'],
      'questionnaire_question',
      ['questionnaire_id', 'question_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await schema.createIndex('questionnaire_picture_by_file').on('questionnaire_picture').column('file_id').execute()
}
