import type { Kysely } from 'kysely'

/** The courses of a year, the newest first; and those of a teacher. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.createIndex('course_of_year').on('course').columns(['year', 'published_at', 'id']).execute()
  await schema.createIndex('course_teacher_by_name').on('course_teacher').columns(['name', 'course_id']).execute()
}
