import { sql } from 'kysely'
import type { Note } from '#api/note/note.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { isPlayable } from '#server/course/lectures.ts'
import { timeText } from '#server/database/codec.ts'
import type { Querying } from '#server/database/open.ts'

/** The owner of the notes, their language and the time. */
export interface Reader {
  readonly userId: string
  readonly language: Language
  readonly now: Date
}

/** Every query filters by owner, so that nobody sees another's notes. */
export const notesOf = (db: Querying, userId: string) =>
  db.selectFrom('note as kept').where('kept.user_id', '=', userId)

/** Joined with what they refer to. */
export function withPlaces(found: ReturnType<typeof notesOf>, { language: { code } }: Pick<Reader, 'language'>) {
  return found
    .innerJoin('course', 'course.id', 'kept.course_id')
    .leftJoin('course_text as base', (join) =>
      join.onRef('base.course_id', '=', 'kept.course_id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_text as own', (join) =>
      join.onRef('own.course_id', '=', 'kept.course_id').on('own.language', '=', code).on('own.title', '!=', ''),
    )
    .leftJoin('courseware', 'courseware.id', 'kept.courseware_id')
    .leftJoin('course_chapter as chapter', 'chapter.id', 'courseware.chapter_id')
    .leftJoin('courseware_text as lecture_base', (join) =>
      join.onRef('lecture_base.courseware_id', '=', 'courseware.id').on('lecture_base.is_base', '=', 1),
    )
    .leftJoin('courseware_text as lecture_own', (join) =>
      join
        .onRef('lecture_own.courseware_id', '=', 'courseware.id')
        .on('lecture_own.language', '=', code)
        .on('lecture_own.title', '!=', ''),
    )
    .select([
      'kept.id',
      'kept.course_id',
      'kept.at_seconds',
      'kept.content',
      'kept.created_at',
      'kept.updated_at',
      'course.published_at',
      'courseware.id as courseware_id',
    ])
    .select([
      sql<string>`coalesce(own.title, base.title, '')`.as('course_title'),
      sql<string>`coalesce(own.language, base.language, '')`.as('language'),
      sql<string>`coalesce(lecture_own.title, lecture_base.title, '')`.as('lecture_title'),
      sql<string>`coalesce(lecture_own.language, lecture_base.language, '')`.as('lecture_language'),
      isPlayable.as('is_playable'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof withPlaces>['execute']>>[number]

export const noteOf = (row: Row, now: Date): Note => ({
  noteID: row.id,
  courseID: row.course_id,
  courseName: row.course_title,
  language: row.language,
  isOpen: row.published_at !== null && row.published_at <= now.getTime(),
  lecture:
    row.courseware_id === null
      ? null
      : // SQLite has no booleans: it answers 0 and 1.
        {
          coursewareID: row.courseware_id,
          title: row.lecture_title,
          language: row.lecture_language,
          isPlayable: Boolean(row.is_playable),
        },
  atSeconds: row.at_seconds,
  content: row.content,
  createdAt: timeText(row.created_at),
  updatedAt: timeText(row.updated_at),
})
