import md5 from 'md5'

import * as contract from './oidc.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** The address at the provider where the sign-in goes on. */
export function beginOidcSignIn(transport: Transport): Promise<{ address: string }> {
  return transport.send(contract.beginOidcSignIn, {})
}

/** The password proves the owner as at sign-in [SESSION-02]; null: the sign-in itself does. */
export function beginIdentity(transport: Transport, password: string | null): Promise<{ address: string }> {
  return transport.send(contract.beginIdentity, { password: password === null ? null : md5(password) })
}

export async function listIdentities(transport: Transport): Promise<contract.Identity[]> {
  return (await transport.send(contract.listIdentities, {})).list
}

/** Rejects with `request.notFound` where it is not there any more. */
export async function removeIdentity(transport: Transport, identityID: string): Promise<void> {
  await transport.send(contract.removeIdentity, { identityID })
}
