import type { AnswerOf } from '#api/kit/call.ts'
import * as oidc from '#api/account/oidc.contract.ts'
import * as passkey from '#api/account/passkey.contract.ts'
import type { Transport } from '#api/kit/transport.ts'

import { showPasskey } from '#browser/authenticator.ts'

/*
 * The ways in beside the password, for the session; fetched when somebody chooses one.
 */

/** The address at the provider where the sign-in goes on. */
export function beginOidcSignIn(transport: Transport): Promise<AnswerOf<typeof oidc.beginOidcSignIn>> {
  return transport.send(oidc.beginOidcSignIn, {})
}

/** Null: the person has thought better of it. */
export async function askPasskey(transport: Transport, signal: AbortSignal): Promise<passkey.ShownCredential | null> {
  return showPasskey(await transport.send(passkey.beginPasskeySignIn, {}), signal)
}

export async function signInByPasskey(transport: Transport, credential: passkey.ShownCredential): Promise<void> {
  await transport.send(passkey.signInByPasskey, { credential })
}
