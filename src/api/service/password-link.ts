import * as contract from '#api/contract/password-link.ts'

import type { Transport } from './transport.ts'

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
