import { sql } from 'kysely'
import type { Chapter, Courseware, Playable } from '#api/study/study.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { isPlayable, lecturesOfCourse } from '#server/course/lectures.ts'
import { isSet } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { shareOf } from '#server/course/shares.ts'

/** Language and user. A type, not an interface, so that it can serve as the values of a prepared read. */
type Reading = { readonly courseId: string; readonly language: string; readonly userId: string }

const chaptersIn = prepared(['courseId', 'language'], (db, { courseId, language }: Omit<Reading, 'userId'>) =>
  db
    .selectFrom('course_chapter as chapter')
    .leftJoin('course_chapter_text as base', (join) =>
      join.onRef('base.chapter_id', '=', 'chapter.id').on('base.is_base', '=', 1),
    )
    .leftJoin('course_chapter_text as own', (join) =>
      join.onRef('own.chapter_id', '=', 'chapter.id').on('own.language', '=', language).on('own.title', '!=', ''),
    )
    .select('chapter.id')
    .select(sql<string>`coalesce(own.title, base.title, '')`.as('title'))
    .select(sql<string>`coalesce(own.language, base.language, '')`.as('language'))
    .where('chapter.course_id', '=', courseId)
    .orderBy('chapter.position')
    .orderBy('chapter.id'),
)

const lecturesIn = prepared(['courseId', 'language', 'userId'], (db, reading: Reading) =>
  lecturesOfCourse(db, reading)
    .select([
      'courseware.chapter_id',
      'courseware.duration_seconds',
      'courseware.needs_ie',
      'courseware.hd_file_id',
      'courseware.sd_file_id',
      'mine.position_seconds',
    ])
    .select(isPlayable.as('isPlayable')),
)

const captionsIn = prepared(['courseId'], (db, { courseId }: { courseId: string }) =>
  db
    .selectFrom('courseware_caption as caption')
    .innerJoin('courseware', 'courseware.id', 'caption.courseware_id')
    .select(['caption.courseware_id', 'caption.language', 'caption.file_id'])
    .where('courseware.course_id', '=', courseId)
    .orderBy('caption.language'),
)

const publishedCourse = prepared(['courseId', 'now'], (db, { courseId, now }: { courseId: string; now: number }) =>
  db.selectFrom('course').select('id').where('id', '=', courseId).where('published_at', '<=', now),
)

/** The course, the user and the language of the request. */
export interface Studied {
  readonly courseId: string
  readonly userId: string
  readonly language: Language
}

/**
 * [COURSE-03] The chapters of a published course with what the learner has done of each lecture; null: there is no such
 * course.
 */
export async function findChapters(db: Database, studied: Studied, now: Date): Promise<Chapter[] | null> {
  const [course] = await publishedCourse(db, { courseId: studied.courseId, now: now.getTime() })
  if (course === undefined) return null
  return chaptersOf(db, studied, lectureOf)
}

/** The chapters of any course, with the player's data. */
export async function playableChapters(
  db: Database,
  studied: Studied,
): Promise<(Omit<Chapter, 'courseware'> & { courseware: Playable[] })[]> {
  const captions = Map.groupBy(await captionsIn(db, { courseId: studied.courseId }), (caption) => caption.courseware_id)
  return chaptersOf(db, studied, (row) => ({
    ...lectureOf(row),
    sources: sourcesOf(row),
    captions: (captions.get(row.id) ?? []).map(({ language, file_id: fileID }) => ({ language, fileID })),
  }))
}

type LectureRow = Awaited<ReturnType<typeof lecturesIn>>[number]

async function chaptersOf<Lecture>(
  db: Database,
  { courseId, userId, language: { code: language } }: Studied,
  made: (row: LectureRow) => Lecture,
): Promise<(Omit<Chapter, 'courseware'> & { courseware: Lecture[] })[]> {
  const [chapters, lectures] = await Promise.all([
    chaptersIn(db, { courseId, language }),
    lecturesIn(db, { courseId, language, userId }),
  ])
  const byChapter = Map.groupBy(lectures, (lecture) => lecture.chapter_id)
  return chapters.map(({ id, title, language: written }) => ({
    chapterID: id,
    title,
    language: written,
    courseware: (byChapter.get(id) ?? []).map(made),
  }))
}

const lectureOf = (row: LectureRow): Courseware => ({
  coursewareID: row.id,
  title: row.title,
  language: row.language,
  durationSeconds: row.duration_seconds,
  // SQLite has no booleans: it answers 0 and 1.
  isPlayable: Boolean(row.isPlayable),
  needsIe: isSet(row.needs_ie),
  share:
    row.seconds === null
      ? 0
      : shareOf(row.duration_seconds, { seconds: row.seconds, reached_seconds: row.reached_seconds ?? 0 }),
  positionSeconds: row.position_seconds ?? 0,
})

function sourcesOf({ hd_file_id: hd, sd_file_id: sd }: LectureRow): Playable['sources'] {
  const sources = [
    { quality: 'hd', fileID: hd },
    { quality: 'sd', fileID: sd },
  ] as const
  return sources.flatMap(({ quality, fileID }) => (fileID === null ? [] : [{ quality, fileID }]))
}
