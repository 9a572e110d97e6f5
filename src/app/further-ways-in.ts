import type { AnswerOf } from '#api/kit/call.ts'
import * as oidc from '#api/account/oidc.contract.ts'
import * as passkey from '#api/account/passkey.contract.ts'
import type { Transport } from '#api/kit/transport.ts'

import { showPasskey } from '#browser/authenticator.ts'

/* Sign-in methods beside the password, for the session; loaded when one is chosen. */

/** The provider's address that continues the sign-in. */
export function beginOidcSignIn(transport: Transport): Promise<AnswerOf<typeof oidc.beginOidcSignIn>> {
  return transport.send(oidc.beginOidcSignIn, {})
}

/** Null: the user cancelled. */
export async function askPasskey(transport: Transport, signal: AbortSignal): Promise<passkey.ShownCredential | null> {
  return showPasskey(await transport.send(passkey.beginPasskeySignIn, {}), signal)
}

export async function signInByPasskey(transport: Transport, credential: passkey.ShownCredential): Promise<void> {
  await transport.send(passkey.signInByPasskey, { credential })
}
