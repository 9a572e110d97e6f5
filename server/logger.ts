import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Where log lines go (the standard output by default) and from which level on. */
export interface LogSettings {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  stream?: { write(line: string): void }
}

/**
 * Structured logs without secrets: nothing of a request but its method and path is ever taken (a query may hold a
 * captcha, a header a password), and an error is its message and stack, not the values that databases attach to it.
 */
export function loggerOptions({ level, stream }: LogSettings): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream !== undefined && { stream }),
    base: null,
    messageKey: 'message',
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: (request) => ({ method: request.method, path: pathOf(request.url) }), err: describe },
  }
}

interface Described {
  type: string
  message: string
  stack: string
  [further: string]: unknown
}

function describe(error: Error): Described {
  const { name, message, stack, cause } = error
  return { type: name, message, stack: stack ?? '', cause: cause instanceof Error ? describe(cause) : undefined }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

/** Makes ids of requests that are unique among all processes and cost next to nothing. */
export function requestIds(): () => string {
  const process = randomUUID()
  let count = 0
  return () => `${process}-${(count += 1).toString(36)}`
}

/** One line a request, once it is answered. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      { reqId: request.id, method: request.method, path: pathOf(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    )
    done()
  })
}
