import type { PayloadOf } from '#api/kit/call.ts'
import type { MyCourse, listMyCourses } from '#api/course/course.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { cardsIn, publishedCourses, readingOf, titleText } from './course-cards.ts'
import type { Reading } from './course-cards.ts'
import { standingOf } from './standing.ts'

type Own = Reading & { readonly userId: string }

const toContinue = prepared(
  ['userId', 'language', 'now', 'limit'],
  (db, { userId, limit, ...reading }: Own & { limit: number }) =>
    publishedCourses(db, reading)
      .innerJoin('course_progress as mine', 'mine.course_id', 'course.id')
      .where('mine.user_id', '=', userId)
      .select(['course.id', 'mine.progress'])
      .select(titleText)
      .where('mine.completed_at', 'is', null)
      .orderBy('mine.last_learned_at', 'desc')
      .orderBy('course.id')
      .limit(limit),
)

export interface CourseToContinue {
  readonly id: string
  readonly title: string
  readonly progress: number
}

/** [CALL-18] The courses that somebody has begun and not completed, the one learned last first. */
export function coursesToContinue(
  db: Database,
  userId: string,
  language: Language,
  now: Date,
  limit: number,
): Promise<CourseToContinue[]> {
  return toContinue(db, { userId, ...readingOf(language, now), limit })
}

/** [ROUTE-24] A page of the courses that somebody has begun, and how many there are in all. */
export async function findOwnCourses(
  db: Database,
  userId: string,
  { state, pageNum, pageSize }: PayloadOf<typeof listMyCourses>,
  language: Language,
  now: Date,
): Promise<{ list: MyCourse[]; count: number }> {
  // Of the tables alone that decide which they are: texts are read for the ten that are shown.
  let found = db
    .selectFrom('course_progress as mine')
    .innerJoin('course', 'course.id', 'mine.course_id')
    .where('mine.user_id', '=', userId)
    .where('course.published_at', '<=', now.getTime())
  if (state !== undefined) found = found.where('mine.completed_at', state === 'completed' ? 'is not' : 'is', null)
  const [rows, counted] = await Promise.all([
    found
      .select(['mine.course_id', 'mine.progress', 'mine.studied_seconds', 'mine.last_learned_at', 'mine.state'])
      .orderBy('mine.last_learned_at', 'desc')
      .orderBy('mine.course_id')
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  const cards = await cardsIn(
    db,
    rows.map(({ course_id }) => course_id),
    language,
    now,
  )
  const list = rows.flatMap((row): MyCourse[] => {
    const card = cards.find(({ courseID }) => courseID === row.course_id)
    if (card === undefined) return []
    return [
      {
        ...card,
        progress: row.progress,
        ...standingOf(row.state),
        lastLearnedAt: timeText(row.last_learned_at),
        studiedSeconds: row.studied_seconds,
      },
    ]
  })
  return { list, count: counted?.count ?? 0 }
}
