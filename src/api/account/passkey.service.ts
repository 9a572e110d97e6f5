import md5 from 'md5'

import * as contract from './passkey.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

export function beginPasskeySignIn(transport: Transport): Promise<contract.RequestOptions> {
  return transport.send(contract.beginPasskeySignIn, {})
}

export async function signInByPasskey(transport: Transport, credential: contract.ShownCredential): Promise<void> {
  await transport.send(contract.signInByPasskey, { credential })
}

export async function listPasskeys(transport: Transport): Promise<contract.Passkey[]> {
  return (await transport.send(contract.listPasskeys, {})).list
}

/** The password proves the owner as at sign-in [SESSION-02]; null: the sign-in itself does. */
export function beginPasskey(transport: Transport, password: string | null): Promise<contract.RegistrationOptions> {
  return transport.send(contract.beginPasskey, { password: password === null ? null : md5(password) })
}

export function addPasskey(
  transport: Transport,
  name: string,
  credential: contract.RegisteredCredential,
): Promise<contract.Passkey> {
  return transport.send(contract.addPasskey, { name, credential })
}

/** Rejects with `request.notFound` where it is not there any more; so does its removal. */
export function renamePasskey(transport: Transport, passkeyID: string, name: string): Promise<contract.Passkey> {
  return transport.send(contract.renamePasskey, { passkeyID, name })
}

export async function removePasskey(transport: Transport, passkeyID: string): Promise<void> {
  await transport.send(contract.removePasskey, { passkeyID })
}
