import type { Language } from '#i18n/locales.ts'
import { normaliseAnswer } from './captcha/challenge.ts'
import type { Querying } from '#server/database/open.ts'
import { Refusal, repeated } from '#server/answer/refusal.ts'
import { textsOf } from '#server/answer/texts.ts'
import type { Portal } from '../portal.ts'
import { accountKey } from './accounts.ts'
import { addressPolicy, countTries, forgiveTries } from './attempts.ts'
import type { Counted, Policy } from './attempts.ts'
import { networkOf } from './network.ts'
import { hashOf, sameText } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CODE_LIFETIME_MS = 10 * MINUTE
const RESEND_MS = MINUTE
const MOST_TRIES = 5

/** The purposes of codes; a code is valid for its own purpose only. */
export type CodePurpose = 'retrieve' | 'secondCheck' | 'phone' | 'email'

/** So many codes within an hour that were not typed in right; a right one counts no more. */
const sends = (kind: string, most: number, pause: number): Policy => ({
  kind,
  most,
  window: HOUR,
  lock: 0,
  pause: () => pause,
})
/**
 * By purpose: whoever asks for codes of a stranger's account as a visitor takes none of those that its owner needs
 * inside.
 */
const byAccount = (purpose: CodePurpose) => sends(`code-account-${purpose}`, 5, RESEND_MS)
const BY_TARGET = sends('code-target', 10, 0)
/** Visitors' codes alone, and many, because whole schools share one address; inside, account and target are enough. */
export const BY_ADDRESS = addressPolicy('code-address', 60, HOUR, MINUTE)

interface Limited {
  readonly owner: string
  readonly purpose: CodePurpose
  readonly account: string
  /** Where the code may have been sent. */
  readonly targets: readonly string[]
  /** The network that it counts by; null: none, for who is signed in, or known there. */
  readonly address: string | null
}

/** What a code is counted by, in the order in which it is locked. */
const countedBy = ({ owner, purpose, account, targets, address }: Limited): Required<Counted>[] => [
  { policy: byAccount(purpose), subject: accountKey(account), by: owner },
  ...targets.toSorted().map((target) => ({ policy: BY_TARGET, subject: target, by: owner })),
  ...(address === null ? [] : [{ policy: BY_ADDRESS, subject: networkOf(address), by: owner }]),
]

/** Where to send a code. */
export interface CodeRequest {
  /** The secret required to use the code, such as the id of a retrieval or the ticket of a session. */
  readonly owner: string
  readonly purpose: CodePurpose
  /** The account whose limit applies. */
  readonly account: string
  /** The real phone number or e-mail address; null: none, then everything but the sending is done. */
  readonly target: string | null
  /** The masked target. */
  readonly shown: string
  readonly channel: 'phone' | 'email'
  /** The network that it counts by, like `Limited`. */
  readonly address: string | null
  readonly language: Language
  readonly userId: string | null
  readonly now: Date
}

/** The code to check. */
export interface CodeHeld extends Pick<CodeRequest, 'owner' | 'purpose' | 'account' | 'address'> {
  /** The target it was sent to; several: any of them. Null or empty: there was no real target. */
  readonly target: string | null | readonly string[]
}

const codeHash = (owner: string, purpose: CodePurpose, target: string, code: string): string =>
  hashOf(owner, purpose, target, code)

/**
 * Creates a six-digit code and puts it into the outbox; without a target it does everything except sending. Returns
 * durations in seconds. @throws Refusal: too many codes, or code 10003 within the resend interval
 */
export async function sendCode(
  { db, random, outbox }: Portal,
  { owner, purpose, account, target, shown, channel, address, language, userId, now }: CodeRequest,
): Promise<{ resendAfter: number; expiresAfter: number }> {
  const code = Array.from({ length: 6 }, () => Math.floor(random() * 10)).join('')
  await db.transaction().execute(async (trx) => {
    const counted = countedBy({ owner, purpose, account, targets: [target ?? `nobody's ${shown}`], address })
    const { allowed, locked, refusedBy } = await countTries(trx, counted, now)
    if (!allowed) throw locked || refusedBy === BY_ADDRESS ? new Refusal('code.tooManySends') : repeated()
    const fresh = {
      code_hash: codeHash(owner, purpose, target ?? '', code),
      tries: 0,
      expires_at: now.getTime() + CODE_LIFETIME_MS,
    }
    await trx
      .insertInto('verification_code')
      .values({ owner_hash: hashOf(owner), purpose, ...fresh })
      .onConflict((conflict) => conflict.columns(['owner_hash', 'purpose']).doUpdateSet(fresh))
      .execute()
    const { outbox: letter } = textsOf(language)
    const id = await outbox.put(trx, {
      channel: channel === 'phone' ? 'sms' : 'email',
      target: target ?? shown,
      subject: channel === 'phone' ? null : letter.codeSubject(),
      body: letter.codeText({ code, minutes: CODE_LIFETIME_MS / MINUTE }),
      userId,
    })
    // Without a target the letter is removed. Executed in both cases for constant time.
    await trx
      .deleteFrom('message')
      .where('id', '=', target === null ? id : '')
      .execute()
  })
  void outbox.dispatch()
  return { resendAfter: RESEND_MS / 1000, expiresAfter: CODE_LIFETIME_MS / 1000 }
}

/**
 * The code that is on its way, in seconds: until another can be asked for, and until it expires; null: there is none.
 */
export async function codeOnItsWay(
  db: Querying,
  { owner, purpose }: Pick<CodeRequest, 'owner' | 'purpose'>,
  now: Date,
): Promise<{ resendAfter: number; expiresAfter: number } | null> {
  const open = await db
    .selectFrom('verification_code')
    .select('expires_at')
    .where('owner_hash', '=', hashOf(owner))
    .where('purpose', '=', purpose)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  if (open === undefined) return null
  const left = open.expires_at - now.getTime()
  return {
    resendAfter: Math.ceil(Math.max(0, left - CODE_LIFETIME_MS + RESEND_MS) / 1000),
    expiresAfter: Math.ceil(left / 1000),
  }
}

/**
 * Checks a code, which can be right only once. `then` runs in the transaction that uses the code up: if it refuses, the
 * code stays valid and the attempt is counted. @throws Refusal when there is no usable code (any more)
 */
export async function tryCode(
  { db }: Pick<Portal, 'db'>,
  { owner, purpose, account, address, target }: CodeHeld,
  typed: string,
  now: Date,
  then: (trx: Querying) => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  const held = { owner_hash: hashOf(owner), purpose }
  // The attempt is counted before it is checked, so that concurrent attempts cannot bypass the limit.
  const open = await db
    .updateTable('verification_code')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('owner_hash', '=', held.owner_hash)
    .where('purpose', '=', held.purpose)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now.getTime())
    .returning('code_hash')
    .executeTakeFirst()
  if (open === undefined) throw await unusable(db, held, now)
  const answer = normaliseAnswer(typed)
  const targets = typeof target === 'string' || target === null ? [target ?? ''] : target.length === 0 ? [''] : target
  const fits = targets.map((one) => sameText(codeHash(owner, purpose, one, answer), open.code_hash))
  if (!fits.includes(true)) return false
  return db.transaction().execute(async (trx) => {
    // Before the code itself, in the order of `sendCode`, or two at the same time could deadlock.
    for (const counted of countedBy({ owner, purpose, account, targets, address })) await forgiveTries(trx, counted)
    const used = await trx
      .deleteFrom('verification_code')
      .where('owner_hash', '=', held.owner_hash)
      .where('purpose', '=', held.purpose)
      .where('code_hash', '=', open.code_hash)
      .executeTakeFirstOrThrow()
    // It has been used at the same moment, or another one has been sent.
    if (used.numDeletedRows === 0n) throw new Refusal('code.expired')
    await then(trx)
    return true
  })
}

/** Why no code can be checked: too many attempts, or none is pending. */
async function unusable(
  db: Querying,
  { owner_hash, purpose }: { owner_hash: string; purpose: CodePurpose },
  now: Date,
): Promise<Refusal> {
  const spent = await db
    .selectFrom('verification_code')
    .select('tries')
    .where('owner_hash', '=', owner_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  return new Refusal(spent === undefined ? 'code.expired' : 'code.tooManyTries')
}
