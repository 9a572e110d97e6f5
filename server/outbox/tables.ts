import type { Instant } from '#server/database/codec.ts'

/** The outbox of text messages and e-mails. */
export interface MessageTable {
  id: string
  user_id: string | null
  channel: 'sms' | 'email'
  target: string
  subject: string | null
  body: string
  created_at: Instant
  sent_at: Instant | null
  attempts: number
  /** Not to be taken up before (backoff). */
  next_attempt_at: Instant
  failure: string | null
}

export interface OutboxTables {
  message: MessageTable
}
