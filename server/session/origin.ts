import type { FastifyRequest } from 'fastify'
import { malformed } from '#server/answer/refusal.ts'
import type { Settings } from '../settings.ts'

type Reached = Pick<FastifyRequest, 'protocol' | 'host'>

/** Where the portal is reached: `ORIGIN`, else the Host of the request; null: that names no host. */
export function originIn({ protocol, host }: Reached, { origin }: Pick<Settings, 'origin'>): string | null {
  if (origin !== null) return origin
  const seen = `${protocol}://${host}`
  if (!URL.canParse(seen)) return null
  // A path or a name before the host would lead links elsewhere; the port of the protocol may stand there.
  const { hostname, username, password, pathname, search, hash } = new URL(seen)
  const isHost = hostname !== '' && pathname === '/' && !/[/?#\\\s]/.test(host)
  return isHost && [username, password, search, hash].every((part) => part === '') ? seen : null
}

/** The same, of a request that cannot be answered without it. @throws Refusal 400 where its Host names no host */
export function originOf(request: Reached, settings: Pick<Settings, 'origin'>): string {
  const origin = originIn(request, settings)
  if (origin === null) throw malformed()
  return origin
}
