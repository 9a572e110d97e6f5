import type { ShownCredential } from '#api/account/passkey.contract.ts'
import { beginPasskeySignIn, signInByPasskey } from '#api/account/passkey.service.ts'
import type { Transport } from '#api/kit/transport.ts'

import { showPasskey } from '#browser/authenticator.ts'

/*
 * The ways in beside the password, for the session; fetched when somebody chooses one.
 */
export { beginOidcSignIn } from '#api/account/oidc.service.ts'

/** Null: the person has thought better of it. */
export async function askPasskey(transport: Transport, signal: AbortSignal): Promise<ShownCredential | null> {
  return showPasskey(await beginPasskeySignIn(transport), signal)
}

export { signInByPasskey }
