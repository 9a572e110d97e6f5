import type { FastifyRequest } from 'fastify'
import type { Settings } from '../../settings.ts'

/** Whom a passkey is for. */
export interface RelyingParty {
  /** The host, without a port. */
  readonly id: string
  readonly origin: string
}

/** The portal as the browser sees it: by `ORIGIN`, else by the host that the request names. */
export function relyingPartyOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  { origin }: Pick<Settings, 'origin'>,
): RelyingParty {
  const seen = origin ?? `${request.protocol}://${request.host}`
  return { id: new URL(seen).hostname, origin: seen }
}
