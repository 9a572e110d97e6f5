import { sql, SqliteAdapter } from 'kysely'
import type { ColumnDefinitionBuilder, Kysely } from 'kysely'

type Column = (c: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
const must: Column = (c) => c.notNull()
const of =
  (column: string): Column =>
  (c) =>
    c.notNull().references(column).onDelete('cascade')

/** How people stand with questionnaires, and what they answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .alterTable('questionnaire')
    .addColumn('form_version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema
    .createTable('questionnaire_response')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('questionnaire_id', 'text', of('questionnaire.id'))
    .addColumn('learner_id', 'text', of('user.id'))
    .addColumn('submissions', 'integer', must)
    .addColumn('version', 'integer', must)
    .addColumn('snapshot', 'text', must)
    .addColumn('state', 'text', must)
    .addColumn('revision', 'integer', must)
    .addColumn('created_at', 'bigint', must)
    .addColumn('updated_at', 'bigint', must)
    .addUniqueConstraint('questionnaire_response_once', ['learner_id', 'questionnaire_id'])
    .execute()
  await schema
    .createIndex('questionnaire_response_of')
    .on('questionnaire_response')
    .columns(['questionnaire_id', 'state'])
    .execute()
  await schema
    .createTable('questionnaire_sheet')
    .addColumn('questionnaire_id', 'text', of('questionnaire.id'))
    .addColumn('learner_id', 'text', of('user.id'))
    .addColumn('token', 'text', must)
    .addColumn('device', 'text', must)
    .addColumn('written_at', 'bigint', must)
    .addColumn('sequence', 'integer', must)
    .addPrimaryKeyConstraint('questionnaire_sheet_once', ['learner_id', 'questionnaire_id'])
    .execute()
  await schema
    .createTable('questionnaire_draft')
    .addColumn('questionnaire_id', 'text', must)
    .addColumn('learner_id', 'text', must)
    .addColumn('question_id', 'text', must)
    .addColumn('chosen', 'text', must)
    .addColumn('text', 'text', must)
    .addPrimaryKeyConstraint('questionnaire_draft_once', ['learner_id', 'questionnaire_id', 'question_id'])
    .addForeignKeyConstraint(
      'questionnaire_draft_of_sheet',
      ['learner_id', 'questionnaire_id'],
      'questionnaire_sheet',
      ['learner_id', 'questionnaire_id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  const submissions = schema
    .createTable('questionnaire_submission')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('questionnaire_id', 'text', of('questionnaire.id'))
    // Null: it is anonymous.
    .addColumn('response_id', 'text', (c) => c.references('questionnaire_response.id').onDelete('cascade').unique())
    .addColumn('answers', 'text', must)
  // Stored in the order of its ids, which are random: the order of arrival would tell whose they are.
  const isEmbedded = db.getExecutor().adapter instanceof SqliteAdapter
  await (isEmbedded ? submissions.modifyEnd(sql`without rowid`) : submissions).execute()
  await schema
    .createIndex('questionnaire_submission_of')
    .on('questionnaire_submission')
    .columns(['questionnaire_id', 'id'])
    .execute()
}
