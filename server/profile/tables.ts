import type { Gender } from '#api/profile/profile-rule.ts'
import type { Flag, Instant } from '#server/database/codec.ts'

/** [ENTITY-02] A user's profile, beyond the account's data; no row: never edited. */
export interface ProfileTable {
  user_id: string
  chinese_name: string | null
  foreign_name: string | null
  gender: Gender | null
  /** As yyyy-MM-dd: a calendar day has no time zone. */
  birth_date: string | null
  /** Codes of the dictionaries of the same names. */
  country: string | null
  document_type: string | null
  education_level: string | null
  religion: string | null
  post: string | null
  /** Whether those who run the user's classes see them. */
  phone_shown: Flag
  email_shown: Flag
  revision: number
  updated_at: Instant
}
