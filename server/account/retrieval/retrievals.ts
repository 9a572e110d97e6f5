import type { Querying } from '#server/database/open.ts'
import type { RetrievalTable } from '../tables.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { findAccount } from '#server/session/accounts.ts'
import { hashOf, newToken } from '#server/session/tokens.ts'

/** Lifetime of a retrieval. */
export const RETRIEVAL_LIFETIME_MS = 30 * 60_000

/** A pending password retrieval. Its id is a secret of the browser's cookie; codes are hashed together with it. */
export interface Retrieval extends Pick<RetrievalTable, 'account' | 'user_id' | 'verified_at'> {
  readonly id: string
}

/** Begins a retrieval, replacing the previous one; identical for known and unknown accounts. */
export async function beginRetrieval(db: Querying, account: string, before: string | null, now: Date): Promise<string> {
  const id = newToken()
  const user = await findAccount(db, account)
  if (before !== null) await db.deleteFrom('retrieval').where('id_hash', '=', hashOf(before)).execute()
  await db
    .insertInto('retrieval')
    .values({
      id_hash: hashOf(id),
      account,
      user_id: user?.id ?? null,
      expires_at: now.getTime() + RETRIEVAL_LIFETIME_MS,
      verified_at: null,
      used_at: null,
    })
    .execute()
  return id
}

/** The retrieval of a cookie. @throws Refusal when there is none, or it has expired or is completed */
export async function findRetrieval(db: Querying, id: string | null, now: Date): Promise<Retrieval> {
  const found = await db
    .selectFrom('retrieval')
    .select(['account', 'user_id', 'verified_at'])
    .where('id_hash', '=', hashOf(id ?? ''))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.getTime())
    .executeTakeFirst()
  if (id === null || found === undefined) throw new Refusal('retrieval.expired')
  return { ...found, id }
}
