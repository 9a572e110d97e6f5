import type { Flag, Instant } from '#server/database/codec.ts'

/** The ways in. */
export type SignInMethod = 'password' | 'passkey' | 'oidc'

/**
 * How a try to sign in has ended: `succeeded`; `checkPending`, right but the second check has not been passed (yet);
 * `wrongPassword`; `disabled`, right but the account may not be used.
 */
export type SignInOutcome = 'succeeded' | 'checkPending' | 'wrongPassword' | 'disabled'

export interface SessionTable {
  user_id: string
  /** SHA-256 of the token, in hex. */
  token_hash: string
  /** What its owner knows it by; it opens nothing. */
  id: string
  method: SignInMethod
  /** Where it was begun: an address, of IPv6 the /64 network. */
  address: string
  /** What the browser called itself, cut. */
  user_agent: string
  /** The second check is still to be passed: until then the session opens nothing. */
  check_pending: Flag
  created_at: Instant
  /** Last use, to the minute. */
  seen_at: Instant
  /** The end whatever happens. */
  ends_at: Instant
}

/** A browser that a person has vouched for: its hidden cookie spares them the second check. */
export interface KnownDeviceTable {
  user_id: string
  /** SHA-256 of the token in the cookie, in hex. */
  token_hash: string
  /** What its owner knows it by. */
  id: string
  user_agent: string
  created_at: Instant
  /** The last sign-in from it. */
  seen_at: Instant
  ends_at: Instant
}

/** The sign-in history of an account. Tries at names without an account leave no row. */
export interface SignInEventTable {
  user_id: string
  id: string
  at: Instant
  method: SignInMethod
  outcome: SignInOutcome
  /** As of a session. */
  address: string
  user_agent: string
  /** The public id of the session that it began; null: none. */
  session_id: string | null
}
