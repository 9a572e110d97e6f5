import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Characters of a secret of 32 random bytes in base64url. */
export const TOKEN_LENGTH = 43

/** A new secret. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a secret, and of whatever else must not lie there in clear: SHA-256 in hex. */
export const hashOf = (...parts: readonly string[]): string => hash('sha256', parts.join('\n'))

/** A value that only the holder of the secret can work out, in hex. */
export const derived = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('hex')

/** Compares without telling by the time taken where they differ. */
export function sameText(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))
}
