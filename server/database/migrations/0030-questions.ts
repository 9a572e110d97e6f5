import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Column = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const must: Column = (c) => c.notNull()
const key: Column = (c) => c.primaryKey()
const of =
  (column: string): Column =>
  (c) =>
    c.notNull().references(column).onDelete('cascade')

/** Question banks: what exams and questionnaires ask, with every version that a paper may have been given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await banks(db)
  await questions(db)
}

async function banks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('question_bank')
    .addColumn('id', 'text', key)
    // Null: nobody but administrators changes it.
    .addColumn('owner_id', 'text', (c) => c.references('user.id').onDelete('set null'))
    .addColumn('revision', 'integer', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    // Null: it is there.
    .addColumn('removed_at', 'bigint')
    .execute()
  await schema.createIndex('question_bank_by_owner').on('question_bank').column('owner_id').execute()
  await schema
    .createTable('question_bank_editor')
    .addColumn('record_id', 'text', of('question_bank.id'))
    .addColumn('user_id', 'text', of('user.id'))
    .addPrimaryKeyConstraint('question_bank_editor_once', ['record_id', 'user_id'])
    .execute()
  await schema
    .createIndex('question_bank_editor_of_user')
    .on('question_bank_editor')
    .columns(['user_id', 'record_id'])
    .execute()
  await schema
    .createTable('question_bank_text')
    .addColumn('bank_id', 'text', of('question_bank.id'))
    .addColumn('language', 'text', must)
    .addColumn('name', 'text', must)
    .addColumn('search', 'text', must)
    .addPrimaryKeyConstraint('question_bank_text_once', ['bank_id', 'language'])
    .execute()
  await schema
    .createTable('question_topic')
    .addColumn('id', 'text', key)
    .addColumn('bank_id', 'text', of('question_bank.id'))
    .addColumn('position', 'integer', must)
    .execute()
  await schema.createIndex('question_topic_of_bank').on('question_topic').columns(['bank_id', 'position']).execute()
  await schema
    .createTable('question_topic_text')
    .addColumn('topic_id', 'text', of('question_topic.id'))
    .addColumn('language', 'text', must)
    .addColumn('name', 'text', must)
    .addPrimaryKeyConstraint('question_topic_text_once', ['topic_id', 'language'])
    .execute()
}

async function questions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('question')
    .addColumn('id', 'text', key)
    .addColumn('bank_id', 'text', (c) => c.notNull().references('question_bank.id'))
    // Null: of none.
    .addColumn('topic_id', 'text', (c) => c.references('question_topic.id').onDelete('set null'))
    .addColumn('kind', 'text', must)
    .addColumn('difficulty', 'text', must)
    .addColumn('body_version', 'integer', must)
    .addColumn('search', 'text', must)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('published_at', 'bigint')
    .addColumn('first_published_at', 'bigint')
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .execute()
  await schema
    .createIndex('question_of_bank')
    .on('question')
    .columns(['bank_id', 'state', 'topic_id', 'difficulty', 'id'])
    .execute()
  await schema.createIndex('question_of_topic').on('question').column('topic_id').execute()
  await schema.createIndex('question_latest').on('question').columns(['updated_at', 'id']).execute()
  await schema
    .createTable('question_version')
    .addColumn('question_id', 'text', of('question.id'))
    .addColumn('version', 'integer', must)
    .addColumn('kind', 'text', must)
    .addColumn('options', 'text', must)
    .addColumn('key', 'text', must)
    .addColumn('created_at', 'bigint', must)
    .addPrimaryKeyConstraint('question_version_once', ['question_id', 'version'])
    .execute()
  const ofVersion = ['question_id', 'version'] as const
  await schema
    .createTable('question_text')
    .addColumn('question_id', 'text', must)
    .addColumn('version', 'integer', must)
    .addColumn('language', 'text', must)
    .addColumn('stem', 'text', must)
    .addColumn('options', 'text', must)
    .addColumn('explanation', 'text', must)
    .addColumn('title', 'text', must)
    // Null: not all of it is written in this language.
    .addColumn('shown', 'text')
    .addPrimaryKeyConstraint('question_text_once', [...ofVersion, 'language'])
    .addForeignKeyConstraint('question_text_of_version', [...ofVersion], 'question_version', [...ofVersion], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await schema
    .createTable('question_picture')
    .addColumn('question_id', 'text', must)
    .addColumn('version', 'integer', must)
    .addColumn('file_id', 'text', must)
    .addPrimaryKeyConstraint('question_picture_once', [...ofVersion, 'file_id'])
    .addForeignKeyConstraint('question_picture_of_version', [...ofVersion], 'question_version', [...ofVersion], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await schema.createIndex('question_picture_by_file').on('question_picture').column('file_id').execute()
}
