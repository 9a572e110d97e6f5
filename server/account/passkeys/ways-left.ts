import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

/**
 * Whether a user keeps a sign-in method: a password, a passkey, or a linked account if a provider is configured.
 * To be called in a transaction that has locked the person.
 */
export async function hasWayIn(trx: Querying, userId: string, issuer: string | null): Promise<boolean> {
  const found = await trx
    .selectFrom('user')
    .select((eb) => [
      'password_hash',
      eb.exists(eb.selectFrom('passkey').select('passkey.id').where('passkey.user_id', '=', userId)).as('by_passkey'),
      eb
        .exists(
          eb
            .selectFrom('identity')
            .select('identity.id')
            .where('identity.user_id', '=', userId)
            .where('issuer', '=', issuer ?? ''),
        )
        .as('by_identity'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return found.password_hash !== null || Boolean(found.by_passkey) || Boolean(found.by_identity)
}

/** Locks the person's row, so that the count stays valid until the transaction ends. */
export async function lockPerson(trx: Querying, userId: string): Promise<void> {
  if (hasRowLocks(trx)) await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}
