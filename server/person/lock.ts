import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

/**
 * Makes whoever changes people wait for whoever does: who is the last administrator, whose an account name, a phone or
 * an e-mail is, are questions to all rows. Taken before any row of a person, always in this order.
 */
export async function lockPeople(trx: Querying): Promise<void> {
  if (hasRowLocks(trx))
    await trx.selectFrom('installation').select('key').where('key', '=', 'peopleLock').forUpdate().execute()
}
