import type { Database } from '#server/database/open.ts'
import type { Tables } from '#server/database/schema.ts'

const TABLES = [
  'user', 'user_role', 'session', 'captcha', 'attempt', 'retrieval', 'verification_code', 'message', 'page_visit', 'error_report',
  'dict_type', 'dict', 'dict_name', 'information', 'information_text', 'information_view', 'live_broadcast', 'broadcast', 'broadcast_text', 'file', 'class', 'class_text', 'class_member',
  'course', 'course_text', 'course_teacher', 'course_learner', 'study_day', 'course_topic', 'course_topic_text', 'course_topic_course', 'favourite', 'course_rating', 'class_officer', 'leave', 'transition_log', 'effect', 'notice', 'dialogue', 'dialogue_member', 'letter', 'installation',
] as const satisfies readonly (keyof Tables)[]

type Table = (typeof TABLES)[number]

/** Everything that the database holds, or what some tables do, to see that nothing has changed. */
export async function contentsOf(db: Database, tables: readonly Table[] = TABLES): Promise<Record<string, string[]>> {
  const contents = tables.map(async (table) => {
    const rows = await db.selectFrom(table).selectAll().execute()
    return [table, rows.map((row) => JSON.stringify(row)).sort()] as const
  })
  return Object.fromEntries(await Promise.all(contents))
}
