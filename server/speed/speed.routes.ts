import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { downloadPayload, pingPortal } from '#api/speed/speed.contract.ts'
import type { Serve } from '#server/http/serve.ts'

/** Larger than a compressor's window, so that repeating it cannot be compressed. */
const BLOCK = 1024 * 1024
const CHUNK = 64 * 1024

let block: Promise<Buffer> | null = null

/** Random bytes, created once, in a worker thread. */
function chance(): Promise<Buffer> {
  block ??= new Promise((made, failed) => {
    randomBytes(BLOCK, (error, bytes) => (error === null ? made(bytes) : failed(error)))
  })
  return block
}

/**
 * Hands the block out chunk by chunk, as fast as the connection takes them; between two of them others have their turn.
 */
function* chunks(bytes: Buffer, size: number): Generator<Buffer> {
  for (let sent = 0; sent < size; sent += CHUNK) {
    const start = sent % BLOCK
    yield bytes.subarray(start, start + Math.min(CHUNK, size - sent))
  }
}

/** The portal's own speed test [ROUTE-15]. */
export function speedRoutes(serve: Serve): void {
  serve(pingPortal, () => null)

  serve(
    downloadPayload,
    async ({ size }, { reply }) => {
      const bytes = await chance()
      void reply.headers({
        'content-type': 'application/octet-stream',
        'content-length': size,
        // Compression by a proxy would falsify the measurement.
        'cache-control': 'no-store, no-transform',
      })
      return Readable.from(chunks(bytes, size), { objectMode: false, highWaterMark: CHUNK })
    },
    { limit: 'speedTest' },
  )
}
