import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Those whose readers get another language where there is no text in their own. */
const TABLES = [
  'course_text',
  'course_chapter_text',
  'courseware_text',
  'course_resource_text',
  'course_topic_text',
  'exam_text',
  'question_text',
  'questionnaire_text',
  'task_text',
]

/** Every document has its own language that is shown to readers of the others; until now it was Chinese in all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) {
    await db.schema
      .alterTable(table)
      .addColumn('is_base', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await sql`update ${sql.table(table)} set is_base = 1 where language = 'zh_CN'`.execute(db)
  }
  // Found by readers of a language that the course is not written in.
  await sql`update course_text set search = search || ' lbase' where is_base = 1`.execute(db)
  // All titles stand in one place, also the one that the lesson is known by.
  await sql`insert into lesson_text (lesson_id, language, title) select id, 'zh_CN', title from lesson
    where not exists (select 1 from lesson_text where lesson_id = lesson.id and language = 'zh_CN')`.execute(db)
}
