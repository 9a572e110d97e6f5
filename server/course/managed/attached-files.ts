import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import { mediaTypes, uploadRule } from '#api/file/upload-rule.ts'
import type { UploadService } from '#api/file/upload-rule.ts'
import type { Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

/** A referenced file and its required purpose. */
export interface Named {
  readonly id: string
  readonly service: UploadService
}

/** Batch size of ids per statement. */
const BATCH = 1000

/** @param isKept whether they are not swept until the end of the transaction */
async function filesIn(db: Querying, ids: readonly string[], isKept = false) {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, i) => ids.slice(i * BATCH, (i + 1) * BATCH))
  const rows = await Promise.all(
    batches.map((batch) =>
      db
        .selectFrom('file')
        .select(['id', 'name', 'size', 'media_type', 'service_code'])
        .where('id', 'in', batch)
        .$if(isKept && hasRowLocks(db), (query) => query.forKeyShare())
        .execute(),
    ),
  )
  return new Map(rows.flat().map((row) => [row.id, row]))
}

/**
 * Whether every file exists and was uploaded for this purpose; files of the portal are judged by type. They stay until
 * the end of the transaction.
 */
export async function areAttachable(db: Querying, named: readonly Named[]): Promise<boolean> {
  const files = await filesIn(db, [...new Set(named.map(({ id }) => id))], true)
  return named.every(({ id, service }) => {
    const file = files.get(id)
    if (file === undefined) return false
    if (file.service_code !== null) return file.service_code === service
    return uploadRule(service).extensions.some((extension) => mediaTypes[extension] === file.media_type)
  })
}

/** File data for forms. The look-up returns null for null and for deleted files. */
export async function attachedFiles(
  db: Querying,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => AttachedFile | null> {
  const files = await filesIn(db, [...new Set(ids.filter((id) => id !== null))])
  return (id) => {
    const file = id === null ? undefined : files.get(id)
    return file === undefined ? null : { fileID: file.id, name: file.name, size: file.size }
  }
}
