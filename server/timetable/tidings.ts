import { randomUUID } from 'node:crypto'
import { timetableAddress } from '#api/timetable/addresses.ts'
import { addressOfClass } from '#api/class/kind-addresses.ts'
import { membersOf } from '#server/class/members.ts'
import type { EffectHandler } from '#server/commands/carriers.ts'
import type { Querying } from '#server/database/open.ts'
import { putNotice, putNotices } from '#server/message/put-notice.ts'
import type { Asking } from '#server/commands/each.ts'

/** The learner is told what has become of an attendance without anybody's doing. */
export const tellLearner: EffectHandler<{ notice: 'timetable.excused' }> = async (trx, { id, params, change }) => {
  const { userId, lessonID, classId, startsAt } = await trx
    .selectFrom('attendance')
    .innerJoin('lesson', 'lesson.id', 'attendance.lesson_id')
    .select(['attendance.learner_id as userId', 'lesson.id as lessonID'])
    .select(['lesson.class_id as classId', 'lesson.starts_at as startsAt'])
    .where('attendance.id', '=', change.record_id)
    .executeTakeFirstOrThrow()
  const told = { time: { at: startsAt }, className: { classId } }
  const link = timetableAddress('class-lesson', { lessonID })
  await putNotice(trx, { userId, id, at: change.at, code: params.notice, params: told, link })
  return [userId]
}

/** A lesson as it was or is; null: there is none. */
export interface LessonPlan {
  readonly startsAt: number
  readonly endsAt: number
  /** Empty: no room, as online. */
  readonly room: string
  readonly teacherIds: readonly string[]
}

/**
 * Members of an announced class and the teachers of a lesson are told that it takes place at another time or in another
 * room, or not at all; a lesson of the past is told to nobody, and whoever has changed it knows. Returns those told.
 */
export async function tellOfLesson(
  trx: Querying,
  classId: string,
  { before, after }: { readonly before: LessonPlan; readonly after: LessonPlan | null },
  { sender, now }: Pick<Asking, 'sender' | 'now'>,
): Promise<readonly string[]> {
  const at = now.getTime()
  const isTime = before.startsAt !== after?.startsAt || before.endsAt !== after.endsAt
  if ((!isTime && before.room === after.room) || Math.max(before.endsAt, after?.endsAt ?? 0) <= at) return []
  const { state, kind } = await trx
    .selectFrom('class')
    .select(['state', 'kind'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow()
  if (state !== 'announced') return []
  const members = await membersOf(trx, classId)
  const told = [...new Set([...members, ...before.teacherIds, ...(after?.teacherIds ?? [])])].filter(
    (id) => id !== sender.userId,
  )
  const was = { className: { classId }, before: { at: before.startsAt } }
  await putNotices(trx, told, {
    id: randomUUID(),
    at,
    ...(after === null
      ? { code: 'timetable.removed', params: was }
      : isTime
        ? { code: 'timetable.moved', params: { ...was, after: { at: after.startsAt }, room: after.room || NOWHERE } }
        : {
            code: 'timetable.roomChanged',
            params: { ...was, roomBefore: before.room || NOWHERE, room: after.room || NOWHERE },
          }),
    link: addressOfClass(kind, classId, { tab: 'timetable' }),
  })
  return told
}

const NOWHERE = '—'
