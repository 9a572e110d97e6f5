import type { Generated } from 'kysely'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { Showing } from '#api/exam/managed-exam.contract.ts'
import type { Difficulty } from '#api/question/question.contract.ts'
import type { EditorTable } from '#server/course/tables.ts'
import type { Flag, Instant } from '#server/database/codec.ts'

export interface ExamTable {
  id: string
  /** Null: nobody but administrators changes it. */
  owner_id: string | null
  /** For the learners of one of these; both null: for everybody. */
  course_id: string | null
  class_id: string | null
  opens_at: Instant
  closes_at: Instant
  /** Null: one may begin until it closes. */
  late_minutes: number | null
  minutes: number
  attempts: number
  pass_percent: number
  asks_registration: Flag
  asks_approval: Flag
  is_one_way: Flag
  shuffles_questions: Flag
  shuffles_options: Flag
  shows_result: Showing
  shows_paper: Showing
  shows_answers: Showing
  version: Generated<number>
  snapshot: Generated<string>
  state: Generated<PublicationState>
  revision: Generated<number>
  published_at: Instant | null
  first_published_at: Instant | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

/** Every exam has its name in the default language. */
export interface ExamTextTable {
  exam_id: string
  language: string
  name: string
  /** Plain paragraphs, parted by empty lines. */
  about: string
  /** The name as terms to search for. */
  search: string
}

/** What a paper consists of: questions that are drawn, or one that every paper has. */
export interface ExamPartTable {
  exam_id: string
  position: number
  kind: 'drawn' | 'fixed'
  /** Of what is drawn. */
  bank_id: string | null
  /** Null: of any; also of a topic that is gone, of which nothing can be drawn. */
  topic_id: string | null
  difficulty: Difficulty | null
  /** Of what is fixed 1. */
  count: number
  /** Of what is fixed. */
  question_id: string | null
  /** Of each question, in tenths. */
  marks: number
}

export interface ExamTables {
  exam: ExamTable
  exam_editor: EditorTable
  exam_text: ExamTextTable
  exam_part: ExamPartTable
}
