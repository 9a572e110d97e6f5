import { sql } from 'kysely'
import type { Querying } from '#server/database/open.ts'
import type { SignInMethod, SignInOutcome } from './session-tables.ts'
import { networkOf } from './network.ts'
import { cutUserAgent } from './user-agent.ts'

/** Retention of the sign-in history. */
export const HISTORY_MS = 180 * 24 * 60 * 60_000

/** The origin of a sign-in attempt. */
export interface From {
  readonly method: SignInMethod
  readonly address: string
  readonly userAgent: string
  readonly now: Date
}

/**
 * Records an attempt as failed before it is checked; `noteOutcome` updates it. A name without an account costs the same
 * statement, so that timing does not reveal which names exist.
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
          // PostgreSQL types a parameter in a select as text.
          sql<number>`cast(${now.getTime()} as bigint)`.as('at'),
          sql<SignInMethod>`cast(${method} as text)`.as('method'),
          sql<SignInOutcome>`cast(${'wrongPassword'} as text)`.as('outcome'),
          sql<string>`cast(${networkOf(address)} as text)`.as('address'),
          sql<string>`cast(${cutUserAgent(userAgent)} as text)`.as('user_agent'),
        ]),
    )
    .execute()
}

/** Records the outcome of an attempt, whether or not it was recorded before. */
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

/** Marks the sign-in of a session as succeeded, after its second check. */
export async function noteCheckPassed(db: Querying, userId: string, sessionId: string): Promise<void> {
  await db
    .updateTable('sign_in_event')
    .set({ outcome: 'succeeded' })
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('outcome', '=', 'checkPending')
    .execute()
}
