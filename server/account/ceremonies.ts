import type { Querying } from '#server/database/open.ts'
import type { Caller } from '#server/session/sessions.ts'
import { derived, hashOf, newToken } from '#server/session/tokens.ts'

/** The purposes of a ceremony; each can be used for its own purpose only. */
export type Purpose = 'addPasskey' | 'passkeySignIn' | 'providerSignIn' | 'providerLink'

/** Matches the time browsers allow for a passkey prompt; enough for a sign-in at a provider. */
export const CEREMONY_LIFETIME_MS = 10 * 60_000

/** A pending sign-in or registration of a sign-in method. */
export interface Ceremony {
  /** The secret in the hidden cookie. */
  readonly secret: string
  readonly purpose: Purpose
  /** The user and session that began it; null: nobody was signed in. */
  readonly by: { readonly userId: string; readonly sessionId: string } | null
}

interface Beginning {
  readonly purpose: Purpose
  readonly caller: Pick<Caller, 'userId' | 'sessionId'> | null
  /** The previous ceremony's secret in the cookie; that ceremony becomes void. */
  readonly before: string | null
  readonly now: Date
}

/** Begins a ceremony; the returned secret goes into a hidden cookie. */
export async function beginCeremony(db: Querying, { purpose, caller, before, now }: Beginning): Promise<string> {
  const secret = newToken()
  if (before !== null) await db.deleteFrom('ceremony').where('id_hash', '=', hashOf(before)).execute()
  await db
    .insertInto('ceremony')
    .values({
      id_hash: hashOf(secret),
      purpose,
      user_id: caller?.userId ?? null,
      session_id: caller?.sessionId ?? null,
      expires_at: now.getTime() + CEREMONY_LIFETIME_MS,
    })
    .execute()
  return secret
}

/**
 * Consumes the ceremony of a cookie before anything sent with it is checked, so concurrent answers cannot reuse it.
 * Null: there is none for these purposes, or it has expired.
 */
export async function takeCeremony(
  db: Querying,
  secret: string | null,
  purposes: readonly Purpose[],
  now: Date,
): Promise<Ceremony | null> {
  if (secret === null) return null
  const taken = await db
    .deleteFrom('ceremony')
    .where('id_hash', '=', hashOf(secret))
    .where('purpose', 'in', purposes)
    .returning(['purpose', 'user_id', 'session_id', 'expires_at'])
    .executeTakeFirst()
  const purpose = purposes.find((one) => one === taken?.purpose)
  if (taken === undefined || purpose === undefined || taken.expires_at <= now.getTime()) return null
  const { user_id: userId, session_id: sessionId } = taken
  return { secret, purpose, by: userId === null || sessionId === null ? null : { userId, sessionId } }
}

/** A value derived from the cookie's secret, in base64url; the database stores none of them. */
export const valueOf = (secret: string, what: 'challenge' | 'state' | 'nonce' | 'verifier'): string =>
  Buffer.from(derived(secret, what), 'hex').toString('base64url')
