import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

const must = (c: ColumnDefinitionBuilder) => c.notNull()

/** Question banks: what exams and questionnaires ask, with every version that a paper may have been given. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('question_bank')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', must)
    // Null: nobody but administrators changes it.
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .execute()
  await schema.createIndex('question_bank_by_owner').on('question_bank').columns(['owner_id']).execute()
  await schema
    .createTable('question_bank_editor')
    .addColumn('record_id', 'text', (c) => c.notNull().references('question_bank.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('question_bank_editor_once', ['record_id', 'user_id'])
    .execute()
  await schema
    .createIndex('question_bank_editor_of_user')
    .on('question_bank_editor')
    .columns(['user_id', 'record_id'])
    .execute()
  await schema
    .createTable('question')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('bank_id', 'text', (c) => c.notNull().references('question_bank.id'))
    .addColumn('kind', 'text', must)
    .addColumn('topic', 'text', must)
    .addColumn('difficulty', 'integer', must)
    .addColumn('body_version', 'integer', must)
    .addColumn('search', 'text', must)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .execute()
  await schema
    .createIndex('question_of_bank')
    .on('question')
    .columns(['bank_id', 'state', 'topic', 'difficulty', 'id'])
    .execute()
  await schema.createIndex('question_latest').on('question').columns(['bank_id', 'updated_at', 'id']).execute()
  await schema
    .createTable('question_version')
    .addColumn('question_id', 'text', (c) => c.notNull().references('question.id'))
    .addColumn('version', 'integer', must)
    .addColumn('kind', 'text', must)
    .addColumn('options', 'text', must)
    .addColumn('key', 'text', must)
    .addColumn('created_at', 'bigint', must)
    .addPrimaryKeyConstraint('question_version_once', ['question_id', 'version'])
    .execute()
  await schema
    .createTable('question_text')
    .addColumn('question_id', 'text', must)
    .addColumn('version', 'integer', must)
    .addColumn('language', 'text', must)
    .addColumn('stem', 'text', must)
    .addColumn('options', 'text', must)
    .addColumn('explanation', 'text', must)
    .addPrimaryKeyConstraint('question_text_once', ['question_id', 'version', 'language'])
    .addForeignKeyConstraint('question_text_of_version', ['question_id', 'version'], 'question_version', [
      'question_id',
      'version',
    ])
    .execute()
}
