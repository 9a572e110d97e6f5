import { sql } from 'kysely'
import * as z from 'zod/mini'
import { attendanceActions } from '#api/timetable/timetable.contract.ts'
import type { Attendance, AttendanceState, CheckInNumber } from '#api/timetable/timetable.contract.ts'
import { EARLY_MS, attendanceAt } from '#machines/timetable/attendance.lifecycle.ts'
import { historiesOf } from '#server/commands/history.ts'
import { snapshotOf } from '#server/commands/snapshot-of.ts'
import { seesClass } from '#server/class/registration/open-to.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { isTeachingOf } from './access.ts'
import { attendanceKind } from './attendance-kind.ts'
import { numberAt } from './check-in-number.ts'
import type { Asking } from '#server/commands/each.ts'

const LATEST = 8

/** Who attends a lesson, by name: who is registered, and who has attended and is no more. */
const attending = (db: Querying, lessonId: string) =>
  db
    .selectFrom('registration')
    .innerJoin('lesson', 'lesson.class_id', 'registration.class_id')
    .innerJoin('user as learner', 'learner.id', 'registration.learner_id')
    .leftJoin('attendance', (join) =>
      join
        .onRef('attendance.lesson_id', '=', 'lesson.id')
        .onRef('attendance.learner_id', '=', 'registration.learner_id'),
    )
    .select(['learner.id as userId', 'learner.original_name as originalName', 'lesson.starts_at', 'lesson.ends_at'])
    .select(['attendance.id', 'attendance.version', 'attendance.snapshot', 'attendance.state', 'attendance.revision'])
    .where('lesson.id', '=', lessonId)
    .where((eb) => eb.or([eb('registration.state', '=', 'registered'), eb('attendance.id', 'is not', null)]))

type AttendingRow = Awaited<ReturnType<ReturnType<typeof attending>['execute']>>[number]

/** @throws Refusal timetable.notTeaching; not found, also where its class is not shown to the sender */
export async function attendancesOf(db: Querying, lessonId: string, asking: Asking): Promise<Attendance[]> {
  await checkTeaching(db, lessonId, asking)
  const rows = await attending(db, lessonId).orderBy('learner.original_name').orderBy('learner.id').execute()
  return shown(db, lessonId, rows, asking, true)
}

/** One learner's attendance at a lesson; null: there is no such lesson, or the learner has nothing to do with it. */
export async function findAttendance(
  db: Querying,
  lessonId: string,
  learnerId: string,
  asking: Asking,
): Promise<Attendance | null> {
  const rows = await attending(db, lessonId).where('learner.id', '=', learnerId).execute()
  const isTeaching = await isTeachingOf(db, asking.sender, lessonId)
  if (!isTeaching && learnerId !== asking.sender.userId) return null
  const [found] = await shown(db, lessonId, rows, asking, isTeaching)
  return found ?? null
}

async function shown(
  db: Querying,
  lessonID: string,
  rows: readonly AttendingRow[],
  { sender, now }: Asking,
  isTeaching: boolean,
): Promise<Attendance[]> {
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]))
  const histories = await historiesOf(db, attendanceKind, ids, told)
  return rows.map(({ userId, originalName, starts_at: startsAt, ends_at: endsAt, ...row }): Attendance => {
    const snapshot = snapshotIn(row)
    const { checkedInAt, reason, revision } = snapshot.context
    const facts = { now: now.getTime(), startsAt, endsAt, isTeaching, isOwn: userId === sender.userId }
    return {
      lessonID,
      learner: { userId, originalName },
      state: snapshot.value,
      checkedInAt: checkedInAt === null ? null : timeText(checkedInAt),
      reason,
      revision,
      log: histories.get(row.id ?? '') ?? [],
      facts,
    }
  })
}

type Stored = Pick<AttendingRow, 'id' | 'version' | 'snapshot' | 'state' | 'revision'>

function snapshotIn({ id, version, snapshot, state, revision }: Stored) {
  if (id === null || version === null || snapshot === null || state === null || revision === null)
    return attendanceAt('expected', { revision: 0, checkedInAt: null, reason: '' })
  return snapshotOf(attendanceKind, { id, version, snapshot, state, revision })
}

const logged = z.object({
  type: z.enum(['checkIn', ...attendanceActions, 'lessonEnded', 'leaveApproved']),
  reason: z.optional(z.string()),
})

function told(event: unknown): Pick<Attendance['log'][number], 'event' | 'words'> | null {
  const { success, data } = logged.safeParse(event)
  return success ? { event: data.type, words: data.reason ?? '' } : null
}

/** The number of a lesson with who is there. @throws Refusal notTeaching, tooEarly, tooLate */
export async function numberOf(db: Querying, lessonId: string, asking: Asking): Promise<CheckInNumber> {
  const found = await checkTeaching(db, lessonId, asking)
  const { now } = asking
  if (now.getTime() < found.starts_at - EARLY_MS) throw new Refusal('timetable.tooEarly')
  if (now.getTime() >= found.ends_at) throw new Refusal('timetable.tooLate')
  const there = db
    .selectFrom('attendance')
    .innerJoin('user', 'user.id', 'attendance.learner_id')
    .where('attendance.lesson_id', '=', lessonId)
    .where('attendance.state', 'in', ['present', 'late'])
  const [attended, members, latest] = await Promise.all([
    there.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
    db
      .selectFrom('class_member')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('class_id', '=', found.class_id)
      .executeTakeFirst(),
    there
      .select(['user.id as userId', 'user.original_name as originalName'])
      .orderBy('attendance.updated_at', 'desc')
      .orderBy('attendance.id')
      .limit(LATEST)
      .execute(),
  ])
  return { ...numberAt(found.secret, now), attended: attended?.count ?? 0, members: members?.count ?? 0, latest }
}

/** @throws Refusal timetable.notTeaching; not found */
async function checkTeaching(db: Querying, lessonId: string, { sender }: Asking) {
  const lesson = await db
    .selectFrom('lesson')
    .select(['class_id', 'starts_at', 'ends_at', 'secret'])
    .where('id', '=', lessonId)
    .executeTakeFirst()
  if (lesson === undefined) throw notFound()
  if (!(await isTeachingOf(db, sender, lessonId)))
    throw (await seesClass(db, sender, lesson.class_id)) ? new Refusal('timetable.notTeaching') : notFound()
  return lesson
}

/** A learner's attendance over all lessons of a class. */
export interface LearnerAttendance {
  readonly userId: string
  readonly accountName: string
  readonly originalName: string
  /** Late ones count as attended, in a number of their own. */
  readonly counts: Readonly<Record<AttendanceState, number>>
  /** By lesson, in order of time; null: has left the class, and has nothing to do with it. */
  readonly lessons: readonly { readonly lessonId: string; readonly state: AttendanceState | null }[]
}

/** The attendance of a class: its learners by name, who has left after attending too, with every lesson. */
export async function attendanceOf(
  db: Querying,
  classId: string,
): Promise<{
  readonly lessons: readonly { readonly id: string; readonly title: string; readonly startsAt: number }[]
  readonly learners: readonly LearnerAttendance[]
}> {
  const [lessons, learners, stored] = await Promise.all([
    db
      .selectFrom('lesson')
      .select(['id', 'title', 'starts_at as startsAt'])
      .where('class_id', '=', classId)
      .orderBy('starts_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('registration')
      .innerJoin('user', 'user.id', 'registration.learner_id')
      .select(['user.id as userId', 'user.account_name as accountName', 'user.original_name as originalName'])
      .select('registration.state')
      .where('registration.class_id', '=', classId)
      // As on the screen of a lesson: who is registered, and who has attended and is no more.
      .where((eb) =>
        eb.or([
          eb('registration.state', '=', 'registered'),
          eb.exists(
            eb
              .selectFrom('attendance')
              .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
              .select('attendance.id')
              .whereRef('attendance.learner_id', '=', 'registration.learner_id')
              .where('lesson.class_id', '=', classId),
          ),
        ]),
      )
      .orderBy('user.original_name')
      .orderBy('user.id')
      .execute(),
    db
      .selectFrom('attendance')
      .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
      .select(['attendance.lesson_id', 'attendance.learner_id'])
      .select(sql<AttendanceState>`attendance.state`.as('state'))
      .where('lesson.class_id', '=', classId)
      .execute(),
  ])
  const states = new Map(stored.map((row) => [`${row.lesson_id} ${row.learner_id}`, row.state]))
  return {
    lessons,
    learners: learners.map(({ userId, accountName, originalName, state }) => {
      const begun = state === 'registered' ? 'expected' : null
      const each = lessons.map(({ id }) => ({ lessonId: id, state: states.get(`${id} ${userId}`) ?? begun }))
      const counts = { expected: 0, present: 0, late: 0, absent: 0, excused: 0 }
      for (const { state: one } of each) if (one !== null) counts[one] += 1
      return { userId, accountName, originalName, counts, lessons: each }
    }),
  }
}
