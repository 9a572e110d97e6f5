import { addressOfClass } from '#api/class/kind-addresses.ts'
import type { ClassPlan } from '#machines/class/class.lifecycle.ts'
import { membersOf } from '#server/class/members.ts'
import type { CommittedEffect, EffectHandler } from '#server/commands/carriers.ts'
import type { Querying } from '#server/database/open.ts'
import { putNotices } from '#server/message/put-notice.ts'
import type { NewNotice } from '#server/message/put-notice.ts'

/** [ENTITY-04] Those who are registered hear that their class has been closed early, or goes on. */
export const tellMembers: EffectHandler<{ notice: 'class.closed' | 'class.reopened' }> = (trx, effect) =>
  tell(trx, effect, { code: effect.params.notice, params: {} })

/** [ENTITY-04] Those who are registered hear that their class takes place at another time or place. */
export const tellChange: EffectHandler<{ before: ClassPlan | null; after: ClassPlan | null }> = async (trx, effect) => {
  const { before, after } = effect.params
  if (before === null || after === null) return []
  const told: string[] = []
  if (before.startsAt !== after.startsAt || before.endsAt !== after.endsAt) {
    const params = {
      fromBefore: { at: before.startsAt },
      toBefore: { at: before.endsAt },
      from: { at: after.startsAt },
      to: { at: after.endsAt },
    }
    told.push(...(await tell(trx, effect, { code: 'class.timeChanged', params })))
  }
  if (before.place !== after.place) {
    const params = { before: before.place || NOWHERE, after: after.place || NOWHERE }
    told.push(...(await tell(trx, { ...effect, id: `${effect.id}-place` }, { code: 'class.placeChanged', params })))
  }
  return told
}

const NOWHERE = '—'

async function tell(
  trx: Querying,
  { id, change }: Pick<CommittedEffect, 'id' | 'change'>,
  { code, params }: Pick<NewNotice, 'code' | 'params'>,
): Promise<readonly string[]> {
  const classId = change.record_id
  const { kind } = await trx.selectFrom('class').select('kind').where('id', '=', classId).executeTakeFirstOrThrow()
  const members = await membersOf(trx, classId)
  await putNotices(trx, members, {
    id,
    code,
    params: { className: { classId }, ...params },
    link: addressOfClass(kind, classId),
    at: change.at,
  })
  return members
}
