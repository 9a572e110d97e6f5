import { isIPv6 } from 'node:net'
import type { Querying } from '#server/database/open.ts'
import { hashOf } from './tokens.ts'

const MINUTE = 60_000

/** A rate limit for attempts. */
export interface Policy {
  readonly kind: string
  /** After so many attempts, each within `window` of the previous one, a lock of `lock`; both in milliseconds. */
  readonly most: number
  readonly window: number
  readonly lock: number
  /** The pause after the n-th attempt, in milliseconds. */
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
export const ADDRESS_SIGN_IN: Policy = {
  kind: 'sign-in-address',
  most: 50,
  window: 15 * MINUTE,
  lock: 15 * MINUTE,
  pause: () => 0,
}

export interface Verdict {
  readonly allowed: boolean
  /** Refused because of `most`, not because of the pause after the last attempt. */
  readonly locked: boolean
  /** Milliseconds until the next attempt; 0: at once. */
  readonly wait: number
}

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot bypass the limit; within a transaction, which
 * keeps the row locked. Unknown subjects are counted like others.
 */
export async function countTry(trx: Querying, policy: Policy, subject: string, now: Date): Promise<Verdict> {
  const at = now.getTime()
  const key = { kind: policy.kind, subject: hashOf(subject) }
  const row = await trx
    .insertInto('attempt')
    .values({ ...key, count: 0, since: at, blocked_until: 0 })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).doUpdateSet((eb) => ({ count: eb.ref('attempt.count') })),
    )
    .returning(['count', 'since', 'blocked_until'])
    .executeTakeFirstOrThrow()
  if (row.blocked_until > at) return { allowed: false, locked: row.count >= policy.most, wait: row.blocked_until - at }
  const stale = at - row.since >= policy.window || row.count >= policy.most
  const count = stale ? 1 : row.count + 1
  const wait = count >= policy.most ? policy.lock : policy.pause(count)
  await trx
    .updateTable('attempt')
    .set({ count, since: at, blocked_until: at + wait })
    .where('kind', '=', key.kind)
    .where('subject', '=', key.subject)
    .execute()
  return { allowed: true, locked: false, wait }
}

/** Resets the attempts of a subject after a success. */
export async function forgetTries(db: Querying, policy: Policy, subject: string): Promise<void> {
  await db.deleteFrom('attempt').where('kind', '=', policy.kind).where('subject', '=', hashOf(subject)).execute()
}

/** Takes one attempt back after a success, because failures of others still count. */
export async function takeBackTry(db: Querying, policy: Policy, subject: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set((eb) => ({ count: eb('count', '-', 1), blocked_until: 0 }))
    .where('kind', '=', policy.kind)
    .where('subject', '=', hashOf(subject))
    .where('count', '>', 0)
    .execute()
}

/** Normalises an address: an IPv6 customer has a whole /64, and IPv4 may be IPv4-mapped IPv6. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const plain = address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = (plain.split('%', 1)[0] ?? '').toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined ? left : [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
