import type { AttachedFile } from '#api/course/managed-publication.contract.ts'
import { mediaTypes, uploadRule } from '#api/file/upload-rule.ts'
import type { UploadService } from '#api/file/upload-rule.ts'
import type { Querying } from '#server/database/open.ts'

/** A file that something names, and what it is to be for. */
export interface Named {
  readonly id: string
  readonly service: UploadService
}

/** More ids than one statement may ask for come in rows of this many. */
const BATCH = 1000

async function filesIn(db: Querying, ids: readonly string[]) {
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, i) => ids.slice(i * BATCH, (i + 1) * BATCH))
  const rows = await Promise.all(
    batches.map((batch) =>
      db
        .selectFrom('file')
        .select(['id', 'name', 'size', 'media_type', 'service_code'])
        .where('id', 'in', batch)
        .execute(),
    ),
  )
  return new Map(rows.flat().map((row) => [row.id, row]))
}

/** Whether every file is there and was uploaded for this; what came with the portal is judged by its type. */
export async function areAttachable(db: Querying, named: readonly Named[]): Promise<boolean> {
  const files = await filesIn(db, [...new Set(named.map(({ id }) => id))])
  return named.every(({ id, service }) => {
    const file = files.get(id)
    if (file === undefined) return false
    if (file.service_code !== null) return file.service_code === service
    return uploadRule(service).extensions.some((extension) => mediaTypes[extension] === file.media_type)
  })
}

/** What forms show of files. The look-up gives null for null, and for one that is there no longer. */
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
