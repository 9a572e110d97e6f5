import type { LeaveFacts, LeaveRequest, LeaveRequestFacts } from '#machines/leave/leave.lifecycle.ts'
import type { Sender } from '#server/commands/kind.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { LeaveTable } from './tables.ts'
import { chainFor, holdersIn, officesOf, partsIn } from './offices.ts'
import { takenLeave } from './states.ts'

/** The immutable columns of a leave. */
export type LeaveOwned = Pick<LeaveTable, 'learner_id' | 'class_id'>

/** The facts of every event of a leave. */
export async function leaveFacts(
  db: Querying,
  { learner_id: learnerId, class_id: classId }: LeaveOwned,
  sender: Sender,
  now: Date,
): Promise<LeaveFacts> {
  const offices = await officesOf(db, sender, classId)
  return { now: now.getTime(), isOwner: sender.userId === learnerId, parts: partsIn(offices, classId) }
}

/**
 * The facts of a request. Locks the learner's row, so that concurrent requests cannot overlap unnoticed, and the
 * class, so that neither the learner leaves it at this moment, nor anybody their office.
 */
export async function requestFacts(
  trx: Querying,
  owned: LeaveOwned,
  request: LeaveRequest,
  sender: Sender,
  now: Date,
): Promise<LeaveRequestFacts> {
  const { learner_id: learnerId, class_id: classId } = owned
  if (hasRowLocks(trx)) {
    await trx.selectFrom('class').select('id').where('id', '=', classId).forShare().execute()
    await trx.selectFrom('user').select('id').where('id', '=', learnerId).forNoKeyUpdate().execute()
  }
  const known = await trx
    .selectFrom('class_member')
    .innerJoin('class', 'class.id', 'class_member.class_id')
    .select(['class.leave_chain', 'class.starts_at', 'class.ends_at'])
    .where('class_member.user_id', '=', learnerId)
    .where('class_member.class_id', '=', classId)
    .where('class.ends_at', '>', now.getTime())
    .executeTakeFirst()
  const overlapping = await takenBy(trx, learnerId)
    .where('starts_at', '<', request.endsAt)
    .where('ends_at', '>', request.startsAt)
    .limit(1)
    .executeTakeFirst()
  return {
    ...(await leaveFacts(trx, owned, sender, now)),
    isMember: known !== undefined,
    missesClass: known !== undefined && (request.startsAt >= known.ends_at || known.starts_at >= request.endsAt),
    overlaps: overlapping !== undefined,
    chain:
      known === undefined
        ? []
        : chainFor(await holdersIn(trx, [classId]), { configured: known.leave_chain, classId, learnerId }),
  }
}

/** The times covered by a learner's pending or approved leaves. */
export const takenBy = (db: Querying, learnerId: string) =>
  db
    .selectFrom('leave')
    .select(['starts_at', 'ends_at'])
    .where('learner_id', '=', learnerId)
    .where('state', 'in', takenLeave)
