import type { Database, Querying } from '#server/database/open.ts'
import type { SessionTable, SignInEventTable } from './session-tables.ts'
import { IDLE_MS } from './sessions.ts'

/** A session as shown to its owner. */
export type OwnSession = Pick<
  SessionTable,
  'id' | 'method' | 'address' | 'user_agent' | 'check_pending' | 'created_at' | 'seen_at'
>

/** A person's active sessions, the one used last first. */
export async function listSessions(db: Database, userId: string, now: Date): Promise<OwnSession[]> {
  const at = now.getTime()
  return db
    .selectFrom('session')
    .select(['id', 'method', 'address', 'user_agent', 'check_pending', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', at)
    .where('seen_at', '>', at - IDLE_MS)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one session of a person by its public id; returns whether there was one. */
export async function endSessionById(db: Querying, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export type OwnSignIn = Omit<SignInEventTable, 'user_id'>

/** A page of a person's sign-in history, newest first, and the total count. */
export async function listSignIns(
  db: Database,
  userId: string,
  page: { readonly size: number; readonly skipped: number },
): Promise<{ list: OwnSignIn[]; count: number }> {
  const own = db.selectFrom('sign_in_event').where('user_id', '=', userId)
  const { count } = await own
    .select((eb) => eb.fn.countAll<number | bigint | string>().as('count'))
    .executeTakeFirstOrThrow()
  const list = await own
    .select(['id', 'at', 'method', 'outcome', 'address', 'user_agent', 'session_id'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.size)
    .offset(page.skipped)
    .execute()
  return { list, count: Number(count) }
}
