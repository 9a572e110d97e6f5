import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
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

/** Removes uploads older than a day that nothing refers to, rich text included. */
export async function removeUnused(db: Database, files: FileStore, now: Date): Promise<void> {
  const used = fileColumns.map((column) => {
    const [table] = column.split('.') as [string]
    return sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`
  })
  // Metadata first: bytes without metadata are invisible, so a crash in between is harmless.
  const removed = await db
    .deleteFrom('file')
    .where('uploaded_by', 'is not', null)
    .where('stored_at', '<=', now.getTime() - UNUSED_FOR_MS)
    .where(sql<boolean>`id not in (${sql.join(used, sql` union all `)})`)
    .where(sql<boolean>`not exists (select 1 from information_text where detail like '%' || file.id || '%')`)
    .returning('id')
    .execute()
  for (const { id } of removed) await files.remove(id)
}
