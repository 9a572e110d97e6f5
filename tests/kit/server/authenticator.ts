import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type {
  RegisteredCredential,
  RegistrationOptions,
  RequestOptions,
  ShownCredential,
} from '#api/account/passkey.contract.ts'

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')

/** The subset of CBOR used by authenticators: integers, bytes, text and maps. */
function cbor(value: number | string | Uint8Array | ReadonlyMap<number | string, unknown>): Buffer {
  const head = (major: number, count: number): Buffer => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as never)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

/** Faults to inject into the answers of an authenticator and its browser. */
export interface Faults {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** Without user verification. */
  readonly unverified?: boolean
  /** With another counter than the next one. */
  readonly counter?: number
  /** Signed with another key. */
  readonly forged?: boolean
  readonly userHandle?: string
}

/** A software authenticator with one passkey, and its fake browser. */
export class Authenticator {
  readonly #key: { privateKey: KeyObject; publicKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  readonly id = randomBytes(32)
  counter = 0
  userHandle = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  register(options: RegistrationOptions, faults: Faults = {}): RegisteredCredential {
    this.userHandle = options.user.id
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.from([this.id.length >> 8, this.id.length & 255])
    const data = Buffer.concat([
      this.#head(options.rp.id, ATTESTED, faults),
      Buffer.alloc(16),
      length,
      this.id,
      cbor(cose),
    ])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ])
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#client('webauthn.create', options.challenge, faults)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    }
  }

  show(options: RequestOptions, faults: Faults = {}): ShownCredential {
    this.counter += 1
    const data = this.#head(options.rpId, 0, faults)
    const client = this.#client('webauthn.get', options.challenge, faults)
    const key =
      faults.forged === true ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.#key.privateKey
    return {
      id: base64url(this.id),
      rawId: base64url(this.id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), key)),
        userHandle: faults.userHandle ?? this.userHandle,
      },
    }
  }

  #head(rpId: string, flags: number, faults: Faults): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(faults.counter ?? this.counter)
    return Buffer.concat([
      sha256(faults.rpId ?? rpId),
      Buffer.from([flags | PRESENT | (faults.unverified === true ? 0 : VERIFIED)]),
      counter,
    ])
  }

  #client(type: string, challenge: string, faults: Faults): string {
    return JSON.stringify({
      type,
      challenge: faults.challenge ?? challenge,
      origin: faults.origin ?? this.#origin,
      crossOrigin: false,
    })
  }
}
