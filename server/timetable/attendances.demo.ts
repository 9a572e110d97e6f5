import type { Insertable } from 'kysely'
import { attendanceLifecycle, version } from '#machines/timetable/attendance.lifecycle.ts'
import type { AttendanceEvent, LessonFacts } from '#machines/timetable/attendance.lifecycle.ts'
import type { TransitionLogTable } from '#server/commands/tables.ts'
import type { Querying } from '#server/database/open.ts'
import { demoId } from '#server/demo/ids.ts'
import { pastRecord } from '#server/demo/past-record.ts'
import type { PastEvent } from '#server/demo/past-record.ts'
import type { AttendanceTable } from './tables.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Rows of one statement, below what the engines take as parameters. */
const AT_ONCE = 500

const kind = { table: 'attendance', lifecycle: attendanceLifecycle, version, columnsOf: () => ({}) }

interface Attending {
  readonly lessonId: string
  readonly learnerId: string
  readonly startsAt: number
  readonly endsAt: number
  /** Who corrects an attendance. */
  readonly staff: string | null
  readonly hasLeave: boolean
}

/** Who was at the lessons of the demo organisation that are over, as the one door would have written it. */
export async function seedAttendances(trx: Querying, now: Date): Promise<void> {
  const past = (await attendingOf(trx, now)).map(pastAttendance)
  const rows: Insertable<AttendanceTable>[] = past.map(({ record }) => record)
  const log: TransitionLogTable[] = past.flatMap((one) => one.log)
  for (let i = 0; i < rows.length; i += AT_ONCE)
    await trx
      .insertInto('attendance')
      .values(rows.slice(i, i + AT_ONCE))
      .execute()
  for (let i = 0; i < log.length; i += AT_ONCE)
    await trx
      .insertInto('transition_log')
      .values(log.slice(i, i + AT_ONCE))
      .execute()
}

/** Who was registered before the end of a lesson that is over. */
async function attendingOf(trx: Querying, now: Date): Promise<Attending[]> {
  const found = await trx
    .selectFrom('lesson')
    .innerJoin('class', 'class.id', 'lesson.class_id')
    .innerJoin('registration', 'registration.class_id', 'lesson.class_id')
    .leftJoin('leave', (join) =>
      join
        .onRef('leave.class_id', '=', 'lesson.class_id')
        .onRef('leave.learner_id', '=', 'registration.learner_id')
        .on('leave.state', '=', 'approved')
        .onRef('leave.starts_at', '<=', 'lesson.starts_at')
        .onRef('leave.ends_at', '>=', 'lesson.ends_at'),
    )
    .select(['lesson.id as lessonId', 'lesson.starts_at as startsAt', 'lesson.ends_at as endsAt'])
    .select(['registration.learner_id as learnerId', 'class.headmaster_id as staff', 'leave.id as leaveId'])
    .where('lesson.ends_at', '<=', now.getTime())
    .where('class.state', 'in', ['announced', 'closed'])
    .where('registration.state', '=', 'registered')
    .where((eb) =>
      eb.or([
        eb('registration.updated_at', '<', eb.ref('lesson.ends_at')),
        // Who is older than the log was there from the beginning.
        eb.exists(
          eb
            .selectFrom('transition_log')
            .select('transition_log.record_id')
            .where('transition_log.lifecycle', '=', 'registration')
            .whereRef('transition_log.record_id', '=', 'registration.id')
            .where('transition_log.event', '=', '{"type":"adopt"}'),
        ),
      ]),
    )
    .orderBy('lesson.starts_at')
    .orderBy('lesson.id')
    .orderBy('registration.learner_id')
    .execute()
  return found.map(({ leaveId, ...one }) => ({ ...one, hasLeave: leaveId !== null }))
}

function pastAttendance(one: Attending) {
  const { lessonId, learnerId } = one
  const id = demoId('attendance', `${lessonId} ${learnerId}`)
  const owned = { lesson_id: lessonId, learner_id: learnerId }
  // The same at every filling: of a hundred, by the learner and the lesson.
  const lot = Number.parseInt(id.slice(0, 6), 16) % 100
  return pastRecord(kind, { id, owned, by: null, events: one.hasLeave ? [ended(one)] : eventsOf(one, lot) })
}

type Happened = PastEvent<typeof attendanceLifecycle>

/** Most are in time, some are late, a few are missing; now and then staff know the reason, or correct a mistake. */
function eventsOf(one: Attending, lot: number): readonly Happened[] {
  if (lot < 84) return [checkIn(one, (lot % 14) - 11)]
  if (lot < 91) return [checkIn(one, 11 + (lot % 7) * 4)]
  const { staff } = one
  if (staff === null || staff === one.learnerId || lot < 95) return [ended(one)]
  if (lot < 98) return [ended(one), corrected(one, staff, 'excuse', '因防汛应急值班，电话请假。')]
  return [ended(one), corrected(one, staff, 'markPresent', '手机没电，本人到课，课后补签。')]
}

const factsAt = ({ startsAt, endsAt }: Attending, now: number): LessonFacts => ({ now, startsAt, endsAt })

/** @param minutes after the start of the lesson */
function checkIn(one: Attending, minutes: number): Happened {
  const at = one.startsAt + minutes * MINUTE_MS
  const facts = { ...factsAt(one, at), isRegistered: true, isAnnounced: true, code: 'right' } as const
  const event: AttendanceEvent = { type: 'checkIn', facts }
  return { event, at, by: one.learnerId }
}

function ended(one: Attending): Happened {
  const at = one.endsAt + MINUTE_MS
  return { event: { type: 'lessonEnded', facts: { ...factsAt(one, at), hasLeave: one.hasLeave } }, at }
}

function corrected(one: Attending, by: string, type: 'excuse' | 'markPresent', reason: string): Happened {
  const at = one.endsAt + 2 * HOUR_MS
  return {
    event: { type, revision: 1, reason, facts: { ...factsAt(one, at), isTeaching: true, isOwn: false } },
    at,
    by,
  }
}
