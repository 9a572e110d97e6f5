import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/open.ts'
import { folded } from '#i18n/folded.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import { courseKind } from '#server/course/managed/course-kind.ts'
import { publicationColumns } from '#server/course/managed/publications.ts'
import { START } from './test-clock.ts'

interface LectureWish {
  readonly seconds?: number
  readonly needsIe?: boolean
  readonly hasSource?: boolean
}
interface CourseWish {
  readonly lectures?: readonly LectureWish[]
  readonly minutes?: number
  readonly hasExam?: boolean
  readonly isPublished?: boolean
  readonly name?: string
}

/** A course of a test's own. */
export interface StudyCourse {
  readonly id: string
  readonly name: string
  readonly lectures: readonly string[]
}

/** Puts a course with lectures of ten minutes into the database, as a record with its log. */
export async function putCourse(db: Database, wish: CourseWish = {}): Promise<StudyCourse> {
  const { lectures = [{}], minutes = 0, hasExam = false, isPublished = true, name = 'Reading a river' } = wish
  const [id, chapter] = [randomUUID(), randomUUID()]
  const at = START.getTime() - 1
  const facts = {
    isEditor: true,
    mayName: true,
    knowsEditors: true,
    hasTexts: true,
    knowsParts: true,
    hasContent: true,
  }
  const written = { event: { type: 'save', revision: 0, facts }, at } as const
  const published = { event: { type: 'publish', revision: 1, facts, now: at }, at } as const
  const owned = {
    category_code: 'hydrology',
    kind: 'elective',
    year: 2026,
    learning_minutes: 30,
    credit_tenths: 10,
    required_minutes: minutes,
    cover_file_id: null,
    recommended_position: null,
    learner_count: 0,
    rating_sum: 0,
    rating_count: 0,
  } as const
  const { record, log, snapshot } = pastRecord(courseKind, {
    id,
    owned,
    by: null,
    events: isPublished ? [written, published] : [written],
  })
  await db
    .insertInto('course')
    .values({ ...record, state: snapshot.value, ...publicationColumns(snapshot) })
    .execute()
  await db.insertInto('transition_log').values(log).execute()
  await db
    .insertInto('course_text')
    .values({
      course_id: id,
      language: 'zh_CN',
      is_base: 1,
      title: name,
      summary: '',
      detail: '',
      search: folded(name),
    })
    .execute()
  if (hasExam)
    await db
      .insertInto('course_exam')
      .values({ course_id: id, minutes: 30, question_count: 10, pass_percent: 60, attempts: 2 })
      .execute()
  await db.insertInto('course_chapter').values({ id: chapter, course_id: id, position: 0 }).execute()
  await db
    .insertInto('course_chapter_text')
    .values({ chapter_id: chapter, language: 'zh_CN', is_base: 1, title: '第一章' })
    .execute()
  const rows = lectures.map(({ seconds = 600, needsIe = false, hasSource = true }, position) => ({
    id: randomUUID(),
    course_id: id,
    chapter_id: chapter,
    position,
    duration_seconds: seconds,
    needs_ie: needsIe ? (1 as const) : (0 as const),
    hd_file_id: null,
    sd_file_id: hasSource ? 'lecture-file' : null,
  }))
  if (rows.length > 0) await db.insertInto('courseware').values(rows).execute()
  if (rows.length > 0) {
    await db
      .insertInto('courseware_text')
      .values(rows.map((row, i) => ({ courseware_id: row.id, language: 'zh_CN', is_base: 1, title: `第 ${i + 1} 讲` })))
      .execute()
  }
  return { id, name, lectures: rows.map((row) => row.id) }
}
