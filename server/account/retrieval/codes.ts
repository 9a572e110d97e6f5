import type { Language } from '#i18n/locales.ts'
import { sendCode, tryCode } from '#server/session/codes.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import { hashOf } from '#server/session/tokens.ts'
import { contactsOf } from './contacts.ts'
import type { Retrieval } from './retrievals.ts'

interface Request {
  channel: 'phone' | 'email'
  address: string
  language: Language
  now: Date
}

/**
 * Sends the code of a retrieval; for a name without an account everything but that. @throws Refusal also when there is
 * no such contact
 */
export async function sendRetrievalCode(
  portal: Portal,
  retrieval: Retrieval,
  request: Request,
): Promise<{ resendAfter: number; expiresAfter: number }> {
  const { owner, ...contacts } = await contactsOf(portal.db, retrieval, portal.secret)
  const shown = contacts[request.channel]
  if (shown === null) throw new Refusal('code.noChannel')
  const target = owner?.[request.channel] ?? null
  return sendCode(portal, {
    ...request,
    owner: retrieval.id,
    purpose: 'retrieve',
    account: retrieval.account,
    target,
    shown,
    userId: owner?.id ?? null,
  })
}

/** Checks the code of a retrieval; a right one allows a new password to be set. @throws Refusal */
export async function tryRetrievalCode(
  portal: Portal,
  retrieval: Retrieval,
  typed: string,
  { address, now }: Pick<Request, 'address' | 'now'>,
): Promise<boolean> {
  const { owner } = await contactsOf(portal.db, retrieval, portal.secret)
  const target = [owner?.phone, owner?.email].filter((one) => typeof one === 'string')
  const held = { owner: retrieval.id, purpose: 'retrieve', account: retrieval.account, address, target } as const
  return tryCode(portal, held, typed, now, async (trx) => {
    await trx
      .updateTable('retrieval')
      .set({ verified_at: now.getTime() })
      .where('id_hash', '=', hashOf(retrieval.id))
      .execute()
  })
}
