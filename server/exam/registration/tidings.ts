import type { CommittedEffect, EffectHandler } from '#server/commands/carriers.ts'
import type { Querying } from '#server/database/open.ts'
import { staffOfExam } from '../exam-rows.ts'
import { putNotice } from '#server/message/put-notice.ts'

/** The learner is told what has become of the registration. */
export const tellLearner: EffectHandler<{ notice: 'exam.approved' | 'exam.declined' | 'exam.lapsed' }> = async (
  trx,
  effect,
) => {
  const { learnerId, params } = await toldOf(trx, effect)
  const { id, change } = effect
  await putNotice(trx, { userId: learnerId, id, at: change.at, code: effect.params.notice, params, link: null })
  return [learnerId]
}

/** Those who run the exam are told of a request. */
export const tellStaff: EffectHandler<{ notice: 'exam.asked' }> = async (trx, effect) => {
  const { learnerId, examId, params } = await toldOf(trx, effect)
  const staff = (await staffOfExam(trx, examId)).filter((id) => id !== learnerId)
  const { id, change } = effect
  for (const userId of staff)
    await putNotice(trx, { userId, id, at: change.at, code: effect.params.notice, params, link: null })
  return staff
}

async function toldOf(trx: Querying, { change }: CommittedEffect) {
  const { learnerId, learner, examId } = await trx
    .selectFrom('exam_registration')
    .innerJoin('user', 'user.id', 'exam_registration.learner_id')
    .select(['user.id as learnerId', 'user.original_name as learner', 'exam_registration.exam_id as examId'])
    .where('exam_registration.id', '=', change.record_id)
    .executeTakeFirstOrThrow()
  const { reason = '' } = JSON.parse(change.event) as { readonly reason?: string }
  // The exam is named in the reader's language.
  return { learnerId, examId, params: { learner, exam: { examId }, reason } }
}
