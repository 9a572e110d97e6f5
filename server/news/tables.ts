import type { Generated } from 'kysely'
import type { InformationCategory } from '#api/news/news.contract.ts'
import type { InformationState } from '#api/news/managed-news.contract.ts'
import type { Instant } from '#server/database/codec.ts'

export interface InformationTable {
  id: string
  category_code: InformationCategory
  /** A code of the category's topic dictionary. */
  topic_code: string | null
  /** Its rank within its topic; news are sorted by time instead. */
  position: number
  version: Generated<number>
  snapshot: Generated<string>
  /** Of its lifecycle. */
  state: InformationState
  revision: number
  /** The first publication; null: never. */
  published_at: Instant | null
  created_at: Instant
  updated_at: Instant
  created_by: string | null
  views: number
}

/** A language is visible to readers once it has title and detail. */
export interface InformationTextTable {
  information_id: string
  language: string
  title: string
  summary: string
  /** Cleaned rich text; plain for the copyright line. */
  detail: string
  /** Title, summary and the words of the detail, folded for search. */
  search: string
}

/** Readers per item and day, in days since 1970 in UTC: a view counts once. */
export interface InformationViewTable {
  user_id: string
  information_id: string
  day: number
}

export interface NewsTables {
  information: InformationTable
  information_text: InformationTextTable
  information_view: InformationViewTable
}
