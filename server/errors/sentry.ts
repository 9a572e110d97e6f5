import { createStackParser, createTransport } from '@sentry/core'
import { ServerRuntimeClient, nodeStackLineParser } from '@sentry/core/server'
import type { ErrorService } from './reporter.ts'

const FLUSH_MS = 2000
const SEND_MS = 5000

/** Sends error reports to the Sentry-compatible service of a DSN, with Sentry's client and plain fetch. */
export function sentryService(dsn: string): ErrorService {
  const stackParser = createStackParser(nodeStackLineParser())
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    integrations: [],
    stackParser,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: options.headers ?? {},
          body: body as string,
          signal: AbortSignal.timeout(SEND_MS),
        })
        await answer.body?.cancel()
        return { statusCode: answer.status }
      }),
  })
  client.init()
  return {
    send({ source, message, stack, page, userId, requestId }) {
      client.captureEvent({
        level: 'error',
        exception: { values: [{ type: 'Error', value: message, stacktrace: { frames: stackParser(stack ?? '') } }] },
        tags: { source, page, request: requestId },
        ...(userId !== null && { user: { id: userId } }),
        extra: { stack },
      })
    },
    async flush() {
      await client.flush(FLUSH_MS)
    },
  }
}
