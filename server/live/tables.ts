import type { Instant } from '#server/database/codec.ts'

export interface LiveBroadcastTable {
  id: string
  image_id: string
  link: string
  position: number
}

export interface BroadcastTable {
  id: string
  starts_at: Instant
  ends_at: Instant
  /** Where to join; null: in the portal's own live player. */
  join_url: string | null
  /** The address of an HLS playlist, own or of one of LIVE_SOURCES; null: not set. */
  source: string | null
  speaker: string
  revision: number
  created_at: Instant
  updated_at: Instant
}

/** Every broadcast has a title in one language at least. */
export interface BroadcastTextTable {
  broadcast_id: string
  language: string
  title: string
  summary: string
  /** Title, summary and speaker, folded. */
  search: string
}

export interface LiveTables {
  live_broadcast: LiveBroadcastTable
  broadcast: BroadcastTable
  broadcast_text: BroadcastTextTable
}
