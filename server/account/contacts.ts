import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { contactOf, contactReasons, originalOf as readOriginal } from '#api/account/contact-rule.ts'
import type { ContactChannel } from '#api/account/contact-rule.ts'
import type { Language } from '#i18n/locales.ts'
import { languageOf } from '#i18n/locales.ts'
import { isOfEmail } from '#server/session/accounts.ts'
import { sendCode, tryCode } from '#server/session/codes.ts'
import { lockPeople } from '#server/person/lock.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Portal } from '../portal.ts'
import { maskEmail, maskPhone } from '#server/session/mask.ts'
import { addressPolicy, countTries, countTry, forgetTries, forgiveTries } from '#server/session/attempts.ts'
import type { Policy } from '#server/session/attempts.ts'
import { networkOf } from '#server/session/network.ts'
import type { Caller } from '#server/session/sessions.ts'
import { sameText } from '#server/session/tokens.ts'
import { waitFor } from './passwords.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const hourly = (kind: string, most: number): Policy => ({ kind, most, window: HOUR, lock: HOUR, pause: () => 0 })

/** Limits guesses of the current contact by someone using an open session. */
const ORIGINAL = hourly('contact-original', 5)
/**
 * What is bound already must be said [ERROR-14]; so that nobody finds out by it who is here, it can be asked seldom.
 */
const LOOKUPS: Policy = { ...hourly('contact-lookup', 10), lock: 0 }
/** Only contacts that turn out to be bound count: a whole school shares one address. */
const LOOKUPS_OF_ADDRESS = addressPolicy('contact-lookup-address', 60, HOUR, MINUTE)

const mask = (channel: ContactChannel, contact: string): string =>
  channel === 'phone' ? maskPhone(contact) : maskEmail(contact)

interface Asked {
  readonly channel: ContactChannel
  readonly contact: string
}
interface Circumstances {
  readonly language: Language
  readonly now: Date
}

/**
 * [ROUTE-08, ROUTE-09, ROUTE-10] Sends a code to a new contact, once the original is right; where there is none yet it
 * is empty. @throws Refusal for what VALID-08 and VALID-09 ask, and too many tries
 */
export async function sendContactCode(
  portal: Portal,
  { userId, ticket }: Caller,
  { channel, original, contact }: Asked & { readonly original: string },
  { address, language, now }: Circumstances & { readonly address: string },
): Promise<{ resendAfter: number; expiresAfter: number; contact: string }> {
  const { db } = portal
  const own = await db
    .selectFrom('user')
    .select(['account_key', channel])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const bound = own[channel]
  const before = bound === null ? null : originalOf(channel, original)
  const wanted = newContactOf(channel, contact)
  if (before !== null && sameText(before, wanted)) throw new Refusal(contactReasons[channel].same)

  if (bound !== null) {
    const verdict = await db.transaction().execute((trx) => countTry(trx, ORIGINAL, userId, now))
    if (!verdict.allowed) throw waitFor(verdict)
    if (!sameText(before ?? '', readOriginal(channel, bound) ?? bound))
      throw new Refusal(contactReasons[channel].originalWrong)
    await forgetTries(db, ORIGINAL, userId)
  }
  const ofAddress = { policy: LOOKUPS_OF_ADDRESS, subject: networkOf(address), by: randomUUID() }
  const lookups = await db
    .transaction()
    .execute((trx) => countTries(trx, [{ policy: LOOKUPS, subject: userId }, ofAddress], now))
  if (!lookups.allowed) throw waitFor(lookups)
  if (await isBound(db, channel, wanted, userId)) throw new Refusal(contactReasons[channel].bound)
  await db.transaction().execute((trx) => forgiveTries(trx, ofAddress))
  const sent = await sendCode(portal, {
    owner: ticket,
    purpose: channel,
    account: own.account_key,
    target: wanted,
    shown: mask(channel, wanted),
    channel,
    address: null,
    language,
    userId,
    now,
  })
  return { ...sent, contact: wanted }
}

/**
 * [VALID-10, ERROR-13] Binds a contact with the code sent to it, and notifies the previous one. False: the code is
 * wrong. @throws Refusal when there is no such code (any more), or another account has bound the contact in the
 * meantime
 */
export async function changeContact(
  portal: Portal,
  { userId, ticket, account }: Caller,
  { channel, contact, code }: Asked & { readonly code: string },
  { language, now }: Circumstances,
): Promise<boolean> {
  const { outbox } = portal
  const wanted = newContactOf(channel, contact)
  if (code === '') throw new Refusal('code.empty')
  const held = {
    owner: ticket,
    purpose: channel,
    account: account.account_name,
    address: null,
    target: wanted,
  } as const
  const isRight = await tryCode(portal, held, code, now, async (trx) => {
    await lockPeople(trx)
    if (await isBound(trx, channel, wanted, userId)) throw new Refusal(contactReasons[channel].bound)
    const before = await trx
      .selectFrom('user')
      .select([channel, 'language'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('user')
      .set({ [channel]: wanted })
      .where('id', '=', userId)
      .execute()
    // Retrievals whose code went to the previous contact are void.
    await trx.deleteFrom('retrieval').where('user_id', '=', userId).where('used_at', 'is', null).execute()
    const old = before[channel]
    if (old !== null)
      await tell(trx, portal, { channel, old, wanted, userId, language: languageOf(before.language) ?? language })
  })
  void outbox.dispatch()
  return isRight
}

/** [VALID-09] @throws Refusal when it is empty or malformed */
function originalOf(channel: ContactChannel, typed: string): string {
  if (typed === '') throw new Refusal(contactReasons[channel].originalEmpty)
  const original = readOriginal(channel, typed)
  if (original === null) throw new Refusal(contactReasons[channel].originalInvalid)
  return original
}

/** [VALID-08] @throws Refusal when it is empty or malformed */
function newContactOf(channel: ContactChannel, typed: string): string {
  if (typed === '') throw new Refusal(contactReasons[channel].empty)
  const contact = contactOf(channel, typed)
  if (contact === null) throw new Refusal(contactReasons[channel].invalid)
  return contact
}

/** Whether an account other than this one has the contact, or an e-mail address as its name. */
export async function isBound(
  db: Querying,
  channel: ContactChannel,
  contact: string,
  userId: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('user')
    .select('id')
    .where(channel === 'phone' ? sql<boolean>`phone = ${contact}` : isOfEmail(contact))
    .where('id', '!=', userId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

interface Told extends Pick<Circumstances, 'language'> {
  readonly channel: ContactChannel
  readonly old: string
  readonly wanted: string
  readonly userId: string
}

/** Notifies the previous contact, in its owner's language, of its replacement. */
async function tell(
  trx: Querying,
  { outbox }: Portal,
  { channel, old, wanted, userId, language }: Told,
): Promise<void> {
  const { outbox: letter } = textsOf(language)
  const shown = mask(channel, wanted)
  await outbox.put(trx, {
    channel: channel === 'phone' ? 'sms' : 'email',
    target: old,
    subject: channel === 'phone' ? null : letter.emailSubject(),
    body: channel === 'phone' ? letter.phoneText({ phone: shown }) : letter.emailText({ email: shown }),
    userId,
  })
}
