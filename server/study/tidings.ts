import { courseAddress } from '#api/course/addresses.ts'
import type { EffectHandler } from '#server/commands/carriers.ts'
import { putNotice } from '#server/message/put-notice.ts'

/** The learner is told where the course stands now. */
export const tellLearner: EffectHandler<{ notice: 'course.passed' | 'course.notPassed' | 'course.toExam' }> = async (
  trx,
  { id, change, params },
) => {
  const found = await trx
    .selectFrom('course_progress')
    .select(['user_id', 'course_id'])
    .where('id', '=', change.record_id)
    .executeTakeFirst()
  // A course discarded in the meantime needs no notice.
  if (found === undefined) return []
  const { user_id: userId, course_id: courseId } = found
  const link = courseAddress('course-detail', { courseID: courseId })
  await putNotice(trx, { userId, id, at: change.at, code: params.notice, params: { course: { courseId } }, link })
  return [userId]
}
