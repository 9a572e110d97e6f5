import type { Kysely } from 'kysely'

/** What the questions of an evaluation are about. */
export async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .alterTable('questionnaire_question')
    // As JSON; null: nothing in particular.
    .addColumn('subject', 'text')
    .execute()
}
