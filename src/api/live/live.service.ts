import * as contract from './live.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [CALL-15, LIVE-04] The broadcasts of the header: in progress, to come, just ended. */
export function listPublicLive(transport: Transport): Promise<contract.LiveBroadcast[]> {
  return transport.send(contract.listPublicLive, {})
}

/** [ROUTE-59] Rejects with `request.notFound` where there is no such broadcast. */
export function getPublicLive(transport: Transport, id: string): Promise<contract.LiveBroadcastDetail> {
  return transport.send(contract.getPublicLive, { id })
}
