import { sql } from 'kysely'
import type { Querying } from '../database/open.ts'
import type { SignInMethod, SignInOutcome } from './session-tables.ts'
import { networkOf } from './attempts.ts'
import { cutUserAgent } from './user-agent.ts'

/** So long the sign-in history is kept. */
export const HISTORY_MS = 180 * 24 * 60 * 60_000

/** Where a try to sign in comes from. */
export interface From {
  readonly method: SignInMethod
  readonly address: string
  readonly userAgent: string
  readonly now: Date
}

/**
 * Notes a try at an account before it is judged, as one that has failed; `noteOutcome` says otherwise. A name without
 * an account costs the same statement, so nobody learns by the time it takes which names exist.
 */
export async function noteTry(
  trx: Querying,
  id: string,
  accountKey: string,
  { method, address, userAgent, now }: From,
): Promise<void> {
  await trx
    .insertInto('sign_in_event')
    .columns(['user_id', 'id', 'at', 'method', 'outcome', 'address', 'user_agent'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .where('account_key', '=', accountKey)
        .select([
          'user.id',
          sql<string>`cast(${id} as text)`.as('event_id'),
          // PostgreSQL takes a value in a select for text.
          sql<number>`cast(${now.getTime()} as bigint)`.as('at'),
          sql<SignInMethod>`cast(${method} as text)`.as('method'),
          sql<SignInOutcome>`cast(${'wrongPassword'} as text)`.as('outcome'),
          sql<string>`cast(${networkOf(address)} as text)`.as('address'),
          sql<string>`cast(${cutUserAgent(userAgent)} as text)`.as('user_agent'),
        ]),
    )
    .execute()
}

/** Notes how a try has ended, whether or not it was noted before. */
export async function noteOutcome(
  db: Querying,
  { method, address, userAgent, now }: From,
  end: {
    readonly id: string
    readonly userId: string
    readonly outcome: SignInOutcome
    readonly sessionId: string | null
  },
): Promise<void> {
  const outcome = { outcome: end.outcome, session_id: end.sessionId }
  await db
    .insertInto('sign_in_event')
    .values({
      user_id: end.userId,
      id: end.id,
      at: now.getTime(),
      method,
      address: networkOf(address),
      user_agent: cutUserAgent(userAgent),
      ...outcome,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(outcome))
    .execute()
}

/** The second check of a session has been passed: its sign-in has succeeded. */
export async function noteCheckPassed(db: Querying, userId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('sign_in_event')
    .set({ outcome: 'succeeded' })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('outcome', '=', 'checkPending')
    .execute()
}
