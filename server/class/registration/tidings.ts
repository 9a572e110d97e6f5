import type { CommittedEffect, EffectHandler } from '#server/commands/carriers.ts'
import { addressOfClass } from '#api/class/kind-addresses.ts'
import { staffOf } from '#server/class/staff.ts'
import type { Querying } from '#server/database/open.ts'
import { putNotice } from '#server/message/put-notice.ts'
import type { NewNotice } from '#server/message/put-notice.ts'

type Told =
  `registration.${'approved' | 'queued' | 'movedUp' | 'declined' | 'lapsed' | 'putIn' | 'takenOut' | 'invited' | 'uninvited'}`

/** The learner is told what has become of the registration. */
export const tellLearner: EffectHandler<{ notice: Told }> = async (trx, effect) => {
  const { learnerId, ...told } = await toldOf(trx, effect)
  return tell(trx, effect, [learnerId], { code: effect.params.notice, ...told })
}

/** Those who run the class are told of a request or an answer; whoever runs it and has sent it knows already. */
export const tellStaff: EffectHandler<{ notice: `registration.${'asked' | 'accepted' | 'turnedDown'}` }> = async (
  trx,
  effect,
) => {
  const { learnerId, classId, ...told } = await toldOf(trx, effect)
  const staff = await staffOf(trx, classId)
  return tell(
    trx,
    effect,
    staff.filter((id) => id !== learnerId),
    { code: effect.params.notice, ...told },
  )
}

interface AboutRegistration extends Pick<NewNotice, 'params' | 'link'> {
  readonly learnerId: string
  readonly classId: string
}

async function toldOf(trx: Querying, { change }: CommittedEffect): Promise<AboutRegistration> {
  const { learnerId, learner, classId, kind } = await trx
    .selectFrom('registration')
    .innerJoin('user', 'user.id', 'registration.learner_id')
    .innerJoin('class', 'class.id', 'registration.class_id')
    .select(['user.id as learnerId', 'user.original_name as learner', 'class.id as classId', 'class.kind'])
    .where('registration.id', '=', change.record_id)
    .executeTakeFirstOrThrow()
  const { reason = '' } = JSON.parse(change.event) as { readonly reason?: string }
  return {
    learnerId,
    classId,
    // The class is named in the reader's language.
    params: { learner, className: { classId }, reason },
    link: addressOfClass(kind, classId),
  }
}

async function tell(
  trx: Querying,
  { id, change }: CommittedEffect,
  userIds: readonly string[],
  { code, params, link }: Pick<NewNotice, 'code' | 'params' | 'link'>,
): Promise<readonly string[]> {
  for (const userId of userIds) await putNotice(trx, { userId, id, at: change.at, code, params, link })
  return userIds
}
