import type { Querying } from '#server/database/open.ts'
import { networkOf } from './network.ts'
import { derived, newToken, sameText } from './tokens.ts'

/** A browser remembers for so long which accounts have signed in to it. */
export const BROWSER_MS = 365 * 24 * 60 * 60_000

/** The accounts that one browser remembers: as many as share a device in a classroom. */
const MOST_ACCOUNTS = 8

/**
 * The cookie `browser`: a random id and, for each account that has signed in there, a mark that only the installation
 * can make. Nothing is stored, and the cookie names nobody.
 */
interface Remembered {
  readonly id: string
  readonly marks: readonly string[]
}

const COOKIE = /^([\w-]{43})((?:\.[0-9a-f]{32}){0,8})$/

function readCookie(cookie: string | null): Remembered | null {
  const [, id, marks = ''] = COOKIE.exec(cookie ?? '') ?? []
  return id === undefined ? null : { id, marks: marks.split('.').slice(1) }
}

const markFor = (secret: string, id: string, accountKey: string): string =>
  derived(secret, `browser ${id} ${accountKey}`).slice(0, 32)

/** What the attempts of an account in this browser are counted under; null: it has never signed in there. */
export function counterOf(secret: string, cookie: string | null, accountKey: string): string | null {
  const browser = readCookie(cookie)
  if (browser === null) return null
  const mark = markFor(secret, browser.id, accountKey)
  return browser.marks.some((one) => sameText(one, mark)) ? `${browser.id} ${accountKey}` : null
}

/** The cookie with which a browser remembers one more account. */
export function rememberAccount(secret: string, cookie: string | null, accountKey: string): string {
  const { id, marks } = readCookie(cookie) ?? { id: newToken(), marks: [] }
  const mark = markFor(secret, id, accountKey)
  return [id, mark, ...marks.filter((one) => one !== mark).slice(0, MOST_ACCOUNTS - 1)].join('.')
}

/** Whether an account has signed in from this network before. */
export async function isKnownAt(db: Querying, accountKey: string, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('user')
    .innerJoin('sign_in_event', 'sign_in_event.user_id', 'user.id')
    .select('sign_in_event.id')
    .where('user.account_key', '=', accountKey)
    .where('sign_in_event.address', '=', networkOf(address))
    .where('sign_in_event.outcome', '=', 'succeeded')
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
