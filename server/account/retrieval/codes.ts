import type { Language } from '#i18n/locales.ts'
import { accountKey } from '#server/session/accounts.ts'
import { BY_ADDRESS, sendCode, tryCode } from '#server/session/codes.ts'
import { countedAddress } from '#server/session/strain.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../../portal.ts'
import { hashOf } from '#server/session/tokens.ts'
import { contactsOf } from './contacts.ts'
import type { Retrieval } from './retrievals.ts'

interface Request {
  channel: 'phone' | 'email'
  address: string
  /** The hidden cookie `browser`. */
  browser: string | null
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
  { browser, ...request }: Request,
): Promise<{ resendAfter: number; expiresAfter: number }> {
  const { owner, ...contacts } = await contactsOf(portal.db, retrieval, portal.secret)
  const shown = contacts[request.channel]
  if (shown === null) throw new Refusal('code.noChannel')
  const target = owner?.[request.channel] ?? null
  const attempting = { accountKey: accountKey(retrieval.account), address: request.address, browser }
  return sendCode(portal, {
    ...request,
    address: await countedAddress(portal.db, BY_ADDRESS, attempting, portal.secret, request.now),
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
