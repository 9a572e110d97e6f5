import type { Flag, Instant } from '#server/database/codec.ts'

/** A WebAuthn credential of somebody; what only its authenticator knows is not here. */
export interface PasskeyTable {
  user_id: string
  id: string
  /** What the authenticator calls it, in base64url; unique. */
  credential_id: string
  /** COSE key in base64url. */
  public_key: string
  /** How often the authenticator has signed, as it says; 0 for ever where it does not count. */
  counter: number
  /** How the browser reaches the authenticator, parted by commas. */
  transports: string
  name: string
  /** Whether it is copied to the owner's other devices. */
  backed_up: Flag
  created_at: Instant
  last_used_at: Instant | null
}

/** Who somebody is at the organisation's OIDC provider. */
export interface IdentityTable {
  user_id: string
  id: string
  issuer: string
  subject: string
  /** What the provider calls this person: e-mail or name; for showing only. */
  label: string
  created_at: Instant
  last_used_at: Instant | null
}

/** A registration or sign-in under way that a hidden cookie is bound to; it serves once. */
export interface CeremonyTable {
  /** SHA-256 of the cookie's secret, of which challenge, state, nonce and verifier are derived. */
  id_hash: string
  purpose: string
  /** Who has begun it, and in which session, by its public id; null: nobody who was signed in. */
  user_id: string | null
  session_id: string | null
  expires_at: Instant
}

export interface SignInTables {
  passkey: PasskeyTable
  identity: IdentityTable
  ceremony: CeremonyTable
}
