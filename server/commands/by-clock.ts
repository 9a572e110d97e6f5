import type { FastifyBaseLogger } from 'fastify'
import type { AnyStateMachine, EventFrom } from 'xstate'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { Tables } from '#server/tables.ts'
import { sendOnWithin } from './door.ts'
import type { Doorway } from './door.ts'
import type { StoredKind } from './kind.ts'

export interface ClockDoor extends Doorway {
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}
/** The ids of records that are due, after `last`, in their order, so many as one transaction takes. */
export type FindDue = (db: Querying, now: Date, last: string) => Promise<string[]>

/** Records of one transaction, so that nobody waits long for it. */
export const CLOCK_BATCH = 20

/** What time brings about for the records of a lifecycle. */
export interface ByClock<Lifecycle extends AnyStateMachine, Owned extends object> {
  readonly kind: StoredKind<Lifecycle, Owned> & { readonly table: 'learner_exam' | 'questionnaire_response' }
  readonly find: FindDue
  readonly event: EventFrom<Lifecycle>
}

/**
 * Sends an event to all records that are due. Several processes may do so at once: records that one has locked are
 * passed over by the others. Returns how many took it.
 */
export async function sendByClock<Lifecycle extends AnyStateMachine, Owned extends object>(
  { db, logger }: ClockDoor,
  now: Date,
  due: ByClock<Lifecycle, Owned>,
): Promise<number> {
  let count = 0
  // By id, so that one that fails is passed over until the next time.
  for (let last = ''; ; ) {
    const ids = await due.find(db, now, last)
    count += await sendTogether(db, ids, now, due).catch(async (error: unknown) => {
      if (isUnavailable(error)) throw error
      let done = 0
      for (const id of ids)
        done += await sendTogether(db, [id], now, due).catch((reason: unknown) => {
          if (isUnavailable(reason)) throw reason
          logger.error({ err: reason, recordId: id }, `the clock could not work through ${due.kind.table}`)
          return 0
        })
      return done
    })
    if (ids.length < CLOCK_BATCH) return count
    last = ids.at(-1) ?? last
  }
}

async function sendTogether<Lifecycle extends AnyStateMachine, Owned extends object>(
  db: Database,
  ids: readonly string[],
  now: Date,
  { kind, find, event }: ByClock<Lifecycle, Owned>,
): Promise<number> {
  if (ids.length === 0) return 0
  return db.transaction().execute(async (trx) => {
    const table: keyof Pick<Tables, 'learner_exam' | 'questionnaire_response'> = kind.table
    const locked = await trx
      .selectFrom(table)
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate().skipLocked())
      .execute()
    let count = 0
    for (const { id } of locked) {
      // Read again, since it may have changed before it was locked.
      const isDue = (await find(trx, now, before(id))).includes(id)
      if (!isDue) continue
      await sendOnWithin(trx, kind, { id, event, by: null, now })
      count += 1
    }
    return count
  })
}

/** An id that sorts right before another of the same length. */
const before = (id: string): string => id.slice(0, -1)
