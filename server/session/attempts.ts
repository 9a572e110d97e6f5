import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { networkOf } from './network.ts'
import { hashOf } from './tokens.ts'
import { markOf, textOf, triesIn } from './tries.ts'
import type { Try } from './tries.ts'

const MINUTE = 60_000

/** A limit for attempts within a sliding window: each ages by itself, whatever else goes on. Milliseconds. */
export interface Policy {
  readonly kind: string
  /** So many attempts count within `window`. */
  readonly most: number
  readonly window: number
  /** With the last of them everything is refused for so long; 0: until the oldest of them has aged. */
  readonly lock: number
  /** The pause after the n-th attempt. */
  readonly pause: (count: number) => number
}

/** 2, 4, 8 … seconds after three failures; 15 minutes after ten. */
export const ACCOUNT_SIGN_IN: Policy = {
  kind: 'sign-in-account',
  most: 10,
  window: 15 * MINUTE,
  lock: 15 * MINUTE,
  pause: (count) => (count < 3 ? 0 : 1000 * 2 ** (count - 2)),
}
/** The same for an account in a browser that has signed in to it before: no stranger's failures count there. */
export const BROWSER_SIGN_IN: Policy = { ...ACCOUNT_SIGN_IN, kind: 'sign-in-browser' }
/** Guesses of the password within a session are slowed as at sign-in, but lock nobody out of signing in. */
export const OWN_PASSWORD: Policy = { ...ACCOUNT_SIGN_IN, kind: 'password-original' }

/**
 * The limit of an address: a whole school shares one, so it shuts nobody out. Past `most` attempts within `window` it
 * is strained, and slowed to one attempt per `pause`.
 */
export interface AddressPolicy extends Policy {
  readonly strainedAfter: number
}

export const addressPolicy = (kind: string, strainedAfter: number, window: number, pause: number): AddressPolicy => ({
  kind,
  strainedAfter,
  // No address gets there: with the pauses, a window has no room for so many.
  most: strainedAfter + Math.ceil(window / pause) + 1,
  window,
  lock: 0,
  pause: (count) => (count < strainedAfter ? 0 : pause),
})

/**
 * Against guesses at many accounts from one address: a hundred failures, then one in five seconds. A failure counts no
 * more once its account signs in from there.
 */
export const ADDRESS_SIGN_IN = addressPolicy('sign-in-address', 100, 15 * MINUTE, 5000)

export interface Verdict {
  readonly allowed: boolean
  /** Refused because of `most`, not because of the pause after the last attempt. */
  readonly locked: boolean
  /** The policy that refused; null: none. */
  readonly refusedBy: Policy | null
  /** Milliseconds until the next attempt; 0: at once. */
  readonly wait: number
}

/** Whose attempts are counted. */
export interface Counted {
  readonly policy: Policy
  readonly subject: string
  /** What this attempt can be forgiven by later, such as its account; without it, all are forgotten together. */
  readonly by?: string
}

/** An attempt that has been judged and is not counted yet. */
interface Judged {
  readonly verdict: Verdict
  /** Counts it; the verdict then says how long to wait for another. */
  count(): Promise<Verdict>
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot bypass the limit; within a transaction, which
 * keeps the row locked. Unknown subjects are counted like others. A refused attempt is not counted.
 */
export async function countTry(trx: Querying, policy: Policy, subject: string, now: Date, by = ''): Promise<Verdict> {
  return countTries(trx, [{ policy, subject, by }], now)
}

/**
 * Counts one attempt by several limits, or, once any refuses it, by none. Always in the same order: rows are locked.
 */
export async function countTries(trx: Querying, counted: readonly Counted[], now: Date): Promise<Verdict> {
  const judged: Judged[] = []
  for (const one of counted) {
    const next = await judgeTry(trx, one, now)
    if (!next.verdict.allowed) return next.verdict
    judged.push(next)
  }
  let wait = 0
  for (const { count } of judged) wait = Math.max(wait, (await count()).wait)
  return { allowed: true, locked: false, refusedBy: null, wait }
}

async function judgeTry(trx: Querying, { policy, subject, by = '' }: Counted, now: Date): Promise<Judged> {
  const { most, window, lock, pause } = policy
  const at = now.getTime()
  const key = { kind: policy.kind, subject: hashOf(subject) }
  const row = await trx
    .insertInto('attempt')
    .values({ ...key, count: 0, since: at, blocked_until: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((eb) => ({ count: eb.ref('attempt.count') })),
    )
    .returning(['count', 'tries', 'blocked_until'])
    .executeTakeFirstOrThrow()
  const recent = triesIn(row.tries).filter((one) => at - one.at < window)
  /** Until fewer than `most` of these are in the window. */
  const untilAged = (tries: readonly Try[]): number => {
    const last = tries.at(-most)
    return last === undefined ? 0 : Math.max(0, last.at + window - at)
  }
  const refused = (locked: boolean, wait: number): Judged => {
    const verdict = { allowed: false, locked, refusedBy: policy, wait }
    return { verdict, count: () => Promise.resolve(verdict) }
  }
  if (row.blocked_until > at) return refused(row.count >= most, row.blocked_until - at)
  if (lock === 0 && untilAged(recent) > 0) return refused(true, untilAged(recent))

  return {
    verdict: { allowed: true, locked: false, refusedBy: null, wait: 0 },
    async count() {
      const tries = [...(recent.length < most ? recent : []), { at, by: markOf(by) }]
      const isLast = tries.length >= most
      const blocked = isLast ? lock : pause(tries.length)
      await store(trx, key, tries, { since: at, blocked_until: at + blocked })
      return { allowed: true, locked: false, refusedBy: null, wait: isLast && lock === 0 ? untilAged(tries) : blocked }
    },
  }
}

/**
 * Whether so many attempts came from an address that whoever is not known there is slowed and meets harder captchas.
 */
export async function isStrained(db: Querying, policy: AddressPolicy, address: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('attempt')
    .select('tries')
    .where('kind', '=', policy.kind)
    .where('subject', '=', hashOf(networkOf(address)))
    .executeTakeFirst()
  const recent = triesIn(row?.tries ?? '').filter((one) => now.getTime() - one.at < policy.window)
  return recent.length >= policy.strainedAfter
}

/** Resets the attempts of a subject after a success. */
export async function forgetTries(db: Querying, policy: Policy, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('kind', '=', policy.kind).where('subject', '=', hashOf(subject)).execute()
}

/** After a success, takes back the attempts that were counted with `by`; those of others still count. */
export async function forgiveTries(trx: Querying, { policy, subject, by }: Required<Counted>): Promise<void> {
  const key = { kind: policy.kind, subject: hashOf(subject) }
  const row = await trx
    .selectFrom('attempt')
    .select('tries')
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (row === undefined) return
  const mark = markOf(by)
  const tries = triesIn(row.tries).filter((one) => one.by !== mark)
  const last = tries.at(-1)
  await store(trx, key, tries, { blocked_until: last === undefined ? 0 : last.at + policy.pause(tries.length) })
}

async function store(
  trx: Querying,
  key: { readonly kind: string; readonly subject: string },
  tries: readonly Try[],
  times: { readonly since?: number; readonly blocked_until: number },
): Promise<void> {
  await trx
    .updateTable('attempt')
    .set({ ...times, count: tries.length, tries: textOf(tries) })
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .execute()
}
