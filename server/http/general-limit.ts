import type { onRequestHookHandler } from 'fastify'
import { networkOf } from '#server/session/network.ts'
import { PROBES } from './health.ts'
import { Refusal } from '#server/answer/refusal.ts'

const MINUTE = 60_000

/**
 * The general rate limit: requests per address and minute. Counted in a map at almost no cost, whereas the plugin for
 * the stricter limits took a tenth of a read's time. Probes are not counted.
 */
export function generalLimit(max: number): onRequestHookHandler {
  const counts = new Map<string, number>()
  let ends = 0
  return (request, _reply, done) => {
    if (PROBES.has(request.routeOptions.url)) {
      done()
      return
    }
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
