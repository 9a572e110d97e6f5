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

/** Ids are text; times and booleans as in codec.ts. Tables of a learner begin their keys with the learner's id. */
export interface UserTable extends AccountColumns {
  id: string
  /** The name to sign in with, as written; `account_key` is its case-folded, unique form. */
  account_name: string
  account_key: string
  /** What is seen of it in lower case, and as it is written: so are names found that look alike; null: not yet. */
  account_skeleton: Generated<string | null>
  account_look: Generated<string | null>
  /** The name in brackets, which its owner may change (gap GAP-31). */
  name: string
  original_name: string
  phone: string | null
  email: string | null
  head_img: string | null
  /** argon2id over the MD5 of the password, as a PHC string; null: no password yet, so no sign-in. */
  password_hash: string | null
  weak_password: Flag
  /** A code of the table of languages: the language of the portal's letters to this person. */
  language: string
  /** A code of the dictionary `department`; null: none. */
  department_code: Generated<string | null>
  created_at: Instant
}

export interface UserRoleTable {
  user_id: string
  role: string
}

export interface UserTables {
  user: UserTable
  user_role: UserRoleTable
}
