import type { AttendanceEvent } from '#machines/timetable/attendance.lifecycle.ts'
import { offerOnWithin } from '#server/commands/door.ts'
import type { Met } from '#server/commands/meeting.ts'
import type { Querying } from '#server/database/open.ts'
import { isCovered } from '#server/leave/covering.ts'
import { attendanceKind } from './attendance-kind.ts'

/**
 * A leave has been approved: lessons in its time that were missed are excused, as their end would have done. What staff
 * have said of an attendance stays.
 */
export async function excuseLessons(trx: Querying, { change, now }: Met): Promise<readonly string[]> {
  const missed = await trx
    .selectFrom('leave')
    .innerJoin('lesson', 'lesson.class_id', 'leave.class_id')
    .innerJoin('attendance', (join) =>
      join.onRef('attendance.lesson_id', '=', 'lesson.id').onRef('attendance.learner_id', '=', 'leave.learner_id'),
    )
    .select(['attendance.id', 'lesson.starts_at', 'lesson.ends_at'])
    .select(['leave.learner_id as learnerId', 'leave.class_id as classId'])
    .where('leave.id', '=', change.record_id)
    .where('attendance.state', '=', 'absent')
    .whereRef('lesson.starts_at', '<', 'leave.ends_at')
    .whereRef('lesson.ends_at', '>', 'leave.starts_at')
    .orderBy('attendance.id')
    .execute()
  for (const { id, learnerId, classId, starts_at, ends_at } of missed) {
    const hasLeave = await isCovered(trx, { learnerId, classId, startsAt: starts_at, endsAt: ends_at })
    const facts = { now: now.getTime(), startsAt: starts_at, endsAt: ends_at, hasLeave }
    const event: AttendanceEvent = { type: 'leaveApproved', facts }
    await offerOnWithin(trx, attendanceKind, { id, event, by: null, now })
  }
  return []
}
