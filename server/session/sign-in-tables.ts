import type { Flag, Instant } from '#server/database/codec.ts'

/** The public part of a user's WebAuthn credential. */
export interface PasskeyTable {
  user_id: string
  id: string
  /** The credential id in base64url; unique. */
  credential_id: string
  /** COSE key in base64url. */
  public_key: string
  /** The authenticator's signature counter; always 0 if it does not count. */
  counter: number
  /** The authenticator's transports, comma-separated. */
  transports: string
  name: string
  /** Whether it is synchronised to the owner's other devices. */
  backed_up: Flag
  created_at: Instant
  last_used_at: Instant | null
}

/** A user's account at the organisation's OIDC provider. */
export interface IdentityTable {
  user_id: string
  id: string
  issuer: string
  subject: string
  /** The display name at the provider: e-mail or name. */
  label: string
  created_at: Instant
  last_used_at: Instant | null
}

/** A pending registration or sign-in bound to a hidden cookie; it can be used once. */
export interface CeremonyTable {
  /** SHA-256 of the cookie's secret, from which challenge, state, nonce and verifier are derived. */
  id_hash: string
  purpose: string
  /** The user and, by its public id, the session that began it; null: nobody was signed in. */
  user_id: string | null
  session_id: string | null
  expires_at: Instant
}

export interface SignInTables {
  passkey: PasskeyTable
  identity: IdentityTable
  ceremony: CeremonyTable
}
