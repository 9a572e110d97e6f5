import { sql } from 'kysely'
import { UNUSED_BYTES_MAX, UNUSED_FILES_MAX } from '#api/file/upload-rule.ts'
import type { UploadService } from '#api/file/upload-rule.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import type { FileStore } from './store.ts'

/** Grace period of an upload before it must be referenced. */
const UNUSED_FOR_MS = 24 * 60 * 60_000

/** Every column that holds a file id, as table.column; a test checks that none is missing. */
export const fileColumns = [
  'user.head_img',
  'live_broadcast.image_id',
  'course.cover_file_id',
  'courseware.hd_file_id',
  'courseware.sd_file_id',
  'courseware_caption.file_id',
  'course_resource.file_id',
  'question_picture.file_id',
  'questionnaire_picture.file_id',
  'task_attachment.file_id',
  'homework_file.file_id',
] as const

interface Purpose {
  readonly userId: string
  readonly service: UploadService
}

/** The same for several uploads of one person at the same moment, which are stored one after another. */
export async function checkUnusedInTurn(trx: Querying, purpose: Purpose, size: number, now: Date): Promise<void> {
  if (hasRowLocks(trx))
    await trx.selectFrom('user').select('id').where('id', '=', purpose.userId).forNoKeyUpdate().execute()
  await checkUnused(trx, purpose, size, now)
}

/**
 * Refuses one more upload where too much of somebody's waits for a use. Older files are either used or removed soon.
 * @throws Refusal
 */
export async function checkUnused(db: Querying, { userId, service }: Purpose, size: number, now: Date): Promise<void> {
  const recent = await db
    .selectFrom('file')
    .select(['id', 'size'])
    .where('uploaded_by', '=', userId)
    .where('service_code', '=', service)
    .where('stored_at', '>', now.getTime() - UNUSED_FOR_MS)
    .execute()
  if (isWithin(recent, size)) return
  // Rarely: whoever uploads so much within a day uses most of it.
  const used = await usedAmong(
    db,
    recent.map(({ id }) => id),
  )
  const unused = recent.filter(({ id }) => !used.has(id))
  if (!isWithin(unused, size)) throw new Refusal('file.tooMuchUnused')
}

/** Whether another file of a size may be among these. */
const isWithin = (files: readonly { readonly size: number }[], size: number): boolean =>
  files.length < UNUSED_FILES_MAX && files.reduce((sum, file) => sum + file.size, size) <= UNUSED_BYTES_MAX

/** Batch size of ids per statement. */
const BATCH = 500

/** Those of some files that something refers to, rich text included. */
async function usedAmong(db: Querying, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>()
  for (let from = 0; from < ids.length; from += BATCH) {
    const named = sql.join(ids.slice(from, from + BATCH))
    const references = fileColumns.map((column) => {
      const [table] = column.split('.') as [string]
      return sql`select ${sql.ref(column)} as id from ${sql.table(table)} where ${sql.ref(column)} in (${named})`
    })
    const written = sql`select file.id from file where file.id in (${named}) and ${isWritten}`
    const { rows } = await sql<{ id: string }>`${sql.join([...references, written], sql` union all `)}`.execute(db)
    for (const { id } of rows) used.add(id)
  }
  return used
}

/** Whether a rich text refers to the `file` at hand. */
const isWritten = sql<boolean>`exists (select 1 from information_text where detail like '%' || file.id || '%')`

/** Removes uploads older than a day that nothing refers to, rich text included. */
export async function removeUnused(db: Database, files: FileStore, now: Date): Promise<void> {
  const used = fileColumns.map((column) => {
    const [table] = column.split('.') as [string]
    return sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`
  })
  // Metadata first: bytes without metadata are invisible, so a crash in between is harmless.
  const removed = await db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('file')
      .select('id')
      .where('uploaded_by', 'is not', null)
      .where('stored_at', '<=', now.getTime() - UNUSED_FOR_MS)
      .where(sql<boolean>`id not in (${sql.join(used, sql` union all `)})`)
      .where(sql<boolean>`not ${isWritten}`)
      // What somebody is just about to use is passed over.
      .$if(hasRowLocks(trx), (query) => query.forUpdate().skipLocked())
      .execute()
    const ids = found.map(({ id }) => id)
    // Between being found and being locked, one may have come into use.
    const usedMeanwhile = await usedAmong(trx, ids)
    const gone = ids.filter((id) => !usedMeanwhile.has(id))
    for (let from = 0; from < gone.length; from += BATCH)
      await trx
        .deleteFrom('file')
        .where('id', 'in', gone.slice(from, from + BATCH))
        .execute()
    return gone
  })
  for (const id of removed) await files.remove(id)
}
