import type { FastifyRequest } from 'fastify'
import { originOf } from '#server/session/origin.ts'
import type { Settings } from '../../settings.ts'

/** The WebAuthn relying party. */
export interface RelyingParty {
  /** The host, without a port. */
  readonly id: string
  readonly origin: string
}

/** The portal's origin: `ORIGIN`, else the Host of the request. @throws Refusal 400 where that names no host */
export function relyingPartyOf(
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
  settings: Pick<Settings, 'origin'>,
): RelyingParty {
  const seen = originOf(request, settings)
  return { id: new URL(seen).hostname, origin: seen }
}
