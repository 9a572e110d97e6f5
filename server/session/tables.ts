import type { Generated } from 'kysely'
import type { Instant } from '#server/database/codec.ts'

export interface CaptchaTable {
  /** SHA-256 of the id in the browser's cookie. */
  id_hash: string
  /** SHA-256 over that id, which is not stored, and the answer. */
  answer_hash: string
  expires_at: Instant
  used_at: Instant | null
}

/**
 * Limited attempts: sign-in by account and by address, codes by account, target and address; and quotas of an address.
 */
export interface AttemptTable {
  kind: string
  /** Hashed: people type passwords into the name field. */
  subject: string
  /** Of the attempts that counted when the last of them was made; what is taken of a quota. */
  count: number
  /** When the last attempt was made; when the day of a quota began. */
  since: Instant
  /** Those attempts; `triesIn` reads them. */
  tries: Generated<string>
  blocked_until: Instant
}

export interface PageVisitTable {
  id: string
  user_id: string | null
  page: string
  visited_at: Instant
}

export interface VerificationCodeTable {
  /** The retrieval it belongs to. */
  owner_hash: string
  purpose: string
  code_hash: string
  tries: number
  expires_at: Instant
}

export interface SessionTables {
  captcha: CaptchaTable
  attempt: AttemptTable
  page_visit: PageVisitTable
  verification_code: VerificationCodeTable
}
