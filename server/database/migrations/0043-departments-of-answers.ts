import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Which department answers under a name come from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  // Null: none, or the answers are anonymous.
  await schema.alterTable('questionnaire_submission').addColumn('department_code', 'text').execute()
  // Of those under a name, as far as is known by now.
  await sql`update questionnaire_submission set department_code = (
    select department_code from questionnaire_response join "user" on questionnaire_response.learner_id = "user".id
    where questionnaire_response.id = questionnaire_submission.response_id)
    where response_id is not null`.execute(db)
  // What counts is known to have changed by this alone, without reading a row.
  await schema
    .createIndex('questionnaire_response_counted')
    .on('questionnaire_response')
    .columns(['questionnaire_id', 'submissions', 'updated_at'])
    .execute()
}
