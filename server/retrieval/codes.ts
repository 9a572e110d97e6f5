import type { Language } from '#i18n/locales.ts'
import { normaliseAnswer } from '../captcha/challenge.ts'
import { Refusal, repeated } from '../http/refusal.ts'
import { textsOf } from '../http/texts.ts'
import type { Portal } from '../portal.ts'
import { accountKey } from '../session/accounts.ts'
import { countTry, networkOf } from '../session/attempts.ts'
import type { Policy } from '../session/attempts.ts'
import { hashOf, sameText } from '../session/tokens.ts'
import { contactsOf } from './contacts.ts'
import type { Retrieval } from './retrievals.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CODE_LIFETIME_MS = 10 * MINUTE
const RESEND_MS = MINUTE
const MOST_TRIES = 5
const PURPOSE = 'retrieve'

const sends = (kind: string, most: number, pause: number): Policy => ({ kind, most, window: HOUR, lock: HOUR, pause: () => pause })
const BY_ACCOUNT = sends('code-account', 5, RESEND_MS)
const BY_TARGET = sends('code-target', 5, 0)
/** Whole schools sit behind one address; account and target are what the other two guard. */
const BY_ADDRESS = sends('code-address', 30, 0)

interface Request {
  channel: 'phone' | 'email'
  address: string
  language: Language
  now: Date
}

/**
 * Makes a six-digit code and puts it into the outbox; for a name without an account everything but that. The answer
 * is in seconds. @throws Refusal: no such contact, too many codes, or code 10003 when it is too soon
 */
export async function sendCode(
  { db, random, secret, outbox }: Portal,
  retrieval: Retrieval,
  { channel, address, language, now }: Request,
): Promise<{ resendAfter: number; expiresAfter: number }> {
  const contacts = await contactsOf(db, retrieval, secret)
  const shown = contacts[channel]
  if (shown === null) throw new Refusal('retrieval.noChannel')
  const target = contacts.owner?.[channel] ?? null
  const code = Array.from({ length: 6 }, () => Math.floor(random() * 10)).join('')
  await db.transaction().execute(async (trx) => {
    const counted = [
      [BY_ACCOUNT, accountKey(retrieval.account)],
      [BY_TARGET, target ?? `nobody's ${shown}`],
      [BY_ADDRESS, networkOf(address)],
    ] as const
    for (const [policy, subject] of counted) {
      const { allowed, locked } = await countTry(trx, policy, subject, now)
      if (!allowed) throw locked ? new Refusal('retrieval.tooManySends') : repeated()
    }
    const fresh = { code_hash: hashOf(retrieval.id, code), tries: 0, expires_at: now.getTime() + CODE_LIFETIME_MS }
    await trx
      .insertInto('verification_code')
      .values({ owner_hash: hashOf(retrieval.id), purpose: PURPOSE, ...fresh })
      .onConflict((conflict) => conflict.columns(['owner_hash', 'purpose']).doUpdateSet(fresh))
      .execute()
    if (contacts.owner === null || target === null) return
    const { letter } = textsOf(language)
    await outbox.put(trx, {
      channel: channel === 'phone' ? 'sms' : 'email',
      target,
      subject: channel === 'phone' ? null : letter.codeSubject(),
      body: letter.codeText({ code, minutes: CODE_LIFETIME_MS / MINUTE }),
      userId: contacts.owner.id,
    })
  })
  void outbox.dispatch()
  return { resendAfter: RESEND_MS / 1000, expiresAfter: CODE_LIFETIME_MS / 1000 }
}

/** Whether a code is right, which it can be once. @throws Refusal when there is no code that could be tried (any more) */
export async function tryCode({ db }: Portal, retrieval: Retrieval, typed: string, now: Date): Promise<boolean> {
  const owner = hashOf(retrieval.id)
  // The try is counted before it is judged: tries at the same time cannot slip through together.
  const open = await db
    .updateTable('verification_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('owner_hash', '=', owner)
    .where('purpose', '=', PURPOSE)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now.getTime())
    .returning('code_hash')
    .executeTakeFirst()
  if (open === undefined) {
    const spent = await db
      .selectFrom('verification_code')
      .select('tries')
      .where('owner_hash', '=', owner)
      .where('expires_at', '>', now.getTime())
      .executeTakeFirst()
    throw new Refusal(spent === undefined ? 'retrieval.codeExpired' : 'retrieval.tooManyTries')
  }
  if (!sameText(hashOf(retrieval.id, normaliseAnswer(typed)), open.code_hash)) return false
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .deleteFrom('verification_code')
      .where('owner_hash', '=', owner)
      .where('code_hash', '=', open.code_hash)
      .executeTakeFirstOrThrow()
    if (used.numDeletedRows === 0n) return false
    await trx.updateTable('retrieval').set({ verified_at: now.getTime() }).where('id_hash', '=', owner).execute()
    return true
  })
}
