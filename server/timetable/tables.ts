import type { Instant } from '#server/database/codec.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'

/** A lesson of a class; its title in its base language, in all of them in lesson_text. */
export interface LessonTable {
  id: string
  class_id: string
  title: string
  starts_at: Instant
  /** Exclusive end. */
  ends_at: Instant
  /** Empty: no room, as online. */
  room: string
  /** The numbers of its check-in are made from it. */
  secret: string
}

export interface LessonTextTable {
  lesson_id: string
  language: string
  title: string
}

export interface LessonTeacherTable {
  lesson_id: string
  user_id: string
}

/** A learner's attendance at a lesson. */
export interface AttendanceTable extends LifecycleColumns {
  lesson_id: string
  learner_id: string
}

export interface TimetableTables {
  lesson: LessonTable
  lesson_text: LessonTextTable
  lesson_teacher: LessonTeacherTable
  attendance: AttendanceTable
}
