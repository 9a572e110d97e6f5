import type { Generated } from 'kysely'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { TaskAudience } from '#api/homework/managed-task.contract.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'
import type { EditorTable } from '#server/course/tables.ts'
import type { Flag, Instant } from '#server/database/codec.ts'

export interface TaskTable {
  id: string
  /** Null: nobody but administrators changes it. */
  owner_id: string | null
  audience: TaskAudience
  /** For the audience `class`. */
  class_id: string | null
  opens_at: Instant
  closes_at: Instant
  /** Until then it is taken as late; null: nothing is taken once it has closed. */
  late_until: Instant | null
  takes_text: Flag
  takes_files: Flag
  files_most: number
  version: Generated<number>
  snapshot: Generated<string>
  state: Generated<PublicationState>
  revision: Generated<number>
  published_at: Instant | null
  first_published_at: Instant | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
}

/** Every task has its name and its words in its base language. */
export interface TaskTextTable {
  task_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  name: string
  /** Plain paragraphs, parted by empty lines. */
  about: string
  /** The name as terms to search for. */
  search: string
}

/** For the audience `departments`. */
export interface TaskDepartmentTable {
  task_id: string
  department_code: string
}

/** For the audience `people`. */
export interface TaskPersonTable {
  task_id: string
  user_id: string
}

export interface TaskAttachmentTable {
  task_id: string
  file_id: string
  position: number
}

/** What is looked at, in order. */
export interface TaskCriterionTable {
  task_id: string
  criterion_id: string
  position: number
  points: number
}

export interface TaskCriterionTextTable {
  task_id: string
  criterion_id: string
  language: string
  name: string
}

/** How a learner stands with a task; one for each pair, from the first hand-in on. */
export interface HomeworkTable extends LifecycleColumns {
  task_id: string
  learner_id: string
  /** How many have been handed in. */
  versions: number
}

/** What was handed in once. */
export interface HomeworkVersionTable {
  homework_id: string
  /** From 1. */
  number: number
  text: string
  handed_in_at: Instant
  is_late: Flag
}

export interface HomeworkFileTable {
  homework_id: string
  number: number
  position: number
  file_id: string
}

/** What was said of a version: each is reviewed at most once. */
export interface HomeworkReviewTable {
  homework_id: string
  number: number
  decision: 'approve' | 'reject'
  /** Null: the account is gone. */
  by_user_id: string | null
  at: Instant
  remark: string
  /** As JSON: points by criterion. */
  marks: string
  /** As JSON: the criteria, as they were when it was marked; none: it was not. */
  rubric: string
}

export interface HomeworkTables {
  task: TaskTable
  task_editor: EditorTable
  task_text: TaskTextTable
  task_department: TaskDepartmentTable
  task_person: TaskPersonTable
  task_attachment: TaskAttachmentTable
  task_criterion: TaskCriterionTable
  task_criterion_text: TaskCriterionTextTable
  homework: HomeworkTable
  homework_version: HomeworkVersionTable
  homework_file: HomeworkFileTable
  homework_review: HomeworkReviewTable
}
