import type { PasswordMeans } from '#machines/person/account.lifecycle.ts'
import { sendOnWithin } from '#server/commands/door.ts'
import type { Querying } from '#server/database/open.ts'
import { accountKind } from './kind.ts'
import { voidLinks } from './links.ts'

/**
 * Tells the account that its owner has set a password, by whatever way: who was invited is active from then on, and
 * links that would set one are void. Part of the transaction that stores the password. @throws Refusal where it is
 * disabled
 */
export async function passwordSet(trx: Querying, userId: string, means: PasswordMeans, now: Date): Promise<void> {
  await sendOnWithin(trx, accountKind, { id: userId, event: { type: 'passwordSet', means }, by: userId, now })
  await voidLinks(trx, userId, now)
}
