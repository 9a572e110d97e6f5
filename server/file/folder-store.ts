import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteRange, FileStore } from './store.ts'

/** Up to here a part is read in one go: a stream of it costs more than its bytes. */
const IN_ONE_GO = 512 * 1024

/** Files in a folder of this machine. */
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
      // Nobody ever sees half of a file, also where two processes store the same one.
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
      if (bytesRead === 0) throw new RangeError('The file is shorter than what is asked of it')
      read += bytesRead
    }
    return part
  } finally {
    await handle.close()
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Spread over folders by the ends of the ids: thousands of files in one are slow to list. */
function pathOf(folder: string, id: string): string {
  if (!/^[\w-]+$/.test(id)) throw new TypeError(`${id} is no id of a file`)
  return join(folder, id.slice(-2), id)
}
