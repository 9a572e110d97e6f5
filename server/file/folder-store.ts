import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteRange, FileStore } from './store.ts'

/** Ranges up to this size are read at once: a stream would cost more than the bytes. */
const IN_ONE_GO = 512 * 1024

/** Stores files in a local folder. */
export function folderStore(folder: string): FileStore {
  return {
    has: (id) =>
      stat(pathOf(folder, id)).then(
        () => true,
        () => false,
      ),
    async put(id, bytes) {
      const path = pathOf(folder, id)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written atomically: no partial file is ever visible, even if two processes store the same one.
      const beside = `${path}.${randomUUID()}`
      try {
        await writeFile(beside, bytes, { mode: 0o600, flush: true })
        await rename(beside, path)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    async open(id, range = null) {
      const handle = await open(pathOf(folder, id)).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      })
      if (handle === null) return null
      if (range === null) return handle.createReadStream()
      if (range.to - range.from < IN_ONE_GO) return readPart(handle, range)
      return handle.createReadStream({ start: range.from, end: range.to })
    },
    async remove(id) {
      await rm(pathOf(folder, id), { force: true })
    },
    close: () => undefined,
  }
}

async function readPart(handle: FileHandle, { from, to }: ByteRange): Promise<Uint8Array> {
  try {
    const part = Buffer.allocUnsafe(to - from + 1)
    let read = 0
    while (read < part.length) {
      const { bytesRead } = await handle.read(part, read, part.length - read, from + read)
      if (bytesRead === 0) throw new RangeError('The file is shorter than the requested range')
      read += bytesRead
    }
    return part
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Sharded into subfolders by the ends of the ids: a folder with thousands of files is slow to list. */
function pathOf(folder: string, id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new TypeError(`${id} is a malformed file id`)
  return join(folder, id.slice(-2), id)
}
