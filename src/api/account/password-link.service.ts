import * as contract from './password-link.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** Rejects with what has become of a link that opens nothing. */
export function openPasswordLink(transport: Transport, link: string): Promise<contract.OpenedLink> {
  return transport.send(contract.openPasswordLink, { link })
}

export function setPasswordByLink(
  transport: Transport,
  asked: { link: string; password: string; confirmation: string },
): Promise<null> {
  return transport.send(contract.setPasswordByLink, asked)
}
