import type { Kysely } from 'kysely'

/** Who sees the results of a questionnaire, and what was told of anonymous ones last. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('questionnaire')
    // never, answered, always
    .addColumn('shows_results', 'text', (c) => c.notNull().defaultTo('never'))
    .execute()
  await schema
    .createTable('questionnaire_tally')
    .addColumn('questionnaire_id', 'text', (c) => c.primaryKey().references('questionnaire.id').onDelete('cascade'))
    .addColumn('counted', 'integer', (c) => c.notNull())
    .addColumn('tally', 'text', (c) => c.notNull())
    .execute()
}
