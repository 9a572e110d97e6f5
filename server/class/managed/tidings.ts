import { addressOf } from '#app/routes/address-of.ts'
import type { EffectHandler } from '#server/commands/carriers.ts'
import { putNotice } from '#server/message/put-notice.ts'

/** [ENTITY-04] Those who are registered hear that their class has been closed early, or goes on. */
export const tellMembers: EffectHandler<{ notice: 'class.closed' | 'class.reopened' }> = async (
  trx,
  { id, params, change },
) => {
  const classId = change.record_id
  const members = await trx
    .selectFrom('class_member')
    .select('user_id as id')
    .where('class_id', '=', classId)
    .orderBy('user_id')
    .execute()
  for (const member of members)
    await putNotice(trx, {
      userId: member.id,
      id,
      code: params.notice,
      params: { className: { classId } },
      link: addressOf('class-detail', { classID: classId }),
      at: change.at,
    })
  return members.map((member) => member.id)
}
