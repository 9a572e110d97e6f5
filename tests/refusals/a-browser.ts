import { vi } from 'vitest'

const SOME = 'AAAA'
const bytes = () => new Uint8Array(3).buffer
const credential = {
  id: SOME,
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(),
    authenticatorData: bytes(),
    signature: bytes(),
    userHandle: null,
    attestationObject: bytes(),
    getTransports: () => [],
  },
}

/** As much of a browser as the flows need; its owner shows and makes every passkey that is asked for. */
export function stubBrowser(): void {
  vi.stubGlobal('PublicKeyCredential', function PublicKeyCredential() {})
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { cookie: '' })
  const given = () => Promise.resolve(credential)
  vi.stubGlobal('navigator', { credentials: { get: given, create: given }, languages: ['en'] })
}

/** What the server asks of it. */
export const authenticatorAnswers = {
  beginPasskeySignIn: {
    challenge: SOME,
    rpId: 'portal.test',
    timeout: 60_000,
    userVerification: 'required',
    allowCredentials: [],
  },
  beginPasskey: {
    challenge: SOME,
    rp: { id: 'portal.test', name: 'Portal' },
    user: { id: SOME, name: 'amina', displayName: 'Amina' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
    timeout: 60_000,
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
}
