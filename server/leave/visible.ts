import type { Querying } from '../database/open.ts'

/** Whether somebody has a decision of a leave on record: what one has decided, one may go on seeing. */
export async function hasDecided(db: Querying, userId: string, leaveId: string): Promise<boolean> {
  const found = await db
    .selectFrom('transition_log')
    .select('revision')
    .where('lifecycle', '=', 'leave')
    .where('record_id', '=', leaveId)
    .where('by_user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined
}
