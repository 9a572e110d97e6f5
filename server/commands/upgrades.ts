import type { Database, Querying } from '#server/database/open.ts'
import type { LifecycleColumns } from '#server/database/schema.ts'
import type { AnyRecordKind } from './kind.ts'
import { columnsOf, lockRecord, logChange, recordsIn, tableOf } from './rows.ts'
import { restored } from './stored.ts'

/** The event of the log by which a record goes from one version to the next. No client can send it. */
export const UPGRADE = 'version.upgraded'
/**
 * The event of a lifecycle by which a record begins that was there before its log: a migration writes it. It may say
 * with `createdAt` when the record was begun; its row is of the time of the last change before.
 */
export const ADOPT = 'adopt'
const BATCH = 100

/** Writes a locked record as the present version stores it, which is a row of the log. */
export async function upgradeLocked(
  trx: Querying,
  kind: AnyRecordKind,
  record: LifecycleColumns,
  now: Date,
): Promise<LifecycleColumns> {
  const next = restored(kind, record)
  const columns = columnsOf(kind, next)
  // Nothing happens to it that people would see: revision and time of change stay what they are.
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
 * Brings every record of a kind up to date that nobody has touched since its statechart changed, so that queries by
 * state find them all. Done while the portal runs: what it has not reached yet is upgraded on the way.
 */
export async function upgradeRecords(db: Database, kind: AnyRecordKind, now: Date): Promise<number> {
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
