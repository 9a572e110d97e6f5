import * as z from 'zod/mini'
import { attendanceActions } from '#api/timetable/timetable.contract.ts'
import { attendanceLifecycle, clientEvents, version } from '#machines/timetable/attendance.lifecycle.ts'
import type { AttendanceAction } from '#api/timetable/timetable.contract.ts'
import type { CheckInFacts, LessonFacts } from '#machines/timetable/attendance.lifecycle.ts'
import type { RecordKind, Sender } from '#server/commands/kind.ts'
import { notFound } from '#server/answer/refusal.ts'
import type { Querying } from '#server/database/open.ts'
import { isTeachingOf } from './access.ts'
import { judgeNumber } from './check-in-number.ts'
import type { AttendanceTable } from './tables.ts'
import { tellLearner } from './tidings.ts'

export type AttendanceOwned = Pick<AttendanceTable, 'lesson_id' | 'learner_id'>

/** The client's part of an event: the number, or the seen revision and a reason. */
export type AttendanceSent =
  | { readonly type: 'checkIn'; readonly code: string }
  | { readonly type: string; readonly revision: number; readonly reason: string }

/** The record kind of attendance: a learner's at a lesson. */
export const attendanceKind: RecordKind<typeof attendanceLifecycle, AttendanceSent, AttendanceOwned> = {
  table: 'attendance',
  lifecycle: attendanceLifecycle,
  version,
  earlier: {},
  clientEvents,
  context: z.strictObject({ revision: z.int(), checkedInAt: z.nullable(z.number()), reason: z.string() }),
  async eventOf({ trx, sent, sender, now, owned }) {
    const found = await lessonOf(trx, owned.lesson_id)
    const at: LessonFacts = { now: now.getTime(), startsAt: found.starts_at, endsAt: found.ends_at }
    if ('code' in sent) {
      if (sender.userId !== owned.learner_id) throw notFound()
      const membership = await trx
        .selectFrom('class_member')
        .select('user_id')
        .where('class_id', '=', found.class_id)
        .where('user_id', '=', owned.learner_id)
        .executeTakeFirst()
      const facts: CheckInFacts = {
        ...at,
        isRegistered: membership !== undefined,
        isAnnounced: found.state === 'announced',
        code: await codeOf(trx, found, sent.code, sender, now),
      }
      return { type: 'checkIn', facts }
    }
    const type = attendanceActions.find((one) => one === sent.type)
    // The door lets through what is declared, and a check-in has a number.
    if (type === undefined) throw notFound()
    return {
      type: type satisfies AttendanceAction,
      revision: sent.revision,
      reason: sent.reason,
      facts: {
        ...at,
        isTeaching: await isTeachingOf(trx, sender, owned.lesson_id),
        isOwn: sender.userId === owned.learner_id,
      },
    }
  },
  columnsOf: () => ({}),
  actions: { revise: 'context', arrive: 'context', keepReason: 'context', tellLearner: { after: tellLearner } },
}

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
