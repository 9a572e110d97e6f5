import { verdict } from '#machines/kit/verdict.ts'
import type { CourseProgressEvent } from '#machines/study/course-progress.lifecycle.ts'
import { courseProgressLifecycle } from '#machines/study/course-progress.lifecycle.ts'
import { sendOnWithin } from '#server/commands/door.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { progressKind } from './progress-kind.ts'

/** Of a course whose lectures and time are done, so that its exam is open. */
const STUDIED = ['learning.toExam', 'completed.passed', 'completed.notPassed']

/** Which of some courses a learner has studied to the end. */
export async function studiedCourses(
  db: Querying,
  courseIds: readonly string[],
  learnerId: string,
): Promise<ReadonlySet<string>> {
  if (courseIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('course_progress')
    .select('course_id')
    .where('user_id', '=', learnerId)
    .where('course_id', 'in', courseIds)
    .where('state', 'in', STUDIED)
    .execute()
  return new Set(rows.map(({ course_id }) => course_id))
}

interface Grade {
  readonly courseId: string
  readonly learnerId: string
  readonly isPassed: boolean
  readonly hasAttemptsLeft: boolean
}

/**
 * [COURSE-07] Tells the progress in a course what an attempt at its exam has come to. A course that has been passed, or
 * that asks for more study by now, takes no grade: the result of the exam stands all the same.
 */
export async function gradeCourse(
  trx: Querying,
  { courseId, learnerId, isPassed, hasAttemptsLeft }: Grade,
  now: Date,
): Promise<void> {
  const record = await trx
    .selectFrom('course_progress')
    .selectAll()
    .where('user_id', '=', learnerId)
    .where('course_id', '=', courseId)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (record === undefined) return
  const event: CourseProgressEvent = { type: 'grade', passed: isPassed, facts: { hasAttemptsLeft } }
  if (verdict(courseProgressLifecycle, snapshotOf(progressKind, record), event).kind !== 'allowed') return
  await sendOnWithin(trx, progressKind, { id: record.id, event, by: null, now })
  await trx
    .updateTable('course_progress')
    .set({ completed_at: now.getTime() })
    .where('id', '=', record.id)
    .where('state', 'like', 'completed.%')
    .where('completed_at', 'is', null)
    .execute()
}
