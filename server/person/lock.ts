import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { ACCOUNT_SIGN_IN } from '#server/session/attempts.ts'
import { hashOf } from '#server/session/tokens.ts'

/**
 * Makes whoever changes people wait for whoever does: who is the last administrator, whose an account name, a phone or
 * an e-mail is, are questions to all rows. Taken before any row of a person, always in this order.
 */
export async function lockPeople(trx: Querying): Promise<void> {
  if (hasRowLocks(trx))
    await trx.selectFrom('installation').select('key').where('key', '=', 'peopleLock').forUpdate().execute()
}

/**
 * Locks an account as whoever changes it does, for those who first lock something that belongs to it, such as a link.
 */
export async function lockAccount(trx: Querying, id: string): Promise<void> {
  await lockTries(trx, id)
  if (hasRowLocks(trx)) await trx.selectFrom('user').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * Locks the tries to sign in to an account, before its row, in the order in which a sign-in takes them: the other way
 * round the two could deadlock.
 */
export async function lockTries(trx: Querying, id: string): Promise<void> {
  if (!hasRowLocks(trx)) return
  const person = await trx.selectFrom('user').select('account_key').where('id', '=', id).executeTakeFirst()
  if (person === undefined) return
  await trx
    .selectFrom('attempt')
    .select('count')
    .where('kind', '=', ACCOUNT_SIGN_IN.kind)
    .where('subject', '=', hashOf(person.account_key))
    .forUpdate()
    .execute()
}

/** One after another for a learner: two of whose commands at the same moment would not see each other. */
export async function lockLearner(trx: Querying, userId: string): Promise<void> {
  if (hasRowLocks(trx)) await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The same for several, in one order, so that two such transactions do not wait for each other. */
export async function lockLearners(trx: Querying, ids: readonly string[]): Promise<void> {
  if (!hasRowLocks(trx)) return
  await trx.selectFrom('user').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()
}
