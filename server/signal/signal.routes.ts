import { streamSignals } from '#api/signal/signal.contract.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

/** [MSG-07] The caller's stream of signals. */
export function signalRoutes(serve: Serve, { signals }: Portal): void {
  serve(streamSignals, async (_payload, { reply, signedIn }) => {
    const stream = await signals.open(signedIn())
    void reply.headers({
      'content-type': 'text/event-stream; charset=utf-8',
      // Disables proxy buffering, which would delay every event.
      'x-accel-buffering': 'no',
    })
    return stream
  })
}
