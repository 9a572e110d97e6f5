import type {
  AttendanceContext,
  AttendanceEvent,
  AttendanceSnapshot,
  CheckInFacts,
  CorrectionFacts,
  EndFacts,
} from '#machines/timetable/attendance.lifecycle.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { judgeNumber, numberAt } from '#server/timetable/check-in-number.ts'
import { excuseLessons } from '#server/timetable/excuse-lessons.ts'

import { putMembers, removeMembers } from '#tests/class/members.ts'
import type { Beyond } from '#tests/kit/models/paths.ts'
import { HOUR, MINUTE, START } from '#tests/kit/server/test-clock.ts'
import { putBeside } from '#tests/leave/leaves-beside.ts'
import { classWith, lessonOf } from './lessons.ts'

/** The learner whom a path is about, and the teacher of the lesson. */
export type Person = 'learner' | 'teacher'

interface Clock {
  now(): Date
  pass(milliseconds: number): void
}

/** The lesson of a single path: it begins so soon that a session outlasts it. */
export interface AttendanceSetting {
  readonly db: Database
  readonly clock: Clock
  readonly classId: string
  readonly lessonId: string
  readonly secret: string
  /** Of a lesson of the class that is not what the path is about. */
  readonly otherSecret: string
  /** The time of the stage less that of the samples, in milliseconds. */
  readonly shift: number
}

const SOON = 20 * MINUTE

/** The lesson of the samples begins two hours after the start of the tests, and is an hour long, as this one. */
export async function setLesson(db: Database, clock: Clock): Promise<AttendanceSetting> {
  const at = clock.now().setUTCSeconds(0, 0)
  const classId = await classWith(db, ['learner'], { starts_at: at - 24 * HOUR, ends_at: at + 24 * HOUR })
  await db.updateTable('class').set({ leave_chain: 'headmaster' }).where('id', '=', classId).execute()
  const from = at - START.getTime() + SOON
  const lessonId = await lessonOf(db, classId, { from, teachers: ['teacher'] })
  const otherId = await lessonOf(db, classId, { from, to: from + 120 * MINUTE, title: 'Models' })
  const secretOf = async (id: string): Promise<string> =>
    (await db.selectFrom('lesson').select('secret').where('id', '=', id).executeTakeFirstOrThrow()).secret
  return {
    db,
    clock,
    classId,
    lessonId,
    secret: await secretOf(lessonId),
    otherSecret: await secretOf(otherId),
    shift: at + SOON - (START.getTime() + 2 * HOUR),
  }
}

/** Deleting the class removes all data of the path. */
export async function clearLesson({ db, classId }: AttendanceSetting): Promise<void> {
  await removeMembers(db, { class_id: classId })
  await db.deleteFrom('class').where('id', '=', classId).execute()
}

/** Runs at the time of the facts; sessions end by the clock, so it is set back. */
export async function atTime<Result>(
  { clock, shift }: AttendanceSetting,
  now: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const wait = now + shift - clock.now().getTime()
  clock.pass(wait)
  try {
    return await run()
  } finally {
    clock.pass(-wait)
  }
}

/** Runs while the facts of a check-in hold, with the number that the learner sends. */
export async function arriving<Result>(
  setting: AttendanceSetting,
  { now, isRegistered, isAnnounced, code }: CheckInFacts,
  run: (number: string) => Promise<Result>,
): Promise<Result> {
  const { db, classId } = setting
  const member = { class_id: classId, user_id: userId('learner') }
  const stand = (state: 'announced' | 'closed') =>
    db.updateTable('class').set({ state }).where('id', '=', classId).execute()
  if (!isRegistered) await removeMembers(db, member)
  if (!isAnnounced) await stand('closed')
  // Every try counts, and a path makes more of them than a learner may.
  await db.deleteFrom('attempt').where('kind', '=', 'check-in').execute()
  try {
    return await atTime(setting, now, () => run(numberFor(setting, code)))
  } finally {
    if (!isRegistered) await putMembers(db, [member])
    if (!isAnnounced) await stand('announced')
  }
}

/** A number that is this for the lesson now. */
function numberFor({ clock, secret, otherSecret }: AttendanceSetting, code: CheckInFacts['code']): string {
  const now = clock.now()
  if (code === 'right') return numberAt(secret, now).code
  if (code === 'otherLesson') return numberAt(otherSecret, now).code
  if (code === 'outdated') return numberAt(secret, new Date(now.getTime() - MINUTE)).code
  const isNone = (number: string) => [secret, otherSecret].every((one) => judgeNumber(one, number, now) === 'wrong')
  return ['111111', '222222', '333333'].find(isNone) ?? '444444'
}

/** Runs after the end of the lesson, which an approved leave covers where the facts have one. */
export async function ending<Result>(
  setting: AttendanceSetting,
  { now, startsAt, endsAt, hasLeave }: EndFacts,
  run: () => Promise<Result>,
): Promise<Result> {
  const { db, clock, classId, shift } = setting
  await db.deleteFrom('leave').where('class_id', '=', classId).execute()
  if (hasLeave) {
    const times = { startsAt: startsAt + shift, endsAt: endsAt + shift }
    await putBeside(db, clock.now(), { state: 'approved', classId, chain: ['headmaster'], ...times })
  }
  return atTime(setting, now, run)
}

/**
 * A leave is approved, at this time: over the first half of the lesson, where the facts have one over all of it after
 * another one over the second half.
 */
export async function approving(setting: AttendanceSetting, { now, startsAt, endsAt, hasLeave }: EndFacts) {
  const { db, clock, classId, shift } = setting
  const middle = (startsAt + endsAt) / 2
  const put = async (from: number, to: number) => {
    const times = { startsAt: from + shift, endsAt: to + shift }
    const id = await putBeside(db, clock.now(), { state: 'approved', classId, chain: ['headmaster'], ...times })
    await db
      .transaction()
      .execute((trx) =>
        excuseLessons(trx, { id: '', change: { record_id: id, to_state: '', at: 0 }, now: clock.now() }),
      )
  }
  await db.deleteFrom('leave').where('class_id', '=', classId).execute()
  await atTime(setting, now, async () => {
    if (hasLeave) await put(middle, endsAt)
    await put(startsAt, middle)
  })
}

/** Why an approval changes nothing here; nothing is sent then. Null: the learner is excused. */
export function approvalRefusal({ value, context }: AttendanceSnapshot, { hasLeave }: EndFacts): string | null {
  if (value === 'expected') return 'timetable.notEnded'
  return value === 'absent' && context.reason === '' && hasLeave ? null : 'timetable.alreadySettled'
}

export const senderOf = ({ isOwn }: CorrectionFacts): Person => (isOwn ? 'learner' : 'teacher')

/** Facts that neither calls nor users can bring about. */
export const unknownToOutsiders: Readonly<Record<string, Beyond<AttendanceEvent>>> = {
  'a correction by somebody who has no part in the lesson': {
    reason: 'Who neither teaches a lesson nor attends it does not learn who does.',
    needs: ({ facts }) => 'isTeaching' in facts && !facts.isTeaching && !facts.isOwn,
  },
  'the end of a lesson that has not ended, or a second one': {
    reason: 'The clock settles the lessons that have ended, and of these who has no attendance yet.',
    needs: (event, context) =>
      event.type === 'lessonEnded' &&
      (event.facts.now < event.facts.endsAt || (context as AttendanceContext).revision > 0),
  },
}
