import type { Querying } from '#server/database/open.ts'
import { confusables } from './confusables.ts'

const alike = (text: string): string =>
  [...text.normalize('NFD')].map((letter) => confusables.get(letter) ?? letter).join('')

/** What is seen of a text, by Unicode TS 39: texts that look the same have the same. Upper and lower case are one. */
function skeletonOf(text: string): string {
  const seen = text
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/gu, '')
    .normalize('NFD')
    // A dot upon what has one already.
    .replaceAll(/([\p{Soft_Dotted}ıȷ]\p{M}*?)\u0307/gu, '$1')
  return alike(alike(seen).toLowerCase()).normalize('NFC')
}

/**
 * What is seen of an account name: in lower case, and as it is written. Both count, since I looks like l, and i, which
 * is the same account, does not.
 */
export function looksOf(accountName: string): { account_skeleton: string; account_look: string } {
  const plain = accountName.normalize('NFKC')
  return { account_skeleton: skeletonOf(plain.toLowerCase()), account_look: skeletonOf(plain) }
}

/**
 * Works out the looks of accounts that have none: those that are older than these, or came into the table in another
 * way. Within a transaction that holds the lock on people.
 */
export async function fillLooks(trx: Querying): Promise<void> {
  const bare = await trx
    .selectFrom('user')
    .select(['id', 'account_name'])
    .where('account_skeleton', 'is', null)
    .execute()
  for (const { id, account_name: name } of bare)
    await trx.updateTable('user').set(looksOf(name)).where('id', '=', id).execute()
}
