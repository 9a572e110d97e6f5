import type { Querying } from '#server/database/open.ts'
import { networkOf } from './network.ts'
import { hashOf } from './tokens.ts'

const DAY_MS = 24 * 60 * 60_000

/** How many rows of a kind the people of one network may have stored within a day, whoever they are. */
export interface Quota {
  readonly kind: string
  readonly most: number
}

/** Whole schools share a network: a thousand people open twenty pages each. */
export const VISITS: Quota = { kind: 'visits-of-address', most: 20_000 }
/** An error of everybody is known well before. */
export const ERRORS: Quota = { kind: 'errors-of-address', most: 300 }

/**
 * Takes one from the quota of an address; false: it is used up. In one statement, so that requests at the same time
 * cannot take more. The day begins with the first that is taken.
 */
export async function takeFrom(db: Querying, { kind, most }: Quota, address: string, now: Date): Promise<boolean> {
  const at = now.getTime()
  const dayAgo = at - DAY_MS
  const taken = await db
    .insertInto('attempt')
    .values({ kind, subject: hashOf(networkOf(address)), count: 1, since: at, blocked_until: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet((eb) => {
          const isOver = eb('attempt.since', '<=', dayAgo)
          return {
            count: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('attempt.count', '+', 1))
              .end(),
            since: eb.case().when(isOver).then(at).else(eb.ref('attempt.since')).end(),
          }
        })
        .where((eb) => eb.or([eb('attempt.count', '<', most), eb('attempt.since', '<=', dayAgo)])),
    )
    .returning('count')
    .executeTakeFirst()
  return taken !== undefined
}
