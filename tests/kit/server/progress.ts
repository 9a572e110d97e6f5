import { randomUUID } from 'node:crypto'
import { progressOf } from '#machines/study/course-progress.lifecycle.ts'
import type { CourseDemands, CourseProgressEvent } from '#machines/study/course-progress.lifecycle.ts'
import type { CourseStanding } from '#api/course/course.contract.ts'
import type { Database } from '#server/database/open.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import { progressKind } from '#server/study/progress-kind.ts'

interface Put {
  readonly userId: string
  readonly courseId: string
  /** When it was begun and studied. */
  readonly at: number
  readonly seconds?: number
  /** Per cent, for a course in progress. */
  readonly progress?: number
  readonly standing?: CourseStanding
}

/**
 * Sets a user's progress in a course, as a record made by its lifecycle, with its log; replaces any existing one. The
 * completion requirements are chosen to give the wanted progress.
 */
export async function putProgress(
  db: Database,
  { userId, courseId, at, seconds = 3600, progress = 50, standing = 'studying' }: Put,
): Promise<void> {
  const isOver = standing !== 'studying'
  const minutes = isOver ? 0 : Math.max(1, Math.floor((seconds * 100) / (Math.max(1, progress) * 60)))
  const demands: CourseDemands = { lectures: [], minutes, hasExam: standing === 'toExam' || standing === 'notPassed' }
  const facts = { demands, studied: [] }
  const events: { event: CourseProgressEvent; at: number }[] = [
    { event: { type: 'begin', facts: { isPublished: true, demands } }, at },
    { event: { type: 'study', seconds: progress === 0 && !isOver ? 0 : seconds, facts }, at },
    ...(standing === 'notPassed'
      ? [{ event: { type: 'grade', passed: false, facts: { hasAttemptsLeft: false } } as const, at }]
      : []),
  ]
  const id = randomUUID()
  const owned = { user_id: userId, course_id: courseId, last_learned_at: at }
  const { record, log, snapshot } = pastRecord(progressKind, { id, owned, by: userId, events })
  const columns = {
    progress: progressOf(snapshot),
    studied_seconds: snapshot.context.seconds,
    completed_at: snapshot.hasTag('completed') ? at : null,
  }
  const wanted = standing === 'studying' ? progress : columns.progress
  if (columns.progress !== wanted) throw new Error(`The progress came to ${columns.progress}, not to ${progress}`)
  await dropProgress(db, userId, courseId)
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('course_progress')
      .values({ ...record, ...columns })
      .execute()
    await trx.insertInto('transition_log').values(log).execute()
    await trx
      .updateTable('course')
      .set((eb) => ({ learner_count: eb('learner_count', '+', 1) }))
      .where('id', '=', courseId)
      .execute()
  })
}

/** Removes a user's progress in all courses, or in one. */
export async function dropProgress(db: Database, userId: string, courseId: string | null = null): Promise<void> {
  const rows = await db
    .deleteFrom('course_progress')
    .where('user_id', '=', userId)
    .$if(courseId !== null, (query) => query.where('course_id', '=', courseId))
    .returning(['id', 'course_id'])
    .execute()
  for (const row of rows) {
    await db
      .deleteFrom('transition_log')
      .where('lifecycle', '=', 'course_progress')
      .where('record_id', '=', row.id)
      .execute()
    await db
      .updateTable('course')
      .set((eb) => ({ learner_count: eb('learner_count', '-', 1) }))
      .where('id', '=', row.course_id)
      .execute()
  }
}
