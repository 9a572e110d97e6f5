import { leaveAddress } from '#api/leave/addresses.ts'
import type { CommittedEffect, EffectHandler } from '#server/commands/carriers.ts'
import type { Met } from '#server/commands/meeting.ts'
import type { Querying } from '#server/database/open.ts'
import { putNotices } from '#server/message/put-notice.ts'
import type { NewNotice } from '#server/message/put-notice.ts'

const AUDIT = leaveAddress('leave-audit')
const ownAddress = (leaveId: string): string => leaveAddress('leave', { leaveID: leaveId })

/** Approvers are told that it is their turn, whatever has become of the leave since. */
export const tellApproversOf = (
  trx: Querying,
  effect: Told,
  leave: ToldLeave,
  approvers: readonly string[],
): Promise<readonly string[]> =>
  tell(trx, effect, approvers, { code: 'leave.turn', params: paramsOf(leave), link: AUDIT })

/** The learner is told what has been decided. */
export const tellLearner: EffectHandler<{ notice: 'leave.approved' | 'leave.rejected' | 'leave.lapsed' }> = async (
  trx,
  effect,
) => {
  const leave = await leaveOf(trx, effect)
  return tell(trx, effect, [leave.learnerId], {
    code: effect.params.notice,
    params: paramsOf(leave, reasonOf(effect)),
    link: ownAddress(leave.id),
  })
}

/** Those who have agreed are told that it is not needed any more. */
export const tellApprovers: EffectHandler<{ notice: 'leave.revoked' }> = async (trx, effect) => {
  const leave = await leaveOf(trx, effect)
  const found = await trx
    .selectFrom('transition_log')
    .select('by_user_id as id')
    .distinct()
    .where('lifecycle', '=', 'leave')
    .where('record_id', '=', leave.id)
    .where('revision', '<', effect.change.revision)
    .where('by_user_id', '!=', leave.learnerId)
    .orderBy('by_user_id')
    .execute()
  const approvers = found.flatMap(({ id }) => (id === null ? [] : [id]))
  return tell(trx, effect, approvers, {
    code: effect.params.notice,
    params: paramsOf(leave, reasonOf(effect)),
    link: AUDIT,
  })
}

/** What of a change its notices need. */
type Told = Pick<Met, 'id' | 'change'>

interface ToldLeave {
  readonly id: string
  readonly learnerId: string
  readonly learner: string
  readonly classId: string
  readonly startsAt: number
  readonly endsAt: number
}

/** The leave that has changed. */
export const leaveOf = (trx: Querying, { change }: Told): Promise<ToldLeave> =>
  trx
    .selectFrom('leave')
    .innerJoin('user', 'user.id', 'leave.learner_id')
    .select([
      'leave.id',
      'leave.learner_id as learnerId',
      'leave.class_id as classId',
      'leave.starts_at as startsAt',
      'leave.ends_at as endsAt',
    ])
    .select('user.original_name as learner')
    .where('leave.id', '=', change.record_id)
    .executeTakeFirstOrThrow()

/** By argument name of the texts; class name and dates are formatted in the reader's language. */
const paramsOf = ({ learner, classId, startsAt, endsAt }: ToldLeave, reason = ''): NewNotice['params'] => ({
  learner,
  className: { classId },
  from: { at: startsAt },
  to: { at: endsAt },
  reason,
})

const reasonOf = ({ change }: CommittedEffect): string =>
  (JSON.parse(change.event) as { readonly reason: string }).reason

async function tell(
  trx: Querying,
  { id, change }: Told,
  userIds: readonly string[],
  notice: Pick<NewNotice, 'code' | 'params' | 'link'>,
): Promise<readonly string[]> {
  await putNotices(trx, userIds, { id, at: change.at, ...notice })
  return userIds
}
