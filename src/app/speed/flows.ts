import { fromPromise } from 'xstate'

import { downloadPayload, pingPortal } from '#api/speed/speed.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { provide } from '#machines/kit/services.ts'
import type { Download } from '#machines/speed/speed-measures.ts'
import { speedTestFlow, type DownloadRequest } from '#machines/speed/speed-test.flow.ts'

/** The speed test with its measurements; loaded with its page. */
export function provideSpeed(transport: Transport) {
  return {
    /** [ROUTE-15] */
    speedTest: provide(speedTestFlow, {
      actors: {
        ping: fromPromise(async () => {
          const start = performance.now()
          await transport.send(pingPortal, {})
          return performance.now() - start
        }),
        download: fromPromise<Download, DownloadRequest>(({ input, signal }) => download(transport, input, signal)),
      },
    }),
  }
}

/** Timed from the first byte: latency is measured separately. */
async function download(
  transport: Transport,
  { size, within, received }: DownloadRequest,
  signal: AbortSignal,
): Promise<Download> {
  const over = new AbortController()
  let begun: number | null = null
  let timer = 0
  let bytes = 0
  const soFar = (): Download => ({ bytes, milliseconds: begun === null ? 0 : performance.now() - begun })
  const count = (sum: number) => {
    if (begun === null) {
      begun = performance.now()
      timer = window.setTimeout(() => over.abort(), within)
    }
    bytes = sum
    received(soFar())
  }
  try {
    await transport.receive(downloadPayload, { size }, count, AbortSignal.any([signal, over.signal]))
  } catch (error) {
    // A timeout counts as a result: the bytes received so far.
    if (!over.signal.aborted) throw error
  } finally {
    window.clearTimeout(timer)
  }
  return soFar()
}
