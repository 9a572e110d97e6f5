import * as z from 'zod/mini'
import type { Sent } from '#api/kit/said.ts'
import { attendanceSaid } from '#api/timetable/timetable.contract.ts'
import { attendanceLifecycle, version } from '#machines/timetable/attendance.lifecycle.ts'
import type { CheckInFacts, CorrectionFacts, LessonFacts } from '#machines/timetable/attendance.lifecycle.ts'
import type { Judging, RecordKind, Sender } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import { recordName } from '#server/commands/record-name.ts'
import { isTeachingOf } from './access.ts'
import { judgeNumber } from './check-in-number.ts'
import type { AttendanceTable } from './tables.ts'
import { tellLearner } from './tidings.ts'

export type AttendanceOwned = Pick<AttendanceTable, 'lesson_id' | 'learner_id'>

/** The number is not logged. */
interface AttendancePayload {
  readonly checkIn: { readonly code: string }
}
export type AttendanceSent = Sent<typeof attendanceSaid, AttendancePayload>

/** The record kind of attendance: a learner's at a lesson. */
export const attendanceKind: RecordKind<
  typeof attendanceLifecycle,
  typeof attendanceSaid,
  AttendanceOwned,
  AttendancePayload
> = {
  table: 'attendance',
  lifecycle: attendanceLifecycle,
  version,
  earlier: {},
  announced: ({ lesson_id, learner_id }) => [
    recordName('attendance', lesson_id, learner_id),
    // The list of those who attend.
    recordName('attendance', lesson_id),
  ],
  said: attendanceSaid,
  context: z.strictObject({ revision: z.int(), checkedInAt: z.nullable(z.number()), reason: z.string() }),
  known: {
    async checkIn({ trx, sent, sender, now, owned }) {
      const found = await lessonOf(trx, owned.lesson_id)
      if (sender.userId !== owned.learner_id) throw notFound()
      const membership = await trx
        .selectFrom('class_member')
        .select('user_id')
        .where('class_id', '=', found.class_id)
        .where('user_id', '=', owned.learner_id)
        .executeTakeFirst()
      return {
        facts: {
          ...timesOf(found, now),
          isRegistered: membership !== undefined,
          isAnnounced: found.state === 'announced',
          code: await codeOf(trx, found, sent.code, sender, now),
        },
      }
    },
    markPresent: correctionFacts,
    markAbsent: correctionFacts,
    excuse: correctionFacts,
  },
  columnsOf: () => ({}),
  actions: { revise: 'context', arrive: 'context', keepReason: 'context', tellLearner: { after: tellLearner } },
}

async function correctionFacts({
  trx,
  sender,
  now,
  owned,
}: Judging<typeof attendanceLifecycle, AttendanceSent, AttendanceOwned>): Promise<{ facts: CorrectionFacts }> {
  return {
    facts: {
      ...timesOf(await lessonOf(trx, owned.lesson_id), now),
      isTeaching: await isTeachingOf(trx, sender, owned.lesson_id),
      isOwn: sender.userId === owned.learner_id,
    },
  }
}

const timesOf = (
  { starts_at: startsAt, ends_at: endsAt }: { readonly starts_at: number; readonly ends_at: number },
  now: Date,
): LessonFacts => ({ now: now.getTime(), startsAt, endsAt })

async function lessonOf(trx: Querying, id: string) {
  const found = await trx
    .selectFrom('lesson')
    .innerJoin('class', 'class.id', 'lesson.class_id')
    .select(['lesson.id', 'lesson.class_id', 'lesson.starts_at', 'lesson.ends_at', 'lesson.secret', 'class.state'])
    .where('lesson.id', '=', id)
    .executeTakeFirst()
  if (found === undefined) throw notFound()
  return found
}

/** What a number is for a lesson; it may be that of another lesson of the learner which runs at this time. */
async function codeOf(
  trx: Querying,
  { id, secret }: { readonly id: string; readonly secret: string },
  sent: string,
  { userId }: Sender,
  now: Date,
): Promise<CheckInFacts['code']> {
  const said = judgeNumber(secret, sent, now)
  if (said !== 'wrong') return said
  const at = now.getTime()
  const others = await trx
    .selectFrom('lesson')
    .innerJoin('class_member', 'class_member.class_id', 'lesson.class_id')
    .select('lesson.secret')
    .where('class_member.user_id', '=', userId)
    .where('lesson.id', '!=', id)
    .where('lesson.starts_at', '<=', at + DAY_MS)
    .where('lesson.ends_at', '>', at - DAY_MS)
    .limit(50)
    .execute()
  return others.some((other) => judgeNumber(other.secret, sent, now) === 'right') ? 'otherLesson' : 'wrong'
}

const DAY_MS = 24 * 60 * 60_000
