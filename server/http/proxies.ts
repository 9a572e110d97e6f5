import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

/** The trusted proxies, as Fastify takes them. */
export const trusted = ({ trustProxy }: Pick<Settings, 'trustProxy'>) =>
  typeof trustProxy === 'number' ? (_address: string, hop: number): boolean => hop < trustProxy : trustProxy

/**
 * Warns once of a forwarded address from somebody who is not trusted as a proxy: either an attempt, or a setting that
 * is missing.
 */
export function warnOfForwarded(app: FastifyInstance): void {
  let isWarned = false
  app.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined
    if (!isWarned && isForwarded && request.ip === request.socket.remoteAddress) {
      isWarned = true
      request.log.warn({ ip: request.ip }, 'X-Forwarded-For is not believed from here; TRUST_PROXY names the proxies')
    }
    done()
  })
}
