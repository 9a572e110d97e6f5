import type { Generated } from 'kysely'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { Difficulty, QuestionKind } from '#api/question/question.contract.ts'
import type { EditorTable } from '#server/course/tables.ts'
import type { Flag, Instant } from '#server/database/codec.ts'

/** A collection of questions that belong together, such as those of a course. */
export interface QuestionBankTable {
  id: string
  /** Null: nobody but administrators changes it. */
  owner_id: string | null
  /** Number of changes, so that a stale one is detected. */
  revision: number
  created_at: Instant
  updated_at: Instant
  /** Null: it is there. */
  removed_at: Instant | null
}

/** Every bank has its name in its base language. */
export interface QuestionBankTextTable {
  bank_id: string
  language: string
  name: string
  /** The name as terms to search for. */
  search: string
}

/** A subject area within a bank, by which papers draw. */
export interface QuestionTopicTable {
  id: string
  bank_id: string
  position: number
}

/** Every topic has its name in its base language. */
export interface QuestionTopicTextTable {
  topic_id: string
  language: string
  name: string
}

/** A question of a bank. Papers draw those that are published, and keep the version that they were given. */
export interface QuestionTable {
  id: string
  bank_id: string
  /** Null: of none. */
  topic_id: string | null
  kind: QuestionKind
  difficulty: Difficulty
  /** The latest version of its body. */
  body_version: number
  /** What it asks, in all languages, as terms to search for. */
  search: string
  version: Generated<number>
  snapshot: Generated<string>
  state: Generated<PublicationState>
  revision: Generated<number>
  published_at: Instant | null
  first_published_at: Instant | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

/** What a question asked at a time; written once, never changed, so that a paper can be shown as it was. */
export interface QuestionVersionTable {
  question_id: string
  version: number
  kind: QuestionKind
  /** As JSON: the ids of its options in order; empty for short answers. */
  options: string
  /** As JSON: the ids of the right options. */
  key: string
  created_at: Instant
}

/** Every version has its texts, as Markdown with formulas between dollar signs. */
export interface QuestionTextTable {
  question_id: string
  version: number
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  stem: string
  /** As JSON: the texts of its options, in the order of their ids; empty where the portal words them. */
  options: string
  /** Empty: none. */
  explanation: string
  /** The stem as plain text in one line, cut, for lists. */
  title: string
  /** As JSON: the QuestionView that its readers get; null: not all of it is written in this language. */
  shown: string | null
}

/** The pictures of a version. */
export interface QuestionPictureTable {
  question_id: string
  version: number
  file_id: string
}

export interface QuestionTables {
  question_bank: QuestionBankTable
  question_bank_editor: EditorTable
  question_bank_text: QuestionBankTextTable
  question_topic: QuestionTopicTable
  question_topic_text: QuestionTopicTextTable
  question: QuestionTable
  question_version: QuestionVersionTable
  question_text: QuestionTextTable
  question_picture: QuestionPictureTable
}
