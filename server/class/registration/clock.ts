import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { sendOnWithin } from '#server/commands/door.ts'
import type { Doorway } from '#server/commands/door.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import { factsOfClass, lockClass } from './facts.ts'
import { registrationKind } from './kind.ts'
import { pendingRegistration } from './states.ts'

interface Ending extends Doorway {
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

interface Due {
  readonly id: string
  readonly class_id: string
}

const BATCH = 100

/**
 * What the end of a window or of a class brings about: who is invited, under review or waits has no place. Several
 * processes may do so at once: each registration is looked at again under the lock of its class. Returns how many have
 * lapsed.
 */
export async function endWindows({ db, effects, logger }: Ending, now: Date): Promise<number> {
  let count = 0
  // By id, so that one that fails is passed over until the next time.
  for (let last = ''; ; ) {
    const due = await dueIn(db, now)
      .where('registration.id', '>', last)
      .orderBy('registration.id')
      .limit(BATCH)
      .execute()
    for (const [classId, ofClass] of Map.groupBy(due, ({ class_id }) => class_id)) {
      count += await endTogether(db, classId, ofClass, now).catch(async (error: unknown) => {
        if (isUnavailable(error)) throw error
        let done = 0
        for (const one of ofClass)
          done += await endTogether(db, classId, [one], now).catch((reason: unknown) => {
            if (isUnavailable(reason)) throw reason
            logger.error({ err: reason, recordId: one.id }, 'a registration could not lapse')
            return 0
          })
        return done
      })
    }
    if (due.length < BATCH) break
    last = due.at(-1)?.id ?? last
  }
  if (count > 0) void effects.dispatch()
  return count
}

/** Who is invited, under review or waits although the time for it is over. */
const dueIn = (db: Querying, now: Date) =>
  db
    .selectFrom('registration')
    .innerJoin('class', 'class.id', 'registration.class_id')
    .select(['registration.id', 'registration.class_id', 'registration.state'])
    // As the index of those that are pending has it.
    .where(sql<boolean>`registration.state in (${sql.join(pendingRegistration.map((state) => sql.lit(state)))})`)
    .where((eb) =>
      eb.or([
        eb('class.ends_at', '<=', now.getTime()),
        eb.and([
          eb('class.closes_at', '<=', now.getTime()),
          eb('class.declines_at_end', '=', 1),
          eb('registration.state', '=', 'underReview'),
        ]),
      ]),
    )

const endTogether = (db: Database, classId: string, due: readonly Due[], now: Date): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const row = await lockClass(trx, classId)
    if (row === undefined) return 0
    // Read again, since another process, or those who run the class, may have been there first.
    const still = await dueIn(trx, now)
      .where(
        'registration.id',
        'in',
        due.map(({ id }) => id),
      )
      .orderBy('registration.ticket')
      .execute()
    const facts = factsOfClass(row, now)
    const type = now.getTime() >= row.ends_at ? 'classEnded' : 'windowEnded'
    for (const { id } of still) await sendOnWithin(trx, registrationKind, { id, event: { type, facts }, by: null, now })
    return still.length
  })
