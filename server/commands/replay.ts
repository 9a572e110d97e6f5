import { isDeepStrictEqual } from 'node:util'
import { initialTransition } from 'xstate'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { verdict } from '#machines/kit/verdict.ts'
import type { Database } from '#server/database/open.ts'
import type { LifecycleColumns, TransitionLogTable } from './tables.ts'
import type { AnyStoredKind } from './kind.ts'
import { columnsOf, recordsIn, tableOf } from './rows.ts'
import { persisted, restoredAs, revisionOf, stateOf, upgraded } from './stored.ts'
import { ADOPT, UPGRADE } from './upgrades.ts'

/** A record whose log does not reproduce its stored state. */
export interface Difference {
  readonly kind: string
  readonly id: string
  /** The difference, for the operator of the database. */
  readonly what: string
}

export interface Replayed {
  /** Number of replayed records. */
  readonly count: number
  readonly differences: readonly Difference[]
}

const BATCH = 500

/** Replays the log of every record from its beginning, and compares the result with the stored record. Read-only. */
export async function replayRecords(db: Database, kinds: readonly AnyStoredKind[]): Promise<Replayed> {
  const differences: Difference[] = []
  let count = 0
  for (const kind of kinds) {
    let last = ''
    for (;;) {
      const records = await recordsIn(db)
        .selectFrom(tableOf(kind))
        .selectAll()
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute()
      if (records.length === 0) break
      last = records.at(-1)?.id ?? last
      count += records.length
      const logs = await logsOf(db, kind, records)
      for (const record of records) {
        const what = differenceOf(kind, record, logs.get(record.id) ?? [])
        if (what !== null) differences.push({ kind: kind.table, id: record.id, what })
      }
    }
    differences.push(...(await withoutRecord(db, kind)))
  }
  return { count, differences }
}

async function logsOf(
  db: Database,
  { table }: AnyStoredKind,
  records: readonly LifecycleColumns[],
): Promise<Map<string, TransitionLogTable[]>> {
  const rows = await db
    .selectFrom('transition_log')
    .selectAll()
    .where('lifecycle', '=', table)
    .where(
      'record_id',
      'in',
      records.map(({ id }) => id),
    )
    .orderBy('record_id')
    .orderBy('revision')
    .orderBy('version')
    .execute()
  return Map.groupBy(rows, ({ record_id }) => record_id)
}

/** Logs of records that no longer exist. */
async function withoutRecord(db: Database, kind: AnyStoredKind): Promise<Difference[]> {
  const ids = recordsIn(db).selectFrom(tableOf(kind)).select('id')
  const found = await db
    .selectFrom('transition_log')
    .select('record_id as id')
    .distinct()
    .where('lifecycle', '=', kind.table)
    .where('record_id', 'not in', ids)
    .execute()
  return found.map(({ id }) => ({ kind: kind.table, id, what: 'is in the log alone' }))
}

/** The difference; null: none. */
function differenceOf(
  kind: AnyStoredKind,
  record: LifecycleColumns,
  log: readonly TransitionLogTable[],
): string | null {
  try {
    const { version, next } = replayed(kind, log)
    if (version !== record.version) return `is of version ${record.version}, and of ${version} by its log`
    const made = { ...columnsOf({ ...kind, version, lifecycle: lifecycleOf(kind, version) }, next), ...timesOf(log) }
    const stored: Readonly<Record<string, unknown>> = { ...record, snapshot: JSON.parse(record.snapshot) }
    const differing = Object.entries({ ...made, snapshot: JSON.parse(made.snapshot) as unknown })
      .filter(([name, value]) => !isDeepStrictEqual(stored[name], value))
      .map(([name, value]) => `${name} is ${JSON.stringify(stored[name])}, and ${JSON.stringify(value)} by its log`)
    return differing.length === 0 ? null : differing.join('; ')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The snapshot that a log leads to. @throws where a row contradicts the statechart */
function replayed(
  kind: AnyStoredKind,
  log: readonly TransitionLogTable[],
): { version: number; next: SnapshotFrom<AnyStateMachine> } {
  const [first] = log
  if (first === undefined) throw new Error('has no log')
  let { version } = first
  let [next] = initialTransition(lifecycleOf(kind, version)) as [SnapshotFrom<AnyStateMachine>, unknown]
  for (const row of log) {
    const at = `row ${row.revision} of version ${row.version}`
    if (stateOf(next) !== row.from_state)
      throw new Error(`${at} begins at ${row.from_state}, and the log before it ends at ${stateOf(next)}`)
    const event = JSON.parse(row.event) as { readonly type: string }
    if (event.type === UPGRADE) {
      let stored = persisted(lifecycleOf(kind, version), next)
      for (; version < row.version; version += 1) stored = upgraded(kind, version, stored)
      next = restoredAs(lifecycleOf(kind, version), stored)
    } else {
      const said = verdict(lifecycleOf(kind, version), next, event)
      if (said.kind !== 'allowed')
        throw new Error(`${at} is ${said.kind}${said.kind === 'refused' ? `: ${said.code}` : ''}`)
      next = said.next
    }
    if (version !== row.version) throw new Error(`${at} follows one of version ${version} without an upgrade`)
    if (stateOf(next) !== row.to_state)
      throw new Error(`${at} leads to ${stateOf(next)}, and is logged as ${row.to_state}`)
    if (revisionOf(next) !== row.revision) throw new Error(`${at} is change ${revisionOf(next)}`)
  }
  return { version, next }
}

/** The statechart of a version. @throws where it is unknown */
function lifecycleOf(kind: AnyStoredKind, version: number): AnyStateMachine {
  const lifecycle = version === kind.version ? kind.lifecycle : kind.earlier[version]?.lifecycle
  if (lifecycle === undefined) throw new Error(`is of version ${version}, which is not known`)
  return lifecycle
}

/** The creation event with its time: a record older than its log was created before the first row. */
interface Logged {
  readonly type: string
  readonly createdAt?: number
}

function timesOf(log: readonly TransitionLogTable[]): Pick<LifecycleColumns, 'created_at' | 'updated_at'> | object {
  const changes = log
    .map(({ event, at }) => ({ at, event: JSON.parse(event) as Logged }))
    .filter(({ event }) => event.type !== UPGRADE)
  const [first, last] = [changes[0], changes.at(-1)]
  if (first === undefined || last === undefined) return {}
  const createdAt = first.event.type === ADOPT ? first.event.createdAt : undefined
  return { created_at: createdAt ?? first.at, updated_at: last.at }
}
