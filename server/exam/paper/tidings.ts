import type { EffectHandler } from '#server/commands/carriers.ts'
import { putNotice } from '#server/message/put-notice.ts'

type Told = `exam.${'passed' | 'failed' | 'makeUp' | 'remarked' | 'extraTime'}`

/** The learner is told what has become of a paper. */
export const tellOfExam: EffectHandler<{ notice: Told }> = async (trx, { id, change, params: { notice } }) => {
  const found = await trx
    .selectFrom('learner_exam')
    .select(['learner_id', 'exam_id'])
    .where('id', '=', change.record_id)
    .executeTakeFirst()
  if (found === undefined) return []
  const { learner_id: userId, exam_id: examId } = found
  const { minutes = 0, reason = '' } = JSON.parse(change.event) as { minutes?: number; reason?: string }
  const named = { exam: { examId }, minutes: String(minutes), reason }
  await putNotice(trx, { userId, id, at: change.at, code: notice, params: named, link: null })
  return [userId]
}
