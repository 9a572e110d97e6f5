import { randomUUID } from 'node:crypto'
import type { ExportFormat, ExportKind } from '#api/roster/roster.contract.ts'
import type { Querying } from '#server/database/open.ts'

/** So long it is known who has exported what. */
export const EXPORTS_MS = 365 * 24 * 60 * 60_000

interface Exported {
  readonly userId: string
  readonly classId: string
  readonly what: ExportKind
  readonly format: ExportFormat
  readonly now: Date
}

/** Notes who takes what out of a class; without that nothing goes out. */
export async function noteExport(db: Querying, { userId, classId, now, ...out }: Exported): Promise<void> {
  await db
    .insertInto('export_log')
    .values({ id: randomUUID(), user_id: userId, class_id: classId, ...out, at: now.getTime() })
    .execute()
}
