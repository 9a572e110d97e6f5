import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

interface LineSink {
  write(lines: string): unknown
}

/** Where log lines go (the standard output by default) and from which level on. */
export interface LogSettings {
  level: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  stream?: LineSink
}

export interface Log extends HeldBack {
  readonly options: NonNullable<FastifyServerOptions['logger']>
  /** Whether the level asks for a line a request. */
  readonly ofRequests: boolean
}

interface HeldBack {
  write(line: string): void
  /** Writes what is still held back. */
  flush(): void
}

/**
 * Structured logs without secrets: nothing of a request but its method and path is ever taken (a query may hold a
 * captcha, a header a password), and an error is its message and stack, not the values that databases attach to it.
 */
export function createLog({ level, stream = process.stdout }: LogSettings): Log {
  const sink = batched(stream)
  const options = {
    level,
    stream: sink,
    base: null,
    messageKey: 'message',
    serializers: {
      req: (request: { method: string; url: string }) => ({ method: request.method, path: pathOf(request.url) }),
      err: describe,
    },
  }
  return { options, ofRequests: level === 'debug' || level === 'info', ...sink }
}

const LATEST_MS = 50
const MOST_CHARACTERS = 16_384

/** Holds lines back for a moment and writes them together: a system call for each costs more than many an answer. */
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

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

/** Nearly every path is plain, and asking is quicker than quoting. */
const quoted = (path: string): string => (/^[\w/.-]*$/.test(path) ? `"${path}"` : JSON.stringify(path))

/** Makes ids of requests that are unique among all processes and cost next to nothing. */
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
  app.addHook('onResponse', ({ id, method, url }, reply, done) => {
    const took = Math.round(reply.elapsedTime * 10) / 10
    log.write(
      `{"level":30,"time":${Date.now()},"reqId":"${id}","method":"${method}","path":${quoted(pathOf(url))},"status":${reply.statusCode},"ms":${took},"message":"answered"}\n`,
    )
    done()
  })
}
