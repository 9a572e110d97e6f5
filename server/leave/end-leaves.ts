import { sendOnWithin } from '#server/commands/door.ts'
import type { Met } from '#server/commands/meeting.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { leaveKind } from './kind.ts'
import { pendingLeave } from './states.ts'

/**
 * Who is in a class no more has no leave in it: neither one that waits, nor one that has not begun. Whoever has come
 * back meanwhile keeps them.
 */
export async function endLeaves(trx: Querying, { change, now }: Met): Promise<readonly string[]> {
  const leaves = await trx
    .selectFrom('registration')
    .innerJoin('leave', (join) =>
      join
        .onRef('leave.learner_id', '=', 'registration.learner_id')
        .onRef('leave.class_id', '=', 'registration.class_id'),
    )
    .select(['leave.id', 'leave.revision'])
    .where('registration.id', '=', change.record_id)
    .where('registration.state', '!=', 'registered')
    .where((eb) =>
      eb.or([
        eb('leave.state', 'in', pendingLeave),
        eb.and([eb('leave.state', '=', 'approved'), eb('leave.starts_at', '>', now.getTime())]),
      ]),
    )
    .orderBy('leave.id')
    // Whoever decides on one at this moment is waited for.
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate('leave'))
    .execute()
  const facts = { now: now.getTime(), isOwner: false, parts: [] }
  for (const { id, revision } of leaves) {
    const event = { type: 'membershipEnded', revision, by: '', facts } as const
    await sendOnWithin(trx, leaveKind, { id, event, by: null, now })
  }
  return []
}
