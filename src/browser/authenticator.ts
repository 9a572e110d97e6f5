import { WebAuthnAbortService, startAuthentication, startRegistration } from '@simplewebauthn/browser'

import type {
  RegisteredCredential,
  RegistrationOptions,
  RequestOptions,
  ShownCredential,
} from '#api/account/passkey.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'

/** Asks the browser for a passkey; null: the user cancelled, or it timed out. */
export async function showPasskey(optionsJSON: RequestOptions, signal: AbortSignal): Promise<ShownCredential | null> {
  const shown = await asked(() => startAuthentication({ optionsJSON }), signal)
  if (shown === null) return null
  const { id, rawId, response } = shown
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null },
  }
}

/**
 * Has the browser make a passkey; null as above. Rejects with `passkey.known` where the device has one for this person.
 */
export async function makePasskey(
  options: RegistrationOptions,
  signal: AbortSignal,
): Promise<RegisteredCredential | null> {
  // The browser's types accept only transports they know.
  const optionsJSON = options as Parameters<typeof startRegistration>[0]['optionsJSON']
  const made = await asked(() => startRegistration({ optionsJSON }), signal)
  if (made === null) return null
  const { id, rawId, response } = made
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}

/** Navigation aborts the prompt. */
async function asked<Result>(ask: () => Promise<Result>, signal: AbortSignal): Promise<Result | null> {
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', cancel)
  try {
    return await ask()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    const reason = name === 'InvalidStateError' ? 'passkey.known' : 'passkey.unavailable'
    throw new CallFailure({ kind: 'refused', code: 0, reason, message: '' })
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
