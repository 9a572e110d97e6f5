import type { PlayerCourse } from '#api/study/study.contract.ts'
import { publishedCourses, readingOf, titleText } from '#server/course/course-cards.ts'
import { isEditorOf } from '#server/course/editors.ts'
import { titleIn } from './titles.ts'
import type { Database } from '#server/database/open.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { playableChapters } from './chapters.ts'
import { unrecordedFlows } from './shown.ts'
import type { Asking } from '#server/commands/each.ts'

/** [ROUTE-58, PLAYER-06] A published course for the player. @throws Refusal not found; course.noCourseware */
export async function playerCourse(
  db: Database,
  courseId: string,
  inactivitySeconds: number,
  asking: Asking,
): Promise<PlayerCourse> {
  const { sender, language, now } = asking
  const course = await publishedCourses(db, readingOf(language, now))
    .select(titleText)
    .where('course.id', '=', courseId)
    .executeTakeFirst()
  if (course === undefined) throw notFound()
  const [chapters, [unrecorded]] = await Promise.all([
    playableChapters(db, { courseId, userId: sender.userId, language }),
    unrecordedFlows(db, asking, courseId),
  ])
  if (!chapters.some(({ courseware }) => courseware.some(({ isPlayable }) => isPlayable)))
    throw new Refusal('course.noCourseware')
  return {
    courseID: courseId,
    courseName: course.title,
    language: course.language,
    chapters,
    inactivitySeconds,
    unrecorded: unrecorded ?? null,
  }
}

/**
 * [ROUTE-60] One lecture alone, playable or not: of a published course for everybody, of a draft for those who write
 * it. @throws Refusal not found
 */
export async function preview(
  db: Database,
  lectureId: string,
  inactivitySeconds: number,
  { sender, language, now }: Asking,
): Promise<PlayerCourse> {
  const lecture = await db
    .selectFrom('courseware')
    .innerJoin('course', 'course.id', 'courseware.course_id')
    .select(['courseware.course_id', 'course.published_at', 'course.owner_id'])
    .where('courseware.id', '=', lectureId)
    .executeTakeFirst()
  if (lecture === undefined) throw notFound()
  const isPublished = lecture.published_at !== null && lecture.published_at <= now.getTime()
  const { course_id: courseId, owner_id } = lecture
  if (!isPublished && !(await isEditorOf(db, 'course', { id: courseId, owner_id }, sender))) throw notFound()
  const [course, chapters] = await Promise.all([
    titleIn(db, courseId, language),
    playableChapters(db, { courseId, userId: sender.userId, language }),
  ])
  const alone = chapters.flatMap((chapter) => {
    const courseware = chapter.courseware.filter(({ coursewareID }) => coursewareID === lectureId)
    return courseware.length === 0 ? [] : [{ ...chapter, courseware }]
  })
  return {
    courseID: courseId,
    courseName: course.title,
    language: course.language,
    chapters: alone,
    inactivitySeconds,
    unrecorded: null,
  }
}
