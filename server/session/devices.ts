import { randomUUID } from 'node:crypto'
import type { Database, Querying } from '../database/open.ts'
import type { KnownDeviceTable } from './session-tables.ts'
import { TOKEN_LENGTH, hashOf, newToken } from './tokens.ts'
import { cutUserAgent } from './user-agent.ts'

/** A device is remembered for a year from the day on which its owner has vouched for it. */
export const DEVICE_MS = 365 * 24 * 60 * 60_000

/** What the hidden cookie `device` can hold; null: it holds nothing of ours. */
const tokenIn = (cookie: string | null): string | null => (cookie?.length === TOKEN_LENGTH ? cookie : null)

/** Whether a person has vouched for the browser with this cookie. Notes that it was used. */
export async function isKnownDevice(db: Querying, userId: string, cookie: string | null, now: Date): Promise<boolean> {
  const token = tokenIn(cookie)
  if (token === null) return false
  const { numUpdatedRows } = await db
    .updateTable('known_device')
    .set({ seen_at: now.getTime() })
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashOf(token))
    .where('ends_at', '>', now.getTime())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Remembers a browser as a person's. It always gets a new token, or whoever has planted a cookie that they know would
 * have vouched for themselves; the others who use this browser move along with it.
 */
export async function rememberDevice(
  db: Querying,
  { userId, cookie, userAgent, now }: { userId: string; cookie: string | null; userAgent: string; now: Date },
): Promise<string> {
  const token = newToken()
  const token_hash = hashOf(token)
  const before = tokenIn(cookie)
  if (before !== null) {
    await db.deleteFrom('known_device').where('user_id', '=', userId).where('token_hash', '=', hashOf(before)).execute()
    await db.updateTable('known_device').set({ token_hash }).where('token_hash', '=', hashOf(before)).execute()
  }
  const at = now.getTime()
  await db
    .insertInto('known_device')
    .values({
      user_id: userId,
      token_hash,
      id: randomUUID(),
      user_agent: cutUserAgent(userAgent),
      created_at: at,
      seen_at: at,
      ends_at: at + DEVICE_MS,
    })
    .execute()
  return token
}

/** A device as its owner is shown it; `isThis`: it is the one that asks. */
export type OwnDevice = Pick<KnownDeviceTable, 'id' | 'user_agent' | 'created_at' | 'seen_at'> & { isThis: boolean }

/** The devices that a person has vouched for, the one used last first. */
export async function listDevices(
  db: Database,
  userId: string,
  cookie: string | null,
  now: Date,
): Promise<OwnDevice[]> {
  const token = tokenIn(cookie)
  const own = token === null ? null : hashOf(token)
  const devices = await db
    .selectFrom('known_device')
    .select(['id', 'token_hash', 'user_agent', 'created_at', 'seen_at'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now.getTime())
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute()
  return devices.map(({ token_hash, ...device }) => ({ ...device, isThis: token_hash === own }))
}

/** From the next sign-in on this device is checked again; whether there was one. */
export async function forgetDevice(db: Querying, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** No device of a person is known any more, as after a new password. */
export async function forgetDevicesOf(db: Querying, userId: string): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute()
}
