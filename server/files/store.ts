import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { SettingsError } from '../settings.ts'

export interface StoredBytes {
  readonly size: number
  readonly stream: Readable
}

/** Where the bytes of files lie, by their ids; what is known of a file stands in the database. */
export interface FileStore {
  has(id: string): Promise<boolean>
  /** Keeps bytes under an id that has none yet: a file once stored is never changed. */
  put(id: string, bytes: Uint8Array): Promise<void>
  /** The bytes; null: there are none under this id. */
  open(id: string): Promise<StoredBytes | null>
}

/** The store behind the setting FILES_URL. @throws SettingsError where there is none for such an address */
export function createFileStore(filesUrl: string): FileStore {
  if (filesUrl.startsWith('s3:')) throw new SettingsError('FILES_URL must be a folder: files are not kept at s3:// addresses')
  return folderStore(filesUrl)
}

function folderStore(folder: string): FileStore {
  const sizeOf = (id: string): Promise<number | null> =>
    stat(pathOf(folder, id)).then(
      ({ size }) => size,
      () => null,
    )
  return {
    has: async (id) => (await sizeOf(id)) !== null,
    async put(id, bytes) {
      const path = pathOf(folder, id)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Nobody ever sees half of a file, also where two processes store the same one.
      const beside = `${path}.${randomUUID()}`
      await writeFile(beside, bytes, { mode: 0o600 })
      await rename(beside, path)
    },
    async open(id) {
      const size = await sizeOf(id)
      return size === null ? null : { size, stream: createReadStream(pathOf(folder, id)) }
    },
  }
}

/** Spread over folders by the ends of the ids: thousands of files in one are slow to list. */
function pathOf(folder: string, id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new TypeError(`${id} is no id of a file`)
  return join(folder, id.slice(-2), id)
}
