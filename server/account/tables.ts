import type { Instant } from '#server/database/codec.ts'

export interface RetrievalTable {
  id_hash: string
  /** As typed. */
  account: string
  /** Null: there is no such account, which must not be revealed. */
  user_id: string | null
  expires_at: Instant
  verified_at: Instant | null
  used_at: Instant | null
}

export interface AccountTables {
  retrieval: RetrievalTable
}
