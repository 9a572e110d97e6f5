import { randomUUID } from 'node:crypto'
import type { CourseDocument } from '#api/course/managed-course.contract.ts'
import { searchTerms } from '../course-search.ts'
import { flagOf } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { baseOfCourse } from './course-facts.ts'
import { writeResource } from './resource-rows.ts'

/** The columns of a course that staff edit. */
export const courseColumns = (course: CourseDocument) => ({
  kind: course.kind,
  category_code: course.categoryCode,
  year: course.year,
  learning_minutes: course.learningMinutes,
  credit_tenths: Math.round(course.credit * 10),
  required_minutes: course.requiredMinutes,
  cover_file_id: course.coverFileID,
  recommended_position: course.recommendedPosition,
})

/** Writes the parts of a course: known ids are updated, missing ones deleted. */
export async function writeCourse(trx: Querying, id: string, course: CourseDocument, now: Date): Promise<void> {
  const base = baseOfCourse(course)
  await trx.deleteFrom('course_text').where('course_id', '=', id).execute()
  const texts = course.texts.map((text) => ({
    course_id: id,
    ...text,
    is_base: flagOf(text.language === base),
    search: searchTerms(text.language, `${text.title}\n${text.summary}`, text.language === base),
  }))
  await trx.insertInto('course_text').values(texts).execute()
  await trx.deleteFrom('course_teacher').where('course_id', '=', id).execute()
  const teachers = course.teachers.map((name, position) => ({ course_id: id, position, name }))
  if (teachers.length > 0) await trx.insertInto('course_teacher').values(teachers).execute()
  await trx.deleteFrom('course_exam').where('course_id', '=', id).execute()
  if (course.exam !== null) {
    const { minutes, questionCount, passPercent, attempts } = course.exam
    await trx
      .insertInto('course_exam')
      .values({ course_id: id, minutes, question_count: questionCount, pass_percent: passPercent, attempts })
      .execute()
  }
  await writeChapters(trx, { courseID: id, base }, course)
  await writeResources(trx, { courseID: id, base }, course, now)
}

interface Whose {
  readonly courseID: string
  /** The language that readers of the others get. */
  readonly base: string | null
}

/** Lectures may move between chapters, so chapters are deleted after the lectures have moved. */
async function writeChapters(trx: Querying, { courseID, base }: Whose, { chapters }: CourseDocument): Promise<void> {
  const kept: string[] = []
  const keptLectures: string[] = []
  for (const [position, { chapterID, texts, courseware }] of chapters.entries()) {
    const id = chapterID ?? randomUUID()
    kept.push(id)
    await trx
      .insertInto('course_chapter')
      .values({ id, course_id: courseID, position })
      .onConflict((at) => at.column('id').doUpdateSet({ position }))
      .execute()
    await trx.deleteFrom('course_chapter_text').where('chapter_id', '=', id).execute()
    await trx
      .insertInto('course_chapter_text')
      .values(texts.map((text) => ({ chapter_id: id, ...text, is_base: flagOf(text.language === base) })))
      .execute()
    for (const [place, lecture] of courseware.entries())
      keptLectures.push(await writeLecture(trx, { courseID, chapterID: id, place, base }, lecture))
  }
  await removeOthers(trx, 'courseware', courseID, keptLectures)
  await removeOthers(trx, 'course_chapter', courseID, kept)
}

interface Place extends Whose {
  readonly chapterID: string
  readonly place: number
}
type Lecture = CourseDocument['chapters'][number]['courseware'][number]

async function writeLecture(
  trx: Querying,
  { courseID, chapterID, place, base }: Place,
  lecture: Lecture,
): Promise<string> {
  const id = lecture.coursewareID ?? randomUUID()
  const columns = {
    chapter_id: chapterID,
    position: place,
    duration_seconds: lecture.durationSeconds,
    needs_ie: flagOf(lecture.needsIe),
    hd_file_id: lecture.hdFileID,
    sd_file_id: lecture.sdFileID,
  }
  await trx
    .insertInto('courseware')
    .values({ id, course_id: courseID, ...columns })
    .onConflict((at) => at.column('id').doUpdateSet(columns))
    .execute()
  await trx.deleteFrom('courseware_text').where('courseware_id', '=', id).execute()
  await trx
    .insertInto('courseware_text')
    .values(lecture.texts.map((text) => ({ courseware_id: id, ...text, is_base: flagOf(text.language === base) })))
    .execute()
  await trx.deleteFrom('courseware_caption').where('courseware_id', '=', id).execute()
  const captions = lecture.captions.map(({ language, fileID }) => ({ courseware_id: id, language, file_id: fileID }))
  if (captions.length > 0) await trx.insertInto('courseware_caption').values(captions).execute()
  return id
}

async function writeResources(
  trx: Querying,
  { courseID, base }: Whose,
  { resources }: CourseDocument,
  now: Date,
): Promise<void> {
  const kept: string[] = []
  for (const [position, resource] of resources.entries())
    kept.push(await writeResource(trx, { ...resource, base }, { courseID, position }, now))
  await removeOthers(trx, 'course_resource', courseID, kept)
}

async function removeOthers(
  trx: Querying,
  table: 'course_chapter' | 'courseware' | 'course_resource',
  courseID: string,
  kept: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom(table)
    .where('course_id', '=', courseID)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
}
