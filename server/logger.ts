import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from 'fastify'

interface LineSink {
  write(lines: string): unknown
}

/** The destination of log lines (standard output by default), and the minimum level. */
export interface LogSettings {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  stream?: LineSink
}

export interface Log extends HeldBack {
  readonly options: NonNullable<FastifyServerOptions['logger']>
  /** Whether the level includes request lines. */
  readonly ofRequests: boolean
}

interface HeldBack {
  write(line: string): void
  /** Flushes the buffer. */
  flush(): void
}

/**
 * Structured logs without secrets: only method and route of a request are logged (an address may hold the secret of a
 * feed, a query a captcha, a header a password), and of an error its message and stack, not the values that databases
 * attach.
 */
export function createLog({ level, stream = process.stdout }: LogSettings): Log {
  const sink = batched(stream)
  const options = {
    level,
    stream: sink,
    base: null,
    messageKey: 'message',
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      err: describe,
    },
  }
  return { options, ofRequests: level === 'debug' || level === 'info', ...sink }
}

const LATEST_MS = 50
const MOST_CHARACTERS = 16_384

/** Buffers lines briefly and writes them together: a system call per line costs more than many an answer. */
function batched(sink: LineSink): HeldBack {
  let lines = ''
  let timer: NodeJS.Timeout | null = null
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    if (lines === '') return
    const written = lines
    lines = ''
    sink.write(written)
  }
  return {
    write(line) {
      lines += line
      if (lines.length > MOST_CHARACTERS) flush()
      else timer ??= setTimeout(flush, LATEST_MS)
    },
    flush,
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

/** The pattern of the route that answers; null: there is none. */
const routeOf = ({ routeOptions }: FastifyRequest): string | null => routeOptions.url ?? null

/** Creates a generator of cheap request ids that are unique across processes. */
export function requestIds(): () => string {
  const process = randomUUID()
  let count = 0
  return () => `${process}-${((count += 1)).toString(36)}`
}

/**
 * One line a request, once it is answered; put together by hand, since the logger takes as long as the answer itself.
 */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.ofRequests) return
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method } = request
    const took = Math.round(reply.elapsedTime * 10) / 10
    log.write(
      `{"level":30,"time":${Date.now()},"reqId":"${id}","method":"${method}","route":${JSON.stringify(routeOf(request))},"status":${reply.statusCode},"ms":${took},"message":"answered"}\n`,
    )
    done()
  })
}
