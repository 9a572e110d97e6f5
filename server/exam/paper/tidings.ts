import type { EffectHandler } from '#server/commands/carriers.ts'
import { putNotice } from '#server/message/put-notice.ts'

type Told = `exam.${'passed' | 'failed' | 'makeUp' | 'remarked' | 'extraTime'}`

/** The learner is told what has become of a paper, as far as results are published at all. */
export const tellOfExam: EffectHandler<{ notice: Told }> = async (trx, { id, change, params: { notice } }) => {
  const found = await trx
    .selectFrom('learner_exam')
    .innerJoin('exam', 'exam.id', 'learner_exam.exam_id')
    .select(['learner_exam.learner_id', 'learner_exam.exam_id', 'exam.shows_result'])
    .where('learner_exam.id', '=', change.record_id)
    .executeTakeFirst()
  if (found === undefined) return []
  const { learner_id: userId, exam_id: examId, shows_result: shows } = found
  // Who is not to know the result yet is not told it by a notice either.
  const isHidden = notice !== 'exam.extraTime' && shows !== 'marked'
  const code = isHidden ? 'exam.handedIn' : notice
  const { minutes = 0, reason = '' } = JSON.parse(change.event) as { minutes?: number; reason?: string }
  const named = { exam: { examId }, minutes: String(minutes), reason }
  await putNotice(trx, { userId, id, at: change.at, code, params: named, link: null })
  return [userId]
}
