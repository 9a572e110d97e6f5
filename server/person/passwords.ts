import type { PasswordMeans } from '#machines/person/account.lifecycle.ts'
import { sendOnWithin } from '#server/commands/door.ts'
import type { Querying } from '#server/database/open.ts'
import { accountKind } from './kind.ts'
import { lockTries } from './lock.ts'

interface Chosen {
  readonly userId: string
  readonly means: PasswordMeans
  /** The session in which it was done, which goes on; null: there is none. */
  readonly session: string | null
  readonly now: Date
}

/**
 * Tells the account that its owner has set a password, by whatever way; what that brings about its lifecycle says. Part
 * of the transaction that stores the password. @throws Refusal where it is disabled
 */
export async function passwordSet(trx: Querying, { userId, means, session, now }: Chosen): Promise<void> {
  // Tries before the account, as at sign-in, or two at the same time could deadlock.
  await lockTries(trx, userId)
  await sendOnWithin(trx, accountKind, { id: userId, event: { type: 'passwordSet', means, session }, by: userId, now })
}
