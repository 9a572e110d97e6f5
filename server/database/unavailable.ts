/**
 * What pg and the network below it say when the database is away, restarts, or gives up on a connection, or when two
 * transactions have waited for each other. 08…: connection exceptions; 57P…: shutdown, crash, start.
 */
const CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08003',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
  '40P01',
])

/** Errors without a code: of pg about a connection that is gone, of its pool, of Kysely, and of SQLite. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout|Postgres connection has been discarded|database is locked)/

/**
 * Whether the database could not be reached, or not in time: nothing is wrong with the request, which may be repeated.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && CODES.has(String(error.code))) || MESSAGES.test(error.message)
}
