import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { isUnavailable } from '#server/database/unavailable.ts'
import type { EffectTable } from './tables.ts'
import { carrierOf } from './carriers.ts'
import type { AnyStoredKind } from './kind.ts'
import { meetingOf, type Meeting } from './meeting.ts'

/** Notifies the browsers of these people of news. */
export interface Telling {
  tell(userIds: readonly string[], kind: 'notice'): void
}

export interface Effects {
  /** Carries out pending effects. Called after the commit and by a timer; failures are stored with the effect. */
  dispatch(): Promise<void>
  /** Resolves when no effect is in progress. */
  settled(): Promise<void>
}

const BATCH = 20
const LONGEST_PAUSE_MS = 60 * 60_000
/** Backoff of 10 s, 30 s, 90 s, … up to an hour between retries; they never stop. */
const pauseAfter = (attempts: number): number => Math.min(10_000 * 3 ** attempts, LONGEST_PAUSE_MS)

interface EffectsParts {
  readonly db: Database
  readonly clock: Clock
  readonly kinds: readonly AnyStoredKind[]
  readonly meetings: readonly Meeting[]
  readonly signals: Telling
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

export function createEffects({ db, clock, kinds, meetings, signals, logger }: EffectsParts): Effects {
  let running = Promise.resolve()
  let isWaiting = false

  /** One transaction with the done mark: a killed process rolls both back. */
  const carryOut = async (ids: readonly string[]): Promise<void> => {
    const told = await db.transaction().execute(async (trx) => {
      // Other processes share the outbox; rows that one has locked are skipped by the others.
      const due = await trx
        .selectFrom('effect')
        .selectAll()
        .where('id', 'in', ids)
        .where('done_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .$if(hasRowLocks(trx), (query) => query.forUpdate().skipLocked())
        .execute()
      return perform(trx, { kinds, meetings }, due, clock.now())
    })
    if (told.length > 0) signals.tell([...new Set(told)], 'notice')
  }

  const failed = async ({ id, attempts, type, record_id: recordId }: EffectTable, error: unknown): Promise<void> => {
    // A database that is away is no failure of the effect, which stays due.
    if (isUnavailable(error)) throw error
    logger.error({ err: error, effectId: id, type, recordId }, 'an effect could not be carried out')
    await db
      .updateTable('effect')
      .set({
        attempts: attempts + 1,
        next_attempt_at: clock.now().getTime() + pauseAfter(attempts),
        failure: String(error instanceof Error ? error.message : error).slice(0, 300),
      })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .execute()
  }

  const carryOutDue = async (): Promise<void> => {
    isWaiting = false
    const due = await db
      .selectFrom('effect')
      .selectAll()
      .where('done_at', 'is', null)
      .where('next_attempt_at', '<=', clock.now().getTime())
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (due.length === 0) return
    // As one batch, since most succeed and a commit is slow; after a failure, one by one.
    await carryOut(due.map(({ id }) => id)).catch(async () => {
      for (const effect of due) await carryOut([effect.id]).catch((error: unknown) => failed(effect, error))
    })
    // A meeting has changed other records, which may have effects in turn.
    const hasMet = due.some(({ lifecycle, type }) =>
      meetings.some(({ of, effect }) => of.table === lifecycle && effect === type),
    )
    if (hasMet || due.length === BATCH) await carryOutDue()
  }

  return {
    dispatch() {
      // A call during a running pass is covered by it.
      if (isWaiting) return running
      isWaiting = true
      running = running.then(carryOutDue).catch((error: unknown) => {
        logger.error({ err: error }, 'the effects could not be worked through')
      })
      return running
    },
    settled: () => running,
  }
}

/** Carries out effects within a transaction and marks them as done. Returns the people to notify. */
export async function perform(
  trx: Querying,
  { kinds, meetings }: Pick<EffectsParts, 'kinds' | 'meetings'>,
  due: readonly EffectTable[],
  now: Date,
): Promise<string[]> {
  const told: string[] = []
  for (const effect of due) {
    const kind = kinds.find(({ table }) => table === effect.lifecycle) ?? { table: effect.lifecycle, actions: {} }
    const carrier = carrierOf(kind, effect)
    if (carrier !== 'meeting' && !('after' in carrier))
      throw new Error(`${effect.type} of ${effect.lifecycle} is not carried out after the commit`)
    const change = await trx
      .selectFrom('transition_log')
      .selectAll()
      .where('lifecycle', '=', effect.lifecycle)
      .where('record_id', '=', effect.record_id)
      .where('revision', '=', effect.revision)
      // An upgrade does not increment the revision, and is logged after the change.
      .orderBy('version')
      .executeTakeFirstOrThrow()
    const committed = { id: effect.id, params: JSON.parse(effect.params) as never, change, now }
    const done = carrier === 'meeting' ? meetingOf(meetings, effect).meet : carrier.after
    told.push(...(await done(trx, committed)))
  }
  const ids = due.map(({ id }) => id)
  if (ids.length > 0)
    await trx.updateTable('effect').set({ done_at: now.getTime(), failure: null }).where('id', 'in', ids).execute()
  return told
}
