import type { Language } from '#i18n/locales.ts'
import { checkNewPassword, storePassword } from './passwords.ts'
import type { Portal } from '../portal.ts'
import { hashPassword, md5Of } from '#server/session/password.ts'
import { findLink, spendLink } from '#server/person/links.ts'
import { lockAccount } from '#server/person/lock.ts'

interface Chosen {
  readonly link: string
  readonly password: string
  readonly confirmation: string
}

/** Sets the password of a link's owner: all sessions of the account end, and its owner is notified. @throws Refusal */
export async function setByLink(
  { db, outbox, hashCost }: Portal,
  { link, password, confirmation }: Chosen,
  { now, language }: { now: Date; language: Language },
): Promise<void> {
  // Checked before the costly hash, so that invalid links cannot overload the portal.
  const { user_id: owner } = await findLink(db, link, now)
  checkNewPassword(password, confirmation)
  const passwordHash = await hashPassword(md5Of(password), hashCost)
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, owner)
    const { user_id: userId } = await spendLink(trx, link, now)
    await storePassword(trx, outbox, { userId, passwordHash, means: 'link', now, language })
  })
  void outbox.dispatch()
}
