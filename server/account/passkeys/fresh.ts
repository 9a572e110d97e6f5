import { waitFor } from '../passwords.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import { OWN_PASSWORD, countTry, forgetTries } from '#server/session/attempts.ts'
import { verifyPassword } from '#server/session/password.ts'
import type { Caller } from '#server/session/sessions.ts'

/** How long a sign-in counts as proof of identity; afterwards the password is required. */
export const FRESH_MS = 10 * 60_000

/**
 * Re-authenticates the account's owner before a sign-in method is added: a recent sign-in, or the password. Attempts
 * count with those of a change of password. @throws Refusal
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
    .select(['session.created_at', 'user.password_hash'])
    .where('session.user_id', '=', caller.userId)
    .where('session.id', '=', caller.sessionId)
    .executeTakeFirstOrThrow()
  if (now.getTime() - session.created_at < FRESH_MS) return
  if (session.password_hash === null) throw new Refusal('passkey.signInAnew')
  if (md5 === null) throw new Refusal('passkey.confirm')
  const verdict = await db.transaction().execute((trx) => countTry(trx, OWN_PASSWORD, caller.userId, now))
  if (!verdict.allowed) throw waitFor(verdict)
  if (!(await verifyPassword(md5, session.password_hash, hashCost))) throw new Refusal('passkey.wrongPassword')
  await forgetTries(db, OWN_PASSWORD, caller.userId)
}
