import type { Instant } from '#server/database/codec.ts'

/** The iCalendar feed of a user, by the secret part of its address. */
export interface CalendarFeedTable {
  user_id: string
  /** SHA-256, in hex. */
  secret_hash: string
  created_at: Instant
}

export interface AgendaTables {
  calendar_feed: CalendarFeedTable
}
