import { fromPromise } from 'xstate'

import { CallFailure } from '#api/contract/problem.ts'
import * as speed from '#api/service/speed.ts'
import type { Transport } from '#api/service/transport.ts'
import type { Download } from '#machines/flows/speed-measures.ts'
import { speedTestFlow, type DownloadRequest } from '#machines/flows/speed-test.ts'

import type { SpeedFlows } from './views/portal/portal-context.ts'

/** The speed test with its measuring; fetched with its page. */
export function provideSpeed(transport: Transport): SpeedFlows {
  return {
    speedTest: speedTestFlow.provide({
      actors: {
        ping: fromPromise(async () => {
          const start = performance.now()
          await speed.pingPortal(transport)
          return performance.now() - start
        }),
        download: fromPromise<Download, DownloadRequest>(({ input, signal }) => download(transport, input, signal)),
      },
    }),
  }
}

/** Counts from the first bytes of the answer on: the way there and back is measured by itself. */
async function download(
  transport: Transport,
  { size, within, received }: DownloadRequest,
  signal: AbortSignal,
): Promise<Download> {
  const over = AbortSignal.timeout(within)
  let start = 0
  let soFar: Download = { bytes: 0, milliseconds: 0 }
  const count = (bytes: number) => {
    if (bytes === 0) start = performance.now()
    soFar = { bytes, milliseconds: performance.now() - start }
    received(soFar)
  }
  try {
    await speed.downloadPayload(transport, size, count, AbortSignal.any([signal, over]))
  } catch (error) {
    // What a slow line has brought by then is a result as well; nothing at all is not.
    if (!over.aborted) throw error
    if (soFar.bytes === 0) throw new CallFailure({ kind: 'timeout', reason: 'request.timeout', message: null })
  }
  return soFar
}
