import type { Instant } from '#server/database/codec.ts'

/** [ENTITY-04] A system notice; its texts come from the dictionaries, in the reader's language. */
export interface NoticeTable {
  user_id: string
  id: string
  /** Part and key of its texts among the notices, such as `leave.turn`. */
  code: string
  /** As JSON: the arguments of its texts. */
  params: string
  /** An address of the portal. */
  link: string | null
  created_at: Instant
  read_at: Instant | null
}

/** The two participants of a dialogue; the smaller id first. */
export interface DialogueTable {
  id: string
  first_id: string
  second_id: string
  created_at: Instant
}

/** One row per participant of a dialogue: that participant's view. */
export interface DialogueMemberTable {
  user_id: string
  dialogue_id: string
  partner_id: string
  /** The latest letter; null: none. */
  last_letter_id: string | null
  last_at: Instant | null
  unread: number
  /** Letters up to this position have been read. */
  read_position: number
}

/** [ENTITY-03] */
export interface LetterTable {
  id: string
  dialogue_id: string
  /** Sequence number within its dialogue, from 1. */
  position: number
  sender_id: string
  content: string
  sent_at: Instant
}

export interface MessageTables {
  notice: NoticeTable
  dialogue: DialogueTable
  dialogue_member: DialogueMemberTable
  letter: LetterTable
}
