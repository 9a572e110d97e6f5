import { randomUUID } from 'node:crypto'
import type { Database, Querying } from '#server/database/open.ts'
import type { KnownDeviceTable } from './session-tables.ts'
import { TOKEN_LENGTH, hashOf, newToken } from './tokens.ts'
import { cutUserAgent } from './user-agent.ts'

/** A device is remembered for a year after its owner has trusted it. */
export const DEVICE_MS = 365 * 24 * 60 * 60_000

/** Validates the cookie `device`; null: malformed. */
const tokenIn = (cookie: string | null): string | null => (cookie?.length === TOKEN_LENGTH ? cookie : null)

/** Whether the browser with this cookie is trusted by a person. Updates the last use. */
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
 * Remembers a browser as a person's. It always gets a new token, so that a planted cookie with a known value is
 * worthless; other users of the browser are moved to the new token.
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

/** A device as shown to its owner; `isThis`: the current one. */
export type OwnDevice = Pick<KnownDeviceTable, 'id' | 'user_agent' | 'created_at' | 'seen_at'> & { isThis: boolean }

/** The trusted devices of a person, the one used last first. */
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

/** Forgets a device, so that its next sign-in requires the second check; returns whether there was one. */
export async function forgetDevice(db: Querying, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Forgets all devices of a person, as after a change of password. */
export async function forgetDevicesOf(db: Querying, userId: string): Promise<void> {
  await db.deleteFrom('known_device').where('user_id', '=', userId).execute()
}
