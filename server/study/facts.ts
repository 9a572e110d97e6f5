import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { CourseDemands, LectureShare } from '#machines/study/course-progress.lifecycle.ts'
import type { LearningFlowContext, LearningFlowFacts } from '#machines/study/learning-flow.lifecycle.ts'
import { isPlayable } from '#server/course/lectures.ts'
import { isSet } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { shareOf } from '#server/course/shares.ts'

/** The current completion requirements of a course. */
export async function demandsOf(db: Querying, courseId: string): Promise<CourseDemands> {
  const [course, lectures, exam] = await Promise.all([
    db.selectFrom('course').select('required_minutes').where('id', '=', courseId).executeTakeFirst(),
    db
      .selectFrom('courseware')
      .select('id')
      .where('course_id', '=', courseId)
      .where(isPlayable)
      .orderBy('id')
      .execute(),
    db.selectFrom('course_exam').select('course_id').where('course_id', '=', courseId).executeTakeFirst(),
  ])
  return { lectures: lectures.map(({ id }) => id), minutes: course?.required_minutes ?? 0, hasExam: exam !== undefined }
}

/** A user's recorded lectures of a course. */
export async function studiedOf(
  db: Querying,
  { userId, courseId }: { userId: string; courseId: string },
): Promise<LectureShare[]> {
  const rows = await db
    .selectFrom('courseware_learner as mine')
    .innerJoin('courseware', 'courseware.id', 'mine.courseware_id')
    .select(['courseware.id', 'courseware.duration_seconds', 'mine.seconds', 'mine.reached_seconds'])
    .where('mine.user_id', '=', userId)
    .where('courseware.course_id', '=', courseId)
    .orderBy('courseware.id')
    .execute()
  return rows
    .map((row) => ({ lecture: row.id, share: shareOf(row.duration_seconds, row) }))
    .filter(({ share }) => share > 0)
}

type LectureFacts = LearningFlowFacts['lecture']
const unknownLecture: LectureFacts = { isOfCourse: false, isPlayable: false, needsIe: false, duration: 0 }

/**
 * What is known of the lecture that an event names. One that the sitting has been about all along remains of the
 * course, even where it has been removed since: what was studied of it is not lost.
 */
export async function lectureFacts(
  db: Querying,
  courseId: string,
  lecture: string,
  context: LearningFlowContext,
): Promise<LectureFacts> {
  const found = await db
    .selectFrom('courseware')
    .select(['duration_seconds', 'needs_ie'])
    .select(sql<SqlBool>`(hd_file_id is not null or sd_file_id is not null)`.as('hasSource'))
    .where('id', '=', lecture)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  // SQLite has no booleans: it answers 0 and 1.
  if (found !== undefined)
    return {
      isOfCourse: true,
      isPlayable: Boolean(found.hasSource),
      needsIe: isSet(found.needs_ie),
      duration: found.duration_seconds,
    }
  const known = context.tally.find((entry) => entry.lecture === lecture)
  if (known === undefined && context.lecture !== lecture) return unknownLecture
  return { ...unknownLecture, isOfCourse: true, duration: Math.max(known?.reached ?? 0, context.position) }
}

/** The learner's other active sitting. */
export const othersStudied = (db: Querying, userId: string, flowId: string) =>
  db.selectFrom('learning_flow').where('user_id', '=', userId).where('state', '=', 'studying').where('id', '!=', flowId)
