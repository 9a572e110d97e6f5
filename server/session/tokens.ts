import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a secret, and of whatever else must not lie there in clear: SHA-256 in hex. */
export const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex')

/** A value that only the holder of the secret can work out, in hex. */
export const derived = (secret: string, purpose: string): string => createHmac('sha256', secret).update(purpose).digest('hex')

/** Compares without telling by the time taken where they differ. */
export function sameText(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))
}
