import type { Gender } from '#api/profile/profile-rule.ts'
import type { Instant } from '#server/database/codec.ts'

/** [ENTITY-02] What somebody has said of themselves, beyond what their account has; no row: nothing yet. */
export interface ProfileTable {
  user_id: string
  chinese_name: string | null
  foreign_name: string | null
  gender: Gender | null
  /** As yyyy-MM-dd: a day of the calendar has no zone. */
  birth_date: string | null
  /** These hold codes of the dictionaries of the same names. */
  country: string | null
  document_type: string | null
  education_level: string | null
  religion: string | null
  post: string | null
  revision: number
  updated_at: Instant
}
