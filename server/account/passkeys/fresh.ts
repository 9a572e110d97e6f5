import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import { ACCOUNT_SIGN_IN, countTry, forgetTries } from '#server/session/attempts.ts'
import { verifyPassword } from '#server/session/password.ts'
import type { Caller } from '#server/session/sessions.ts'

/** How long a sign-in counts as proof of identity; afterwards the password is required. */
export const FRESH_MS = 10 * 60_000

/**
 * Re-authenticates the account's owner before a sign-in method is added: a recent sign-in, or the password. Attempts
 * count with those at sign-in. @throws Refusal
 */
export async function requireOwner(
  { db, hashCost }: Pick<Portal, 'db' | 'hashCost'>,
  caller: Caller,
  md5: string | null,
  now: Date,
): Promise<void> {
  const session = await db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select(['session.created_at', 'user.password_hash', 'user.account_key'])
    .where('session.user_id', '=', caller.userId)
    .where('session.id', '=', caller.sessionId)
    .executeTakeFirstOrThrow()
  if (now.getTime() - session.created_at < FRESH_MS) return
  if (session.password_hash === null) throw new Refusal('passkey.signInAnew')
  if (md5 === null) throw new Refusal('passkey.confirm')
  const verdict = await db.transaction().execute((trx) => countTry(trx, ACCOUNT_SIGN_IN, session.account_key, now))
  if (!verdict.allowed) {
    const seconds = Math.ceil(verdict.wait / 1000)
    throw verdict.locked
      ? new Refusal('signIn.locked', { minutes: Math.ceil(seconds / 60) })
      : new Refusal('signIn.tooSoon', { seconds })
  }
  if (!(await verifyPassword(md5, session.password_hash, hashCost))) throw new Refusal('passkey.wrongPassword')
  await forgetTries(db, ACCOUNT_SIGN_IN, session.account_key)
}
