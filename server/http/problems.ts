import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { isUnavailable } from '#server/database/unavailable.ts'
import { isUnstorable } from '#server/database/unstorable.ts'
import type { Portal } from '../portal.ts'
import { ticketOf } from '#server/session/cookies.ts'
import { JSON_TYPE, sendRefusal } from './envelope.ts'
import { Refusal, malformed, notFound } from '#server/answer/refusal.ts'
import { refusalText } from '#server/answer/texts.ts'
import { mainLanguage } from '#server/main-language.ts'

const TOLD_EVERY_MS = 5000

/** Answers every error with the envelope; unexpected ones are reported, and their details stay hidden. */
export function answerProblems(app: FastifyInstance, portal: Portal): void {
  let toldAt = -TOLD_EVERY_MS
  /** Every request says so while the database is away: the log says it now and then. */
  const unreachable = (error: unknown): void => {
    const now = performance.now()
    if (now - toldAt < TOLD_EVERY_MS) return
    toldAt = now
    portal.logger.warn({ err: error }, 'the database cannot be reached')
  }
  app.setErrorHandler((error, request, reply) => {
    if (isUnavailable(error)) unreachable(error)
    const refusal = refusalOf(error)
    if (refusal !== null) return sendRefusal(request, reply, refusal)
    report(portal, error, request)
    return sendRefusal(request, reply, new Refusal('request.failed', {}, { status: 500 }))
  })
}

/** Addresses that Fastify cannot route. */
export function answerUnroutable(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(request, reply, malformed())
}

/** Malformed HTTP, and requests that are too large or too slow. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const timedOut = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = timedOut
    ? '408 Request Timeout'
    : error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : '400 Bad Request'
  const reason = 'request.invalid'
  const body = JSON.stringify({ code: 5000, message: refusalText(mainLanguage(), reason, {}), reason, data: null })
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: ${JSON_TYPE}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

/** The refusal that an error stands for; null: an internal error. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  if (isUnstorable(error)) return malformed()
  if (isUnavailable(error)) return new Refusal('request.busy', {}, { status: 503, retryAfter: 5 })
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500
  switch (status) {
    case 404:
      return notFound()
    case 413:
      return new Refusal('request.tooLarge', {}, { status })
    case 415:
      return new Refusal('request.unsupportedType', {}, { status })
    case 429:
      return new Refusal('request.tooMany', {}, { status })
    case 503:
      return new Refusal('request.busy', {}, { status })
    default:
      return status >= 400 && status < 500 ? malformed() : null
  }
}

function report(portal: Portal, error: unknown, request: FastifyRequest): void {
  const known = error instanceof Error ? error : new Error(String(error))
  portal.reporter.report({
    source: 'server',
    message: known.message,
    stack: known.stack ?? null,
    page: `${request.method} ${request.routeOptions.url ?? ''}`,
    userId: ticketOf(request, portal.settings)?.split('.')[0] ?? null,
    requestId: request.id,
    address: request.ip,
  })
}
