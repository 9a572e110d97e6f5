import { addressOf } from '#app/routes/address-of.ts'
import type { EffectHandler } from '#server/commands/carriers.ts'
import { putNotice } from '#server/message/put-notice.ts'

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
  const link = addressOf('class-lesson', { lessonID })
  await putNotice(trx, { userId, id, at: change.at, code: params.notice, params: told, link })
  return [userId]
}
