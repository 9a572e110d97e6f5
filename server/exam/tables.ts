import type { ExamMode } from '#api/exam/exam.contract.ts'
import type { PaperState } from '#api/exam/paper.contract.ts'
import type { Difficulty, QuestionKind } from '#api/question/question.contract.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import type { Flag, Instant } from '#server/database/codec.ts'

/** When something of an exam is published: never, once the paper is marked, once the exam has closed. */
export type Shows = 'never' | 'marked' | 'window'

export interface ExamTable {
  id: string
  mode: ExamMode
  /** At most one of the two; neither: it is open to all. */
  course_id: string | null
  class_id: string | null
  owner_id: string | null
  /** The window; its end is exclusive. */
  opens_at: Instant
  closes_at: Instant
  /** How late one may begin; null: until it closes. */
  late_minutes: number | null
  minutes: number
  pass_percent: number
  /** Null: no limit. */
  attempts: number | null
  shuffles_questions: Flag
  shuffles_options: Flag
  has_partial_marks: Flag
  /** [EXAM-08] What has been answered and left is not answered again. */
  is_one_way: Flag
  asks_approval: Flag
  /** Who marks does not see whose paper it is. */
  hides_names: Flag
  shows_result: Shows
  shows_paper: Shows
  shows_answers: Shows
  /** How long answers are kept that arrived too late. */
  late_kept_days: number
  /** Null: not published. */
  published_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

/** Every exam has its texts in the default language. */
export interface ExamTextTable {
  exam_id: string
  language: string
  name: string
  about: string
  /** The name, folded for search. */
  search: string
}

/** Questions that a paper draws. */
export interface ExamRuleTable {
  exam_id: string
  position: number
  bank_id: string
  /** Null: any. */
  topic: string | null
  difficulty: Difficulty | null
  count: number
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
  begun_at: Instant
  deadline: Instant
  handed_in_at: Instant | null
  marked_at: Instant | null
  /** In tenths. */
  marks: number | null
  total: number
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
  expires_at: Instant
}

/** A question that somebody got wrong, until it was right twice in a row. */
export interface WrongQuestionTable {
  user_id: string
  question_id: string
  version: number
  /** Where it was wrong last. */
  exam_id: string
  wrong_count: number
  streak: number
  last_wrong_at: Instant
}

export interface ExamTables {
  exam: ExamTable
  exam_text: ExamTextTable
  exam_rule: ExamRuleTable
  exam_registration: ExamRegistrationTable
  learner_exam: LearnerExamTable
  exam_paper: ExamPaperTable
  exam_question: ExamQuestionTable
  exam_answer: ExamAnswerTable
  exam_late_answer: ExamLateAnswerTable
  wrong_question: WrongQuestionTable
}
