import type { Kysely } from 'kysely'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import type { Effect } from '#machines/kit/verdict.ts'
import { noteForCommit } from '#server/database/commits.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { EffectTable, LifecycleColumns } from './tables.ts'
import { recordName } from './record-name.ts'
import { carrierOf, type Following } from './carriers.ts'
import type { AnyStoredKind } from './kind.ts'
import { persisted, revisionOf, stateOf } from './stored.ts'

/** One change of a record, to be logged. */
export interface Change {
  readonly id: string
  readonly event: object
  readonly from: string
  readonly next: SnapshotFrom<AnyStateMachine>
  /** Null: the clock or the server. */
  readonly by: string | null
  readonly at: number
}

interface Records {
  record: LifecycleColumns
}

/** All kinds share the lifecycle columns, so queries on these are typed by one table. */
export const recordsIn = (db: Querying): Kysely<Records> => db as unknown as Kysely<Records>
export const tableOf = ({ table }: Pick<AnyStoredKind, 'table'>): keyof Records => table as keyof Records

/** A record locked until the end of the transaction; null: not found. */
export async function lockRecord(trx: Querying, kind: AnyStoredKind, id: string): Promise<LifecycleColumns | null> {
  const found = await recordsIn(trx)
    .selectFrom(tableOf(kind))
    .selectAll()
    .where('id', '=', id)
    .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return found ?? null
}

/** The lifecycle columns derived from a snapshot. */
export const columnsOf = (
  kind: Pick<AnyStoredKind, 'version' | 'lifecycle' | 'columnsOf'>,
  snapshot: SnapshotFrom<AnyStateMachine>,
) => ({
  version: kind.version,
  snapshot: JSON.stringify(persisted(kind.lifecycle, snapshot)),
  state: stateOf(snapshot),
  revision: revisionOf(snapshot),
  ...kind.columnsOf(snapshot),
})

/** Appends to the log: the record can be rebuilt from these rows alone. */
export async function logChange(
  trx: Querying,
  kind: AnyStoredKind,
  { id, event, from, next, by, at }: Change,
): Promise<void> {
  await trx
    .insertInto('transition_log')
    .values({
      lifecycle: kind.table,
      record_id: id,
      revision: revisionOf(next),
      version: kind.version,
      event: JSON.stringify(event),
      from_state: from,
      to_state: stateOf(next),
      by_user_id: by,
      at,
    })
    .execute()
}

/** Announces the change, once it is committed, to those who have the record open. */
export async function announce(trx: Querying, kind: AnyStoredKind, owned: object, change: Change): Promise<void> {
  const { id, from, next } = change
  // A kind's own columns are those that it declares.
  const further = kind.announced?.(owned as never, { from, to: stateOf(next) }) ?? []
  for (const name of [recordName(kind.table, id), ...further]) await noteForCommit(trx, name)
}

/**
 * Carries out effects within the transaction, and queues those for after the commit. Returns what is to be sent next.
 */
export async function carryOut(
  trx: Querying,
  kind: AnyStoredKind,
  owned: object,
  { id, next, by, at }: Change,
  effects: readonly Effect[],
): Promise<readonly Following[]> {
  const revision = revisionOf(next)
  const later: EffectTable[] = []
  const following: (() => Promise<readonly Following[]>)[] = []
  for (const effect of effects) {
    const carrier = carrierOf(kind, effect)
    // Type and params come from the same statechart, so they match the carrier's declaration.
    const params = effect.params as never
    if (carrier !== 'meeting' && !('after' in carrier)) {
      const written = { trx, id, owned: owned as never, context: next.context as never, params, by, now: new Date(at) }
      await carrier.within?.(written)
      if ('next' in carrier) following.push(() => carrier.next(written))
    } else {
      later.push({
        id: `${id}-${revision}-${later.length}`,
        lifecycle: kind.table,
        record_id: id,
        revision,
        type: effect.type,
        params: JSON.stringify(effect.params ?? null),
        created_at: at,
        done_at: null,
        attempts: 0,
        next_attempt_at: at,
        failure: null,
      })
    }
  }
  if (later.length > 0) await trx.insertInto('effect').values(later).execute()
  const sending: Following[] = []
  for (const find of following) sending.push(...(await find()))
  return sending
}
