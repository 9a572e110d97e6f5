import type { Generated } from 'kysely'
import type { PublicationState } from '#api/course/managed-publication.contract.ts'
import type { Flag, Instant } from '#server/database/codec.ts'
import type { LifecycleColumns } from '#server/commands/tables.ts'

/** What staff does with a course or a topic, and when readers see it. */
interface PublishedTable {
  version: Generated<number>
  snapshot: Generated<string>
  /** Of its lifecycle; readers go by `published_at` alone. */
  state: Generated<PublicationState>
  revision: Generated<number>
  /** Nobody but staff sees it before; null: a draft, or withdrawn. */
  published_at: Instant | null
  /** What comes back after a withdrawal keeps its place. */
  first_published_at: Instant | null
  created_at: Generated<Instant>
  updated_at: Generated<Instant>
  /** Null: nobody but administrators changes it. */
  owner_id: Generated<string | null>
}

/** Who changes a course, a topic or a resource beside its owner. */
export interface EditorTable {
  record_id: string
  user_id: string
}

export interface CourseTable extends PublishedTable {
  id: string
  /** Of the dictionary courseCategory. */
  category_code: string
  kind: 'required' | 'elective'
  year: number
  learning_minutes: number
  /** A credit of 1.5 is 15. */
  credit_tenths: number
  /** Study time that completing it asks for; 0: none beyond its lectures. */
  required_minutes: Generated<number>
  /** Null: its cover is drawn. */
  cover_file_id: string | null
  /** Its place among the recommended ones; null: not recommended. */
  recommended_position: number | null
  /** Counted along, so that lists need no sum: rows of course_progress, and the stars given to it. */
  learner_count: number
  rating_sum: number
  rating_count: number
  /** Their place by stars, and among equals by the number of ratings; counted along. */
  rating_rank: Generated<number>
}

/** Every course has its texts in its base language. */
export interface CourseTextTable {
  course_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  title: string
  /** One sentence. */
  summary: string
  /** Plain paragraphs, parted by empty lines. */
  detail: string
  /** Title and summary as terms to search for, as courses/course-search.ts makes them. */
  search: string
}

export interface CourseTeacherTable {
  course_id: string
  position: number
  name: string
}

/** What a course asks for at its end; a course without such a row has no exam. */
export interface CourseExamTable {
  course_id: string
  minutes: number
  question_count: number
  /** Per cent of the points. */
  pass_percent: number
  attempts: number
}

export interface CourseTopicTable extends PublishedTable {
  id: string
  position: number
}

/** Every topic has its texts in its base language. */
export interface CourseTopicTextTable {
  topic_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  title: string
  summary: string
}

export interface CourseTopicCourseTable {
  topic_id: string
  course_id: string
  position: number
}

export interface CourseChapterTable {
  id: string
  course_id: string
  position: number
}

/** Every chapter has its title in its base language; courseware alike. */
export interface CourseChapterTextTable {
  chapter_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  title: string
}

/** One lecture. */
export interface CoursewareTable {
  id: string
  course_id: string
  chapter_id: string
  position: number
  duration_seconds: number
  /** No browser of today plays it (gap GAP-79). */
  needs_ie: Flag
  /** Null: there is none in this quality; without either it cannot be played. */
  hd_file_id: string | null
  sd_file_id: string | null
}

export interface CoursewareTextTable {
  courseware_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  title: string
}

/** Captions as WebVTT. */
export interface CoursewareCaptionTable {
  courseware_id: string
  language: string
  file_id: string
}

/** [ENTITY-25] Something to download; its size is that of its file. */
export interface CourseResourceTable {
  id: string
  /** Null: it belongs to the portal, not to a course. */
  course_id: string | null
  position: number
  type: 'video' | 'image' | 'document' | 'other'
  /** Null: nothing has been attached. */
  file_id: string | null
  uploaded_at: Instant
  download_count: number
  rating_sum: number
  rating_count: number
  /** Of a resource of the portal; null: nobody but administrators changes it. */
  owner_id: Generated<string | null>
}

/** Every resource has its texts in its base language. */
export interface CourseResourceTextTable {
  resource_id: string
  language: string
  /** 1: readers without a text in their own language get this one. */
  is_base: Flag
  name: string
  /** One sentence; may be empty. */
  summary: string
  /** Both, folded for search. */
  search: string
}

/** [VALID-17] Once a user, and never changed. */
export interface ResourceRatingTable {
  user_id: string
  resource_id: string
  /** From 1 to 5. */
  stars: number
  rated_at: Instant
}

export interface NoteTable {
  user_id: string
  id: string
  course_id: string
  /** The lecture and the moment in it that the note is about; null: about the course. */
  courseware_id: string | null
  at_seconds: number | null
  content: string
  /** Folded for search. */
  search: string
  created_at: Instant
  updated_at: Instant
}

export interface CourseCommentTable {
  id: string
  course_id: string
  user_id: string
  content: string
  created_at: Instant
}

/** [COURSE-06] Who has begun which course, and how far they are; a record of the lifecycle course_progress. */
export interface CourseProgressTable extends LifecycleColumns {
  user_id: string
  course_id: string
  /** Per cent; 100 only once completed. */
  progress: number
  /** Recorded in all. */
  studied_seconds: number
  /** The last time something was recorded or begun. */
  last_learned_at: Instant
  completed_at: Instant | null
}

/**
 * [ENTITY-13] One sitting of a learner in a course; a record of the lifecycle learning_flow. At most one a learner is
 * being studied.
 */
export interface LearningFlowTable extends LifecycleColumns {
  user_id: string
  course_id: string
  /** What has been studied in it, recorded or not. */
  seconds: number
}

/** What somebody has recorded of a lecture, and where they were in it last. */
export interface CoursewareLearnerTable {
  user_id: string
  courseware_id: string
  /** Recorded. */
  seconds: number
  /** The furthest moment that recorded study has reached. */
  reached_seconds: number
  /** The last moment, recorded or not. */
  position_seconds: number
  updated_at: Instant
}

/** Counted along in `rating_sum` and `rating_count` of the course; a rating can be changed. */
export interface CourseRatingTable {
  user_id: string
  course_id: string
  /** From 1 to 5. */
  stars: number
  rated_at: Instant
}

/** What somebody has collected. */
export interface FavouriteTable {
  user_id: string
  kind: 'course'
  /** In the table of its kind. */
  item_id: string
  created_at: Instant
}

/** Study time by day: what the sums are made of. */
export interface StudyDayTable {
  user_id: string
  /** yyyymmdd in the organisation's time zone. */
  day: number
  seconds: number
}

/** Study time of a month or a year, as its ranking reads it; written with the days that it is the sum of. */
export interface StudySumTable {
  user_id: string
  /** The first digits of its days, filled up with noughts: yyyymm00 or yyyy0000. */
  period: number
  seconds: number
}

export interface CourseTables {
  course: CourseTable
  course_editor: EditorTable
  course_text: CourseTextTable
  course_teacher: CourseTeacherTable
  course_exam: CourseExamTable
  course_topic: CourseTopicTable
  course_topic_editor: EditorTable
  course_topic_text: CourseTopicTextTable
  course_topic_course: CourseTopicCourseTable
  course_chapter: CourseChapterTable
  course_chapter_text: CourseChapterTextTable
  courseware: CoursewareTable
  courseware_text: CoursewareTextTable
  courseware_caption: CoursewareCaptionTable
  course_resource: CourseResourceTable
  course_resource_editor: EditorTable
  course_resource_text: CourseResourceTextTable
  resource_rating: ResourceRatingTable
  note: NoteTable
  course_comment: CourseCommentTable
  course_progress: CourseProgressTable
  learning_flow: LearningFlowTable
  courseware_learner: CoursewareLearnerTable
  course_rating: CourseRatingTable
  favourite: FavouriteTable
  study_day: StudyDayTable
  study_sum: StudySumTable
}
