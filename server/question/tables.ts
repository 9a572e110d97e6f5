import type { Generated } from 'kysely'
import type { Difficulty, QuestionKind } from '#api/question/question.contract.ts'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { Instant } from '#server/database/codec.ts'

/** A collection of questions that belong together, such as those of a course. */
export interface QuestionBankTable {
  id: string
  /** In the language of those who keep it. */
  name: string
  /** Null: nobody but administrators changes it. */
  owner_id: string | null
  created_at: Instant
  updated_at: Instant
}

/** Who changes a bank beside its owner. */
export interface QuestionBankEditorTable {
  record_id: string
  user_id: string
}

/** A question of a bank. Papers draw those that are published, and keep the version that they were given. */
export interface QuestionTable {
  id: string
  bank_id: string
  kind: QuestionKind
  /** Free words by which papers choose; empty: none. */
  topic: string
  difficulty: Difficulty
  /** The latest version of its body. */
  body_version: number
  /** Its stem in the default language as terms to search for. */
  search: string
  version: Generated<number>
  snapshot: Generated<string>
  state: Generated<PublicationState>
  revision: Generated<number>
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

/** Every version has its texts in the default language, as Markdown with formulas between dollar signs. */
export interface QuestionTextTable {
  question_id: string
  version: number
  language: string
  stem: string
  /** As JSON: the texts of its options, in the order of their ids. */
  options: string
  /** Empty: none. */
  explanation: string
}

export interface QuestionTables {
  question_bank: QuestionBankTable
  question_bank_editor: QuestionBankEditorTable
  question: QuestionTable
  question_version: QuestionVersionTable
  question_text: QuestionTextTable
}
