import type { ShownCredential } from '#api/contract/passkey.ts'
import { beginPasskeySignIn, signInByPasskey } from '#api/service/passkey.ts'
import type { Transport } from '#api/service/transport.ts'

import { showPasskey } from './authenticator.ts'

/*
 * The ways in beside the password, for the session; fetched when somebody chooses one.
 */
export { beginOidcSignIn } from '#api/service/oidc.ts'

/** Null: the person has thought better of it. */
export async function askPasskey(transport: Transport, signal: AbortSignal): Promise<ShownCredential | null> {
  return showPasskey(await beginPasskeySignIn(transport), signal)
}

export { signInByPasskey }
