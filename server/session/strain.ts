import type { Querying } from '#server/database/open.ts'
import { ADDRESS_SIGN_IN, isStrained } from './attempts.ts'
import type { AddressPolicy } from './attempts.ts'
import type { Difficulty } from './captcha/challenge.ts'
import { BY_ADDRESS } from './codes.ts'
import { counterOf, isKnownAt } from './known-browser.ts'

/** Who attempts something for an account, and from where. */
export interface Attempting {
  readonly accountKey: string
  readonly address: string
  /** The hidden cookie `browser`. */
  readonly browser: string | null
}

/** How hard the captchas of an address are: hard while it is strained by failed sign-ins or by codes. */
export async function difficultyAt(db: Querying, address: string, now: Date): Promise<Difficulty> {
  for (const policy of [ADDRESS_SIGN_IN, BY_ADDRESS]) if (await isStrained(db, policy, address, now)) return 'hard'
  return 'easy'
}

/**
 * The address that an attempt counts by; null: by none, since the address is strained and the account known there or in
 * this browser, so that what strangers do in the same network does not hold it up.
 */
export async function countedAddress(
  db: Querying,
  policy: AddressPolicy,
  { accountKey, address, browser }: Attempting,
  secret: string,
  now: Date,
): Promise<string | null> {
  if (counterOf(secret, browser, accountKey) !== null) return null
  if (!(await isStrained(db, policy, address, now))) return address
  return (await isKnownAt(db, accountKey, address)) ? null : address
}
