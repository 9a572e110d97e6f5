import { sql, type Kysely } from 'kysely'

/**
 * The last answer to each question is found without reading all that were given before. An exam that nobody could have
 * begun at any moment can be begun within its first minute.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('exam_answer_to_question')
    .on('exam_answer')
    .columns(['paper_id', 'question_id', 'sequence'])
    .execute()
  await sql`update exam set late_minutes = 1 where late_minutes = 0`.execute(db)
}
