import type { Language } from '#i18n/locales.ts'
import { storePassword } from '../passwords.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { lockAccount } from '#server/person/lock.ts'
import type { Portal } from '../../portal.ts'
import { hashPassword, md5Of } from '#server/session/password.ts'
import { hashOf } from '#server/session/tokens.ts'
import type { Retrieval } from './retrievals.ts'

/**
 * Sets the password at the end of a retrieval: every session of the account ends, and its owner is told. @throws
 * Refusal
 */
export async function resetByRetrieval(
  { db, outbox, hashCost }: Portal,
  retrieval: Retrieval,
  password: string,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  const userId = retrieval.user_id
  if (retrieval.verified_at === null || userId === null) throw new Refusal('retrieval.verificationFailed')
  const passwordHash = await hashPassword(md5Of(password), hashCost)
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId)
    const used = await trx
      .updateTable('retrieval')
      .set({ used_at: now.getTime() })
      .where('id_hash', '=', hashOf(retrieval.id))
      .where('verified_at', 'is not', null)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (used.numUpdatedRows === 0n) throw new Refusal('retrieval.expired')
    await storePassword(trx, outbox, { userId, passwordHash, means: 'retrieval', now, language })
  })
  void outbox.dispatch()
}
