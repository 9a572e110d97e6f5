import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Length of a secret of 32 random bytes in base64url. */
export const TOKEN_LENGTH = 43

/** A new secret. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The database's hash of a secret: SHA-256 in hex. */
export const hashOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\n'))

/** A value that only the holder of the secret can derive, in hex. */
export const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex')

/** Compares in constant time. */
export function sameText(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))
}
