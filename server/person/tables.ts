import type { Generated } from 'kysely'
import type { Flag, Instant } from '#server/database/codec.ts'

/** The columns by which an account is a record of a lifecycle; who comes into the table otherwise is active. */
export interface AccountColumns {
  version: Generated<number>
  snapshot: Generated<string>
  state: Generated<string>
  revision: Generated<number>
  updated_at: Generated<Instant>
  /** Account name and name, folded for search. */
  search: Generated<string>
}

/** A link that sets a password, once. */
export interface PasswordLinkTable {
  user_id: string
  /** SHA-256 of the secret in the link, in hex. */
  token_hash: string
  kind: 'invitation' | 'reset'
  channel: 'sms' | 'email'
  created_at: Instant
  expires_at: Instant
  used_at: Instant | null
  /** Another one was sent, or the account was disabled. */
  voided_at: Instant | null
}

/** People out of a file that has been checked, until they are imported. */
export interface PeopleImportTable {
  /** Who imports them. */
  user_id: string
  id: string
  existing: 'refuse' | 'skip' | 'update'
  /** Whether everybody new is sent a link. */
  invites: Flag
  /** As JSON: the rows in their order, emptied once they are imported. */
  rows: string
  row_count: number
  done_count: number
  /** As JSON: what has become of those that are done. */
  report: string
  expires_at: Instant
}

export interface PeopleTables {
  password_link: PasswordLinkTable
  people_import: PeopleImportTable
}
