import { obeysPasswordRule } from '#api/account/password-rule.ts'
import type { Language } from '#i18n/locales.ts'
import { languageOf } from '#i18n/locales.ts'
import type { PasswordMeans } from '#machines/person/account.lifecycle.ts'
import { flagOf } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Outbox } from '#server/outbox/outbox.ts'
import { passwordSet } from '#server/person/passwords.ts'
import type { Portal } from '../portal.ts'
import { OWN_PASSWORD, countTry, forgetTries } from '#server/session/attempts.ts'
import type { Verdict } from '#server/session/attempts.ts'
import { forgetDevicesOf } from '#server/session/devices.ts'
import { hashPassword, md5Of, verifyPassword } from '#server/session/password.ts'
import type { Caller } from '#server/session/sessions.ts'
import { sameText } from '#server/session/tokens.ts'

/** [SESSION-06] The browser signs out after 3 seconds; this ends the session of one that does not. */
const LAST_MS = 30_000

/**
 * Whether both say the same password and it follows the rule [VALID-01, VALID-04, VALID-05, VALID-07]. @throws Refusal
 */
export function checkNewPassword(password: string, confirmation: string): void {
  if (password === '') throw new Refusal('password.empty')
  if (!obeysPasswordRule(password)) throw new Refusal('password.rule')
  if (confirmation === '') throw new Refusal('password.confirmationEmpty')
  if (confirmation !== password) throw new Refusal('password.confirmationDiffers')
}

/** The refusal while attempts are throttled. */
export function waitFor({ locked, wait }: Verdict): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return locked
    ? new Refusal('signIn.locked', { minutes: Math.ceil(seconds / 60) })
    : new Refusal('signIn.tooSoon', { seconds })
}

interface Fresh {
  readonly userId: string
  readonly passwordHash: string
  /** The replaced hash: if it has changed in the meantime, nothing is stored (optimistic locking). */
  readonly before?: string | null
  readonly means: PasswordMeans
  /** The session in which it is done, the one that does not end. */
  readonly session?: string | null
  readonly now: Date
  /** Fallback if the owner's language is unknown. */
  readonly language: Language
}

/**
 * Stores a new password: sessions and retrievals under way end, tries to sign in are forgotten, and the owner is told
 * by mail or SMS.
 * @throws Refusal where the account is disabled, or the password before was another one
 */
export async function storePassword(
  trx: Querying,
  outbox: Outbox,
  { userId, passwordHash, before, means, session = null, now, language }: Fresh,
): Promise<void> {
  await passwordSet(trx, { userId, means, session, now })
  const user = await trx
    .selectFrom('user')
    .select(['phone', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { numUpdatedRows } = await trx
    .updateTable('user')
    .set({ password_hash: passwordHash, weak_password: flagOf(false) })
    .where('id', '=', userId)
    .$if(before !== undefined, (query) => query.where('password_hash', 'is not distinct from', before ?? null))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('password.originalWrong')
  // Whoever had begun a retrieval of this account begins anew.
  await trx.deleteFrom('retrieval').where('user_id', '=', userId).where('used_at', 'is', null).execute()
  // Known devices were trusted with the old password.
  await forgetDevicesOf(trx, userId)
  const target = user.email ?? user.phone
  if (target === null) return
  const { outbox: letter } = textsOf(languageOf(user.language) ?? language)
  const byMail = user.email !== null
  await outbox.put(trx, {
    channel: byMail ? 'email' : 'sms',
    target,
    subject: byMail ? letter.passwordSubject() : null,
    body: letter.passwordText(),
    userId,
  })
}

interface Change {
  /** The MD5 of the original password. */
  readonly original: string
  readonly password: string
  readonly confirmation: string
}

/**
 * [ROUTE-07, SESSION-06] Changes the caller's password: every other session of the account ends, the caller's own very
 * soon. @throws Refusal also when the original is wrong, which counts as an attempt [ERROR-11]
 */
export async function changePassword(
  { db, outbox, hashCost }: Portal,
  { userId, sessionId }: Caller,
  { original, password, confirmation }: Change,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  if (original === '') throw new Refusal('password.originalEmpty')
  checkNewPassword(password, confirmation)
  const md5 = md5Of(password)
  if (sameText(md5, original)) throw new Refusal('password.same')
  const verdict = await db.transaction().execute((trx) => countTry(trx, OWN_PASSWORD, userId, now))
  if (!verdict.allowed) throw waitFor(verdict)
  const before = await db.selectFrom('user').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow()
  if (!(await verifyPassword(original, before.password_hash, hashCost))) throw new Refusal('password.originalWrong')
  const passwordHash = await hashPassword(md5, hashCost)
  await db.transaction().execute(async (trx) => {
    await forgetTries(trx, OWN_PASSWORD, userId)
    // Of two concurrent changes, the second has a wrong original.
    await storePassword(trx, outbox, {
      userId,
      passwordHash,
      before: before.password_hash,
      means: 'change',
      session: sessionId,
      now,
      language,
    })
    const last = now.getTime() + LAST_MS
    await trx
      .updateTable('session')
      .set((eb) => ({ ends_at: eb.case().when('ends_at', '>', last).then(last).else(eb.ref('ends_at')).end() }))
      .where('user_id', '=', userId)
      .where('id', '=', sessionId)
      .execute()
  })
  void outbox.dispatch()
}
