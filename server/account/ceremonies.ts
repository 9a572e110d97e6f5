import type { Querying } from '#server/database/open.ts'
import type { Caller } from '#server/session/sessions.ts'
import { derived, hashOf, newToken } from '#server/session/tokens.ts'

/** What a ceremony is for; one for one purpose serves no other. */
export type Purpose = 'addPasskey' | 'passkeySignIn' | 'providerSignIn' | 'providerLink'

/** As long as browsers let people look for their passkey, and as a sign-in at a provider may take. */
export const CEREMONY_LIFETIME_MS = 10 * 60_000

/** A way in, or the adding of one, that somebody has begun. */
export interface Ceremony {
  /** What the browser's hidden cookie holds. */
  readonly secret: string
  readonly purpose: Purpose
  /** Who has begun it, and in which session; null: nobody who was signed in. */
  readonly by: { readonly userId: string; readonly sessionId: string } | null
}

interface Beginning {
  readonly purpose: Purpose
  readonly caller: Pick<Caller, 'userId' | 'sessionId'> | null
  /** What the hidden cookie holds of a ceremony before: that one is void. */
  readonly before: string | null
  readonly now: Date
}

/** Begins a ceremony; the answer goes into a hidden cookie. */
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
 * Takes the ceremony of a cookie, before anything that comes with it is looked at: it serves once, however many answers
 * come at a time and whatever they say. Null: there is none for these purposes, or not any more.
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

/** A value of a ceremony that nobody can work out without its cookie, in base64url: the database keeps none of them. */
export const valueOf = (secret: string, what: 'challenge' | 'state' | 'nonce' | 'verifier'): string =>
  Buffer.from(derived(secret, what), 'hex').toString('base64url')
