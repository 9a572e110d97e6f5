import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** What one hash by argon2id takes. */
export interface HashCost {
  /** KiB; 8 at least for each lane. */
  readonly memory: number
  /** Over the memory. */
  readonly passes: number
  readonly parallelism: number
}

/** OWASP's parameters: 19 MiB, two passes, one lane. */
export const owaspCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const KEY_BYTES = 32

/** The client-side hash of a password [SESSION-02]: its MD5 in lower-case hex. */
export const md5Of = (password: string): string => createHash('md5').update(password, 'utf8').digest('hex')

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const phc = ({ memory, passes, parallelism }: HashCost, salt: Buffer, key: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`

/** The PHC string to store for the MD5 of a password. */
export async function hashPassword(md5: string, cost: HashCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phc(cost, salt, await derive('argon2id', { message: md5, nonce: salt, tagLength: KEY_BYTES, ...cost }))
}

/** Matches no password; verifying against it takes as long as against a hash of this cost. */
const nobodys = (cost: HashCost): string => phc(cost, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES))

/**
 * Whether the MD5 fits the stored PHC string, of whatever cost; null (no such account, no password) never does, and
 * takes the same time as a hash of the given cost.
 */
export async function verifyPassword(md5: string, stored: string | null, cost: HashCost): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? nobodys(cost))
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
