import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'

/** The WebAuthn relying party. */
export interface RelyingParty {
  /** The host, without a port. */
  readonly id: string
  readonly origin: string
}

/** The portal's origin: `ORIGIN`, else the Host of the request. */
export function relyingPartyOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { origin }: Pick<Settings, 'origin'>,
): RelyingParty {
  const seen = origin ?? `${request.protocol}://${request.host}`
  return { id: new URL(seen).hostname, origin: seen }
}
