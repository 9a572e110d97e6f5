import type { Flag, Instant } from '#server/database/codec.ts'

/** The sign-in methods. */
export type SignInMethod = 'password' | 'passkey' | 'oidc'

/**
 * The outcome of a sign-in attempt: `succeeded`; `checkPending`, password right but second check not passed (yet);
 * `wrongPassword`; `disabled`, password right but account disabled.
 */
export type SignInOutcome = 'succeeded' | 'checkPending' | 'wrongPassword' | 'disabled'

export interface SessionTable {
  user_id: string
  /** SHA-256 of the token, in hex. */
  token_hash: string
  /** The public id; it grants no access. */
  id: string
  method: SignInMethod
  /** The address of the sign-in; for IPv6 the /64 network. */
  address: string
  /** The user agent, truncated. */
  user_agent: string
  /** The second check is pending: until then the session grants no access. */
  check_pending: Flag
  created_at: Instant
  /** Last use, to the minute. */
  seen_at: Instant
  /** The absolute end. */
  ends_at: Instant
}

/** A trusted browser: its hidden cookie replaces the second check. */
export interface KnownDeviceTable {
  user_id: string
  /** SHA-256 of the token in the cookie, in hex. */
  token_hash: string
  /** The public id. */
  id: string
  user_agent: string
  created_at: Instant
  /** The last sign-in from it. */
  seen_at: Instant
  ends_at: Instant
}

/** The sign-in history of an account. Attempts at unknown names leave no row. */
export interface SignInEventTable {
  user_id: string
  id: string
  at: Instant
  method: SignInMethod
  outcome: SignInOutcome
  /** Like those of a session. */
  address: string
  user_agent: string
  /** The public id of the session it began; null: none. */
  session_id: string | null
}
