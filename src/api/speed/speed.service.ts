import * as contract from './speed.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [ROUTE-15] There and back. */
export async function pingPortal(transport: Transport): Promise<void> {
  await transport.send(contract.pingPortal, {})
}

/** [ROUTE-15] `received` hears 0 when the answer begins, then how many bytes there are so far. */
export function downloadPayload(
  transport: Transport,
  size: number,
  received: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return transport.receive(contract.downloadPayload, { size }, received, signal)
}
