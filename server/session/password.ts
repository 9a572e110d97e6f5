import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** argon2id with OWASP's parameters: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const KEY_BYTES = 32

/** The client-side hash of a password [SESSION-02]: its MD5 in lower-case hex. */
export const md5Of = (password: string): string => createHash('md5').update(password, 'utf8').digest('hex')

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** The PHC string to store for the MD5 of a password. */
export async function hashPassword(md5: string, salt: Buffer = randomBytes(SALT_BYTES)): Promise<string> {
  const key = await derive('argon2id', { message: md5, nonce: salt, tagLength: KEY_BYTES, ...COST })
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(key)}`
}

/** Matches no password; verifying against it takes as long as against a real hash. */
const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(Buffer.alloc(SALT_BYTES))}$${base64(Buffer.alloc(KEY_BYTES))}`

/**
 * Whether the MD5 fits the stored PHC string; null (no such account, no password) never does, and takes the same time.
 */
export async function verifyPassword(md5: string, stored: string | null): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? NOBODYS)
  if (match === null) throw new Error('A stored password hash is not argon2id')
  const [, memory, passes, parallelism, salt = '', key = ''] = match
  const expected = Buffer.from(key, 'base64')
  const given = await derive('argon2id', {
    message: md5,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return timingSafeEqual(given, expected) && stored !== null
}
