import { obeysPasswordRule } from '#api/contract/password-rule.ts'
import type { Language } from '#i18n/locales.ts'
import { languageOf } from '#i18n/locales.ts'
import { flagOf } from '../database/codec.ts'
import { Refusal } from '../http/refusal.ts'
import { textsOf } from '../http/texts.ts'
import type { Portal } from '../portal.ts'
import { ACCOUNT_SIGN_IN, forgetTries } from '../session/attempts.ts'
import { hashPassword, md5Of } from '../session/password.ts'
import { endSessionsOf } from '../session/sessions.ts'
import { hashOf } from '../session/tokens.ts'
import type { Retrieval } from './retrievals.ts'

/** Whether both say the same password and it follows the rule [VALID-01, VALID-04, VALID-05, VALID-07]. @throws Refusal */
export function checkNewPassword(password: string, confirmation: string): void {
  if (password === '') throw new Refusal('password.empty')
  if (!obeysPasswordRule(password)) throw new Refusal('password.rule')
  if (confirmation === '') throw new Refusal('password.confirmationEmpty')
  if (confirmation !== password) throw new Refusal('password.confirmationDiffers')
}

/** Sets the password at the end of a retrieval: every session of the account ends, and its owner is told. @throws Refusal */
export async function resetByRetrieval(
  { db, outbox }: Portal,
  retrieval: Retrieval,
  password: string,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  const userId = retrieval.user_id
  if (retrieval.verified_at === null || userId === null) throw new Refusal('retrieval.verificationFailed')
  const password_hash = await hashPassword(md5Of(password))
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('retrieval')
      .set({ used_at: now.getTime() })
      .where('id_hash', '=', hashOf(retrieval.id))
      .where('verified_at', 'is not', null)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (used.numUpdatedRows === 0n) throw new Refusal('retrieval.expired')
    const user = await trx
      .updateTable('user')
      .set({ password_hash, weak_password: flagOf(false) })
      .where('id', '=', userId)
      .returning(['account_key', 'phone', 'email', 'language'])
      .executeTakeFirstOrThrow()
    await endSessionsOf(trx, userId)
    await forgetTries(trx, ACCOUNT_SIGN_IN, user.account_key)
    // Whoever else had begun a retrieval of this account begins anew.
    await trx.deleteFrom('retrieval').where('user_id', '=', userId).where('used_at', 'is', null).execute()
    const { letter } = textsOf(languageOf(user.language) ?? language)
    const byMail = user.email !== null
    const target = user.email ?? user.phone
    if (target === null) return
    await outbox.put(trx, {
      channel: byMail ? 'email' : 'sms',
      target,
      subject: byMail ? letter.passwordSubject() : null,
      body: letter.passwordText(),
      userId,
    })
  })
  void outbox.dispatch()
}
