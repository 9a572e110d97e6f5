import { signalKinds, streamSignals, type SignalKind } from './signal.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/**
 * What a stream of signals says. `refused`: the server will not open one; `ended`: it broke off, or never came about.
 */
export type StreamEvent =
  | { readonly type: 'stream.opened' }
  | { readonly type: 'stream.heard' }
  | { readonly type: 'signal.received'; readonly kind: SignalKind }
  | { readonly type: 'stream.ended' }
  | { readonly type: 'stream.refused' }

/**
 * Listens until the stream ends or is stopped; parsed by hand, because an EventSource reconnects by itself and hides
 * why it failed.
 */
export function listenToSignals(transport: Transport, heard: (event: StreamEvent) => void): () => void {
  const stopping = new AbortController()
  const listen = async (): Promise<void> => {
    const response = await fetch(transport.address(streamSignals, {}), {
      headers: { accept: 'text/event-stream' },
      credentials: 'include',
      cache: 'no-store',
      signal: stopping.signal,
    })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (!response.ok || !isStream || response.body === null) return heard({ type: 'stream.refused' })
    heard({ type: 'stream.opened' })
    await readLines(response.body, (line) => {
      heard({ type: 'stream.heard' })
      const kind = signalKinds.find((name) => line === `event: ${name}`)
      if (kind !== undefined) heard({ type: 'signal.received', kind })
    })
    heard({ type: 'stream.ended' })
  }
  listen().catch(() => {
    if (!stopping.signal.aborted) heard({ type: 'stream.ended' })
  })
  return () => stopping.abort()
}

async function readLines(body: ReadableStream<Uint8Array>, take: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split(/\r?\n/)
    rest = lines.pop() ?? ''
    lines.forEach(take)
  }
}
