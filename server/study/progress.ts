import { randomUUID } from 'node:crypto'
import type { CourseProgressEvent } from '#machines/study/course-progress.lifecycle.ts'
import type { LearningFlowContext } from '#machines/study/learning-flow.lifecycle.ts'
import type { EffectWithin } from '#server/commands/carriers.ts'
import { createOnWithin, sendOnWithin } from '#server/commands/door.ts'
import { dayNumberOf } from '#server/course/learner-ranking.ts'
import { addStudyTime } from '#server/course/study-sums.ts'
import type { CourseTable } from '#server/course/tables.ts'
import type { Querying } from '#server/database/open.ts'
import { notFound } from '#server/answer/refusal.ts'
import { demandsOf, studiedOf } from './facts.ts'
import type { FlowOwned } from './flow-kind.ts'
import { putStudied } from './positions.ts'
import { progressKind } from './progress-kind.ts'

/**
 * [COURSE-06] Begins a course with the first sitting in it, which counts its learner; further ones are told to its
 * progress. @throws Refusal not found; course.notPublished
 */
export async function beginCourse(trx: Querying, owned: FlowOwned, now: Date): Promise<void> {
  const course = await trx
    .selectFrom('course')
    .select(['published_at', 'first_published_at'])
    .where('id', '=', owned.course_id)
    .executeTakeFirst()
  if (course === undefined || !wasSeen(course, now)) throw notFound()
  const isPublished = course.published_at !== null && course.published_at <= now.getTime()
  const event: CourseProgressEvent = {
    type: 'begin',
    facts: { isPublished, demands: await demandsOf(trx, owned.course_id) },
  }
  const begun = await progressOf(trx, owned)
  if (begun !== undefined) {
    await sendOnWithin(trx, progressKind, { id: begun.id, event, by: owned.user_id, now })
    return noteTimes(trx, begun.id, now)
  }
  await createOnWithin(trx, progressKind, {
    id: randomUUID(),
    owned: { ...owned, last_learned_at: now.getTime() },
    event,
    by: owned.user_id,
    now,
  })
  await trx
    .updateTable('course')
    .set((eb) => ({ learner_count: eb('learner_count', '+', 1) }))
    .where('id', '=', owned.course_id)
    .execute()
}

/** Whether it was ever visible to learners: the existence of a draft must not be revealed. */
const wasSeen = (
  { published_at, first_published_at }: Pick<CourseTable, 'published_at' | 'first_published_at'>,
  now: Date,
): boolean => [published_at, first_published_at].some((at) => at !== null && at <= now.getTime())

/**
 * [COURSE-06, COURSE-07] Adds what has been recorded with a sitting to its lectures, to the day and to the progress in
 * the course.
 */
export async function addToCourse({
  trx,
  id,
  owned,
  context,
  now,
}: EffectWithin<unknown, FlowOwned, LearningFlowContext>): Promise<void> {
  const { lecture, position, tally, seconds } = context
  const { user_id: userId, course_id: courseId } = owned
  for (const part of tally) {
    await putStudied(trx, { userId, position: part.lecture === lecture ? position : null, now, ...part })
  }
  if (seconds > 0) await addStudyTime(trx, { user_id: userId, day: dayNumberOf(now), seconds })
  const begun = await progressOf(trx, owned)
  if (begun === undefined) throw new Error(`The course of the sitting ${id} has not been begun`)
  const [demands, studied] = [await demandsOf(trx, courseId), await studiedOf(trx, { userId, courseId })]
  await sendOnWithin(trx, progressKind, {
    id: begun.id,
    event: { type: 'study', seconds, facts: { demands, studied } },
    by: userId,
    now,
  })
  await noteTimes(trx, begun.id, now)
}

const progressOf = (trx: Querying, { user_id, course_id }: FlowOwned) =>
  trx
    .selectFrom('course_progress')
    .select('id')
    .where('user_id', '=', user_id)
    .where('course_id', '=', course_id)
    .executeTakeFirst()

/** The columns set by study rather than by the lifecycle. */
async function noteTimes(trx: Querying, progressId: string, now: Date): Promise<void> {
  const at = now.getTime()
  await trx.updateTable('course_progress').set({ last_learned_at: at }).where('id', '=', progressId).execute()
  await trx
    .updateTable('course_progress')
    .set({ completed_at: at })
    .where('id', '=', progressId)
    .where('state', 'like', 'completed.%')
    .where('completed_at', 'is', null)
    .execute()
}
