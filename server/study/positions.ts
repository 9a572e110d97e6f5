import type { Querying } from '#server/database/open.ts'

interface Studied {
  readonly userId: string
  readonly lecture: string
  /** Null: unchanged. */
  readonly position: number | null
  /** The share just recorded. */
  readonly seconds?: number
  readonly reached?: number
  readonly now: Date
}

/** Updates a user's progress in a lecture. A lecture removed in the meantime is skipped. */
export async function putStudied(
  trx: Querying,
  { userId, lecture, position, seconds = 0, reached = 0, now }: Studied,
): Promise<void> {
  const known = await trx.selectFrom('courseware').select('id').where('id', '=', lecture).executeTakeFirst()
  if (known === undefined) return
  await trx
    .insertInto('courseware_learner')
    .values({
      user_id: userId,
      courseware_id: lecture,
      seconds,
      reached_seconds: reached,
      position_seconds: position ?? 0,
      updated_at: now.getTime(),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'courseware_id']).doUpdateSet((eb) => ({
        seconds: eb('courseware_learner.seconds', '+', seconds),
        reached_seconds: eb
          .case()
          .when('courseware_learner.reached_seconds', '<', reached)
          .then(reached)
          .else(eb.ref('courseware_learner.reached_seconds'))
          .end(),
        position_seconds: position ?? eb.ref('courseware_learner.position_seconds'),
        updated_at: now.getTime(),
      })),
    )
    .execute()
}
