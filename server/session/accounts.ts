import { sql } from 'kysely'
import type { Querying } from '#server/database/open.ts'

/** Case-folds an account name for comparison, so that every spelling is the same account. */
export const accountKey = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** Whose an e-mail address is: who is written to there, or signs in by it. */
export const isOfEmail = (email: string) =>
  sql<boolean>`(lower(email) = ${email.toLowerCase()} or account_key = ${accountKey(email)})`

export interface Account {
  id: string
  phone: string | null
  email: string | null
  language: string
  password_hash: string | null
}

/** The account of a name, or null. */
export async function findAccount(db: Querying, typed: string): Promise<Account | null> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'phone', 'email', 'language', 'password_hash'])
    .where('account_key', '=', accountKey(typed))
    .executeTakeFirst()
  return found ?? null
}
