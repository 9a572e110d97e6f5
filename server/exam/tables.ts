import type { Generated } from 'kysely'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { PaperState } from '#api/exam/paper.contract.ts'
import type { Showing } from '#api/exam/managed-exam.contract.ts'
import type { Difficulty, QuestionKind } from '#api/question/question.contract.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
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
  shows_marks: Showing
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

/** Every exam has its name in its base language. */
export interface ExamTextTable {
  exam_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
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

/** A learner’s registration for an exam; one for each pair, which is used again after a withdrawal. */
export interface ExamRegistrationTable extends LifecycleColumns {
  exam_id: string
  learner_id: string
}

/** How a learner stands with an exam; one for each pair, from the first attempt on. */
export interface LearnerExamTable extends LifecycleColumns {
  exam_id: string
  learner_id: string
  attempts: number
  /** In tenths. */
  best: number | null
}

/** One attempt. */
export interface ExamPaperTable {
  id: string
  learner_exam_id: string
  exam_id: string
  learner_id: string
  attempt: number
  state: PaperState
  /** The writer that is accepted. */
  token: string
  device: string
  /** When it became the writer, or saved last. */
  written_at: Instant
  /** The last answer that is stored. */
  sequence: number
  minutes: number
  /** [EXAM-08] What has been answered and left is not answered again; as the exam said when it was begun. */
  is_one_way: Flag
  begun_at: Instant
  deadline: Instant
  handed_in_at: Instant | null
  marked_at: Instant | null
  /** In tenths. */
  marks: number | null
  total: number
  /** As the exam said when it was begun. */
  pass_percent: number
  /** How often it has been marked. */
  mark_revision: number
}

export interface ExamQuestionTable {
  paper_id: string
  question_id: string
  position: number
  version: number
  kind: QuestionKind
  /** As JSON: the ids of its options in the order of this paper. */
  options: string
  /** In tenths, as what is given for it. */
  full: number
  given: number | null
  comment: string
}

/** Written once, never changed: the last one of a question counts. */
export interface ExamAnswerTable {
  paper_id: string
  sequence: number
  question_id: string
  /** As JSON. */
  chosen: string
  text: string
  /** By the device’s clock. */
  answered_at: Instant
  saved_at: Instant
}

/** What arrived after the deadline: it counts for nothing, and whoever marks can see it. */
export interface ExamLateAnswerTable extends Omit<ExamAnswerTable, 'saved_at'> {
  received_at: Instant
}

export interface ExamTables {
  exam: ExamTable
  exam_editor: EditorTable
  exam_text: ExamTextTable
  exam_part: ExamPartTable
  exam_registration: ExamRegistrationTable
  learner_exam: LearnerExamTable
  exam_paper: ExamPaperTable
  exam_question: ExamQuestionTable
  exam_answer: ExamAnswerTable
  exam_late_answer: ExamLateAnswerTable
}
