import { randomUUID } from 'node:crypto'
import type { AttendanceEvent } from '#machines/timetable/attendance.lifecycle.ts'
import { committed, createOnWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Querying } from '#server/database/open.ts'
import { isCovered } from '#server/leave/covering.ts'
import { attendanceKind } from './attendance-kind.ts'
import { lockAttending } from './commands.ts'

/** Learners of one transaction, so that nobody waits long for it. */
const BATCH = 50
/** Lessons that ended longer ago are settled; a bound, so that each round reads a few days of an index. */
const BACK_MS = 30 * 24 * 60 * 60_000

interface Due {
  readonly lessonId: string
  readonly classId: string
  readonly learnerId: string
  readonly startsAt: number
  readonly endsAt: number
}

/**
 * The clock's event of attendance: who has not checked in when a lesson ends is absent, or excused by an approved
 * leave. What is settled is not found again, so it may run at any time, in several processes too.
 * @returns how many were settled
 */
export async function settleLessons(door: Doorway, now: Date): Promise<number> {
  let count = 0
  for (;;) {
    const due = await unsettled(door.db, now)
    if (due.length === 0) return count
    count += await committedAll(door, due, now)
  }
}

/** Learners who were registered before the end of an announced class's lesson, and have no attendance at it. */
const unsettled = (db: Doorway['db'], now: Date): Promise<Due[]> =>
  db
    .selectFrom('lesson')
    .innerJoin('class', 'class.id', 'lesson.class_id')
    .innerJoin('registration', 'registration.class_id', 'lesson.class_id')
    .leftJoin('attendance', (join) =>
      join
        .onRef('attendance.lesson_id', '=', 'lesson.id')
        .onRef('attendance.learner_id', '=', 'registration.learner_id'),
    )
    .select(['lesson.id as lessonId', 'lesson.class_id as classId', 'registration.learner_id as learnerId'])
    .select(['lesson.starts_at as startsAt', 'lesson.ends_at as endsAt'])
    .where('lesson.ends_at', '<=', now.getTime())
    .where('lesson.ends_at', '>', now.getTime() - BACK_MS)
    .where('class.state', 'in', ['announced', 'closed'])
    // Neither has a lesson that a class was closed before.
    .where((eb) => eb.or([eb('class.state', '!=', 'closed'), eb('lesson.starts_at', '<', eb.ref('class.ends_at'))]))
    .where('registration.state', '=', 'registered')
    .whereRef('registration.updated_at', '<', 'lesson.ends_at')
    .where('attendance.id', 'is', null)
    .orderBy('lesson.ends_at')
    .orderBy('lesson.id')
    .orderBy('registration.learner_id')
    .limit(BATCH)
    .execute()

/** Whether a lesson has been neither removed nor moved since it was found. */
const isStillAt = async (trx: Querying, lessonId: string, endsAt: number): Promise<boolean> =>
  (await trx
    .selectFrom('lesson')
    .select('id')
    .where('id', '=', lessonId)
    .where('ends_at', '=', endsAt)
    .executeTakeFirst()) !== undefined

async function committedAll(door: Doorway, due: readonly Due[], now: Date): Promise<number> {
  let count = 0
  await committed(
    door,
    async (trx) => {
      for (const { lessonId, classId, learnerId, startsAt, endsAt } of due) {
        await lockAttending(trx, lessonId, learnerId)
        const known = await trx
          .selectFrom('attendance')
          .select('id')
          .where('lesson_id', '=', lessonId)
          .where('learner_id', '=', learnerId)
          .executeTakeFirst()
        if (known !== undefined || !(await isStillAt(trx, lessonId, endsAt))) continue
        const hasLeave = await isCovered(trx, { learnerId, classId, startsAt, endsAt })
        const facts = { now: now.getTime(), startsAt, endsAt, hasLeave }
        const event: AttendanceEvent = { type: 'lessonEnded', facts }
        const owned = { lesson_id: lessonId, learner_id: learnerId }
        await createOnWithin(trx, attendanceKind, { id: randomUUID(), owned, event, by: null, now })
        count += 1
      }
    },
    () => Promise.resolve(),
  )
  return count
}
