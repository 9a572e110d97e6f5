import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import type { FileTable } from '#server/database/schema.ts'

export type KnownFile = Pick<FileTable, 'name' | 'media_type' | 'size' | 'access'>

/** Files that a process remembers; a film is asked for hundreds of times in a row. */
const MOST = 1000

const fileRow = prepared(['id'], (db, { id }: { id: string }) =>
  db.selectFrom('file').select(['name', 'media_type', 'size', 'access']).where('id', '=', id),
)

/**
 * Makes the look-up of what is known of a file; null: there is none. A file never changes once it is stored, so what
 * has been read is remembered; whether its bytes are still there is for the store to say.
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
