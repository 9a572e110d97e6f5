import { randomUUID } from 'node:crypto'
import type { PayloadOf } from '#api/kit/call.ts'
import type { Attendance, Lesson, checkIn, sendAttendanceEvent } from '#api/timetable/timetable.contract.ts'
import { attendanceActions } from '#api/timetable/timetable.contract.ts'
import { createWithin, committed, sendWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { countTry, forgetTries } from '#server/session/attempts.ts'
import type { Policy } from '#server/session/attempts.ts'
import { attendanceKind } from './attendance-kind.ts'
import { eventIn } from '#server/commands/kind.ts'
import type { AttendanceSent } from './attendance-kind.ts'
import { isNumber } from './check-in-number.ts'
import { findAttendance } from './attendances.ts'
import { lessonsFor, shownLessons } from './lessons.ts'
import type { Asking } from '#server/commands/each.ts'

/** A million numbers, of which two are right at a time: ten tries in a quarter of an hour guess none. */
const CHECK_IN: Policy = { kind: 'check-in', most: 10, window: 15 * 60_000, lock: 0, pause: () => 0 }

/** [ERROR-35] Checks the caller in. @throws Refusal what the lifecycle refuses; timetable.tooManyTries */
export async function checkInTo(
  door: Doorway,
  { lessonID, code }: PayloadOf<typeof checkIn>,
  asking: Asking,
): Promise<Lesson> {
  const { sender, now } = asking
  const subject = `${sender.userId} ${lessonID}`
  if (isNumber(code)) {
    // By itself, so that a refused try counts too.
    const tried = await door.db.transaction().execute((trx) => countTry(trx, CHECK_IN, subject, now))
    if (!tried.allowed) throw new Refusal('timetable.tooManyTries', {}, { retryAfter: Math.ceil(tried.wait / 1000) })
  }
  return committed(
    door,
    async (trx) => {
      await sendTo(trx, { lessonId: lessonID, learnerId: sender.userId }, { type: 'checkIn', code }, asking)
      await forgetTries(trx, CHECK_IN, subject)
    },
    (trx) => lessonFor(trx, lessonID, asking),
  )
}

/** Corrects an attendance. @throws Refusal what the lifecycle refuses; not found: the learner is not in the class */
export function correct(
  door: Doorway,
  { lessonID, userID, type, revision, reason }: PayloadOf<typeof sendAttendanceEvent>,
  asking: Asking,
): Promise<Attendance> {
  const sent = { type: eventIn(attendanceActions, type), revision, reason }
  return committed(
    door,
    async (trx) => {
      if ((await findAttendance(trx, lessonID, userID, asking)) === null) throw notFound()
      await sendTo(trx, { lessonId: lessonID, learnerId: userID }, sent, asking)
    },
    async (trx) => (await findAttendance(trx, lessonID, userID, asking)) ?? missing(),
  )
}

/** Sends an event to an attendance, which begins with its first one. */
async function sendTo(
  trx: Querying,
  { lessonId, learnerId }: { readonly lessonId: string; readonly learnerId: string },
  sent: AttendanceSent,
  { sender, now }: Pick<Asking, 'sender' | 'now'>,
): Promise<void> {
  await lockAttending(trx, lessonId, learnerId)
  const found = await trx
    .selectFrom('attendance')
    .select('id')
    .where('lesson_id', '=', lessonId)
    .where('learner_id', '=', learnerId)
    .executeTakeFirst()
  if (found !== undefined) return sendWithin(trx, attendanceKind, { id: found.id, sent, sender, now })
  const owned = { lesson_id: lessonId, learner_id: learnerId }
  return createWithin(trx, attendanceKind, { id: randomUUID(), owned, sent, sender, now })
}

/**
 * Locks the learner's registration for the class of a lesson, so that only one event begins an attendance, and the
 * lesson, which is neither moved nor removed once it has one.
 */
export async function lockAttending(trx: Querying, lessonId: string, learnerId: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  await trx
    .selectFrom('registration')
    .select('id')
    .where('learner_id', '=', learnerId)
    .where('class_id', '=', (eb) => eb.selectFrom('lesson').select('class_id').where('lesson.id', '=', lessonId))
    .forNoKeyUpdate()
    .execute()
  await trx.selectFrom('lesson').select('id').where('id', '=', lessonId).forShare().execute()
}

async function lessonFor(trx: Querying, id: string, asking: Asking): Promise<Lesson> {
  const rows = await lessonsFor(trx, asking).where('lesson.id', '=', id).execute()
  const [lesson] = await shownLessons(trx, rows, asking)
  return lesson ?? missing()
}

function missing(): never {
  throw notFound()
}
