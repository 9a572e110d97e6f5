import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Database } from '#server/database/open.ts'

/**
 * Of `courseware`: a browser of today can play it, since there is a source and it asks for no old browser [ERROR-22,
 * ERROR-37].
 */
export const isPlayable = sql<SqlBool>`(courseware.needs_ie = 0 and (courseware.hd_file_id is not null or courseware.sd_file_id is not null))`

interface OfCourse {
  readonly courseId: string
  readonly userId: string
  /** The code of the language of the titles; those without one in it are in the base language. */
  readonly language: string
}

/** The lectures of a course in order, with their titles and what the learner has done of each. */
export const lecturesOfCourse = (db: Database, { courseId, userId, language }: OfCourse) =>
  db
    .selectFrom('courseware')
    .innerJoin('course_chapter as chapter', 'chapter.id', 'courseware.chapter_id')
    .leftJoin('courseware_text as base', (join) =>
      join.onRef('base.courseware_id', '=', 'courseware.id').on('base.is_base', '=', 1),
    )
    .leftJoin('courseware_text as own', (join) =>
      join.onRef('own.courseware_id', '=', 'courseware.id').on('own.language', '=', language).on('own.title', '!=', ''),
    )
    .leftJoin('courseware_learner as mine', (join) =>
      join.onRef('mine.courseware_id', '=', 'courseware.id').on('mine.user_id', '=', userId),
    )
    .select(['courseware.id', 'mine.seconds', 'mine.reached_seconds'])
    .select(sql<string>`coalesce(own.title, base.title, '')`.as('title'))
    .select(sql<string>`coalesce(own.language, base.language, '')`.as('language'))
    .where('courseware.course_id', '=', courseId)
    .orderBy('chapter.position')
    .orderBy('chapter.id')
    .orderBy('courseware.position')
    .orderBy('courseware.id')
