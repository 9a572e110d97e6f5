import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import type { FileTable } from './tables.ts'

export type KnownFile = Pick<FileTable, 'name' | 'media_type' | 'size' | 'access'> & {
  readonly uploaded_by: string | null
}

/** Cache size; a film is requested hundreds of times in a row. */
const MOST = 1000

const fileRow = prepared(['id'], (db, { id }: { id: string }) =>
  db.selectFrom('file').select(['name', 'media_type', 'size', 'access', 'uploaded_by']).where('id', '=', id),
)

/**
 * Creates a cached look-up of file metadata; null: unknown file. Stored files are immutable, so entries stay valid;
 * whether the bytes still exist is the store's concern.
 */
export function knownFiles(db: Database): (id: string) => Promise<KnownFile | null> {
  const remembered = new Map<string, KnownFile>()
  return async (id) => {
    const known = remembered.get(id)
    if (known !== undefined) return known
    const [file] = await fileRow(db, { id })
    if (file === undefined) return null
    const [oldest] = remembered.keys()
    if (remembered.size >= MOST && oldest !== undefined) remembered.delete(oldest)
    remembered.set(id, file)
    return file
  }
}
