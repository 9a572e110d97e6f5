import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

/** One after another for a learner: two that begin at the same moment would not see each other. */
export async function lockLearner(trx: Querying, userId: string): Promise<void> {
  if (hasRowLocks(trx)) await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
