import type { onRequestHookHandler } from 'fastify'
import { networkOf } from '../session/attempts.ts'
import { Refusal } from '#server/answer/refusal.ts'

const MINUTE = 60_000

/**
 * The limit that every request meets: so many of one address within a minute. Counting in a map costs next to
 * nothing, where the plugin that keeps the stricter limits took a tenth of a read.
 */
export function generalLimit(max: number): onRequestHookHandler {
  const counts = new Map<string, number>()
  let ends = 0
  return (request, _reply, done) => {
    const now = performance.now()
    if (now >= ends) {
      counts.clear()
      ends = now + MINUTE
    }
    const network = networkOf(request.ip)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    if (count <= max) done()
    else done(new Refusal('request.tooMany', {}, { status: 429, retryAfter: Math.ceil((ends - now) / 1000) }))
  }
}
