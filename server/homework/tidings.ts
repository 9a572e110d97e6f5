import { homeworkAddress } from '#api/homework/addresses.ts'
import type { CommittedEffect, EffectHandler } from '#server/commands/carriers.ts'
import type { Querying } from '#server/database/open.ts'
import { putNotice, putNotices } from '#server/message/put-notice.ts'
import { reviewersOf } from './reviewers.ts'

/** The learner is told what has been decided. */
export const tellLearner: EffectHandler<{
  notice: 'homework.approved' | 'homework.rejected' | 'homework.reopened'
}> = async (trx, effect) => {
  const { id, change, params } = effect
  const { taskId, learnerId } = await homeworkOf(trx, effect)
  const { reason } = JSON.parse(change.event) as { readonly reason: string }
  await putNotice(trx, {
    userId: learnerId,
    id,
    at: change.at,
    code: params.notice,
    params: { task: { taskId }, reason },
    link: homeworkAddress('homework', { taskID: taskId }),
  })
  return [learnerId]
}

/** Those who review it are told that something waits; one who has not read of it is told once. */
export const tellReviewers: EffectHandler = async (trx, effect) => {
  const { taskId, classId, learnerId, learner } = await homeworkOf(trx, effect)
  const reviewers = await reviewersOf(trx, { id: taskId, class_id: classId })
  const told = reviewers.map(({ userId }) => userId).filter((id) => id !== learnerId)
  await putNotices(trx, told, {
    id: effect.id,
    at: effect.change.at,
    code: 'homework.handedIn',
    params: { learner, task: { taskId } },
    link: null,
  })
  return told
}

/** The homework that has changed. */
const homeworkOf = (trx: Querying, { change }: Pick<CommittedEffect, 'change'>) =>
  trx
    .selectFrom('homework')
    .innerJoin('user', 'user.id', 'homework.learner_id')
    .innerJoin('task', 'task.id', 'homework.task_id')
    .select(['task.id as taskId', 'task.class_id as classId'])
    .select(['user.id as learnerId', 'user.original_name as learner'])
    .where('homework.id', '=', change.record_id)
    .executeTakeFirstOrThrow()
