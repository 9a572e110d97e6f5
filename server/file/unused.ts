import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import type { FileStore } from './store.ts'

/** How long an upload may wait for what it was made for to be saved. */
const UNUSED_FOR_MS = 24 * 60 * 60_000

/** Every column that holds the id of a file, as table.column; a test looks for those that are missing here. */
export const fileColumns = [
  'user.head_img',
  'live_broadcast.image_id',
  'course.cover_file_id',
  'courseware.hd_file_id',
  'courseware.sd_file_id',
  'courseware_caption.file_id',
  'course_resource.file_id',
] as const

/** Removes what was uploaded more than a day ago and is referred to by nothing, rich text among it. */
export async function removeUnused(db: Database, files: FileStore, now: Date): Promise<void> {
  const used = fileColumns.map((column) => {
    const [table] = column.split('.') as [string]
    return sql`select ${sql.ref(column)} from ${sql.table(table)} where ${sql.ref(column)} is not null`
  })
  // First what is known of a file: bytes that nobody knows of are seen by nobody.
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
