import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** For the rest of requests that have begun to arrive, once no connection is taken any more. */
const REST_MS = 2000
/** For the answers to those that have arrived, from then on. */
const ANSWERS_MS = 10_000

/** How a process leaves without a failed request: balancers are told, then there is time to hear it, then it closes. */
export interface Leaving {
  /** From now on /readyz says no; everything is served, and each connection closed after its answer. */
  begin(): void
  readonly hasBegun: () => boolean
  /** Takes no more connections; resolves when the last is closed, at most 12 seconds later. */
  close(): Promise<void>
}

export function leavingOf(http: FastifyInstance): Leaving {
  /** The open connections, with the answer to the last request of each. */
  const connections = new Map<Socket, ServerResponse | null>()
  let hasBegun = false

  http.server.on('connection', (socket: Socket) => {
    connections.set(socket, null)
    socket.once('close', () => connections.delete(socket))
  })
  // Before the request is handled.
  http.server.prependListener('request', ({ socket }, response) => {
    connections.set(socket, response)
    if (hasBegun) response.setHeader('connection', 'close')
  })

  const destroy = (isOver: (socket: Socket, last: ServerResponse | null) => boolean): void => {
    for (const [socket, last] of connections) if (isOver(socket, last)) socket.destroy()
  }

  return {
    begin() {
      hasBegun = true
      for (const last of connections.values()) if (last?.headersSent === false) last.setHeader('connection', 'close')
    },
    hasBegun: () => hasBegun,
    async close() {
      hasBegun = true
      // Node closes those that wait for a further request, but not those that browsers have opened in advance.
      destroy(({ bytesRead }) => bytesRead === 0)
      const timers = [
        setTimeout(
          () => destroy((_socket, last) => last === null || last.writableFinished || !last.req.complete),
          REST_MS,
        ),
        setTimeout(() => destroy(() => true), REST_MS + ANSWERS_MS),
      ]
      await http.close()
      timers.forEach(clearTimeout)
    },
  }
}
