import type { Database, Querying } from '#server/database/open.ts'
import type { LifecycleColumns } from './tables.ts'
import type { AnyStoredKind } from './kind.ts'
import { columnsOf, lockRecord, logChange, recordsIn, tableOf } from './rows.ts'
import { restored } from './stored.ts'

/** The log event that upgrades a record to the next version. No client can send it. */
export const UPGRADE = 'version.upgraded'
/**
 * The first event of a record that is older than its log, written by a migration. `createdAt` may tell when it was
 * created; the row itself has the time of the last change before.
 */
export const ADOPT = 'adopt'
const BATCH = 100

/** Writes a locked record in the current version, and logs the upgrade. */
export async function upgradeLocked(
  trx: Querying,
  kind: AnyStoredKind,
  record: LifecycleColumns,
  now: Date,
): Promise<LifecycleColumns> {
  const next = restored(kind, record)
  const columns = columnsOf(kind, next)
  // Not a visible change: revision and time of change stay.
  await recordsIn(trx).updateTable(tableOf(kind)).set(columns).where('id', '=', record.id).execute()
  const { id, state } = record
  await logChange(trx, kind, {
    id,
    event: { type: UPGRADE, from: record.version },
    from: state,
    next,
    by: null,
    at: now.getTime(),
  })
  return { ...record, ...columns }
}

/**
 * Upgrades all records of a kind that were not changed since its statechart did, so that queries by state find them. It
 * runs in the background; records not reached yet are upgraded when they are used.
 */
export async function upgradeRecords(db: Database, kind: AnyStoredKind, now: Date): Promise<number> {
  let count = 0
  for (;;) {
    const found = await recordsIn(db)
      .selectFrom(tableOf(kind))
      .select('id')
      .where('version', '<', kind.version)
      .limit(BATCH)
      .execute()
    if (found.length === 0) return count
    for (const { id } of found) {
      await db.transaction().execute(async (trx) => {
        const record = await lockRecord(trx, kind, id)
        if (record !== null && record.version < kind.version) await upgradeLocked(trx, kind, record, now)
      })
      count += 1
    }
  }
}
