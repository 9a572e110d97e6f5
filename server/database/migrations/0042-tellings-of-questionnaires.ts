import type { Kysely } from 'kysely'

/** Whom a questionnaire has told that it asks, and when it reminds those who have not answered. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('questionnaire')
    // Days before it closes; null: it does not remind.
    .addColumn('reminds_days', 'integer')
    .execute()
  await schema.createIndex('questionnaire_by_closing').on('questionnaire').columns(['closes_at', 'id']).execute()
  await schema
    .createTable('questionnaire_telling')
    .addColumn('questionnaire_id', 'text', (c) => c.notNull().references('questionnaire.id').onDelete('cascade'))
    // asked, reminded
    .addColumn('matter', 'text', (c) => c.notNull())
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .addColumn('up_to', 'text', (c) => c.notNull())
    // Null: it goes on.
    .addColumn('done_at', 'bigint')
    .addColumn('told', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('questionnaire_telling_once', ['questionnaire_id', 'matter'])
    .execute()
}
