import { sql } from 'kysely'
import type { PayloadOf } from '#api/contract/call.ts'
import type { CourseCard, CourseDetail, listCourses } from '#api/contract/course.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '../database/codec.ts'
import type { Database } from '../database/open.ts'
import { prepared } from '../database/prepared.ts'
import { holds, wordsOf } from '../database/search.ts'
import { cardColumns, cardTexts, cardsOf, publishedCourses, readingOf } from './course-cards.ts'
import type { Reading } from './course-cards.ts'
import { isCollected } from './favourites.ts'

const RELATED = 4

/** [ROUTE-20] A page of the published courses, and how many there are in all. */
export async function findCourses(
  db: Database,
  asked: PayloadOf<typeof listCourses>,
  language: Language,
  now: Date,
): Promise<{ list: CourseCard[]; count: number }> {
  const { kind, categoryCode, year, teacher, keyword = '', sort, pageNum, pageSize } = asked
  let found = publishedCourses(db, readingOf(language, now))
  if (kind !== undefined) found = found.where('course.kind', '=', kind)
  if (categoryCode !== undefined) found = found.where('course.category_code', '=', categoryCode)
  if (year !== undefined) found = found.where('course.year', '=', year)
  if (teacher !== undefined) {
    found = found.where('course.id', 'in', db.selectFrom('course_teacher').select('course_id').where('name', '=', teacher))
  }
  for (const word of wordsOf(keyword)) found = found.where(holds(sql<string>`coalesce(own.search, base.search)`, word))

  const average = sql`course.rating_sum * 1.0 / nullif(course.rating_count, 0)`
  const sorted = {
    new: () => found.orderBy('course.published_at', 'desc'),
    hot: () => found.orderBy('course.learner_count', 'desc'),
    rating: () => found.orderBy(average, (order) => order.desc().nullsLast()).orderBy('course.rating_count', 'desc'),
  }[sort]()

  const [rows, counted] = await Promise.all([
    sorted
      .orderBy('course.id', 'desc')
      .select(cardColumns)
      .select(cardTexts)
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ])
  return { list: await cardsOf(db, rows, language), count: counted?.count ?? 0 }
}

const oneCourse = prepared(['language', 'now', 'courseId'], (db, { courseId, ...reading }: Reading & { courseId: string }) =>
  publishedCourses(db, reading)
    .select(cardColumns)
    .select(cardTexts)
    .select(sql<string>`coalesce(own.detail, base.detail, '')`.as('detail'))
    .where('course.id', '=', courseId),
)

const relatedCourses = prepared(
  ['language', 'now', 'courseId', 'category'],
  (db, { courseId, category, ...reading }: Reading & { courseId: string; category: string }) =>
    publishedCourses(db, reading)
      .select(cardColumns)
      .select(cardTexts)
      .where('course.category_code', '=', category)
      .where('course.id', '!=', courseId)
      .orderBy('course.learner_count', 'desc')
      .orderBy('course.id', 'desc')
      .limit(RELATED),
)

const progressIn = prepared(['userId', 'courseId'], (db, { userId, courseId }: { userId: string; courseId: string }) =>
  db
    .selectFrom('course_learner as mine')
    .leftJoin('course_rating as rating', (join) =>
      join.onRef('rating.user_id', '=', 'mine.user_id').onRef('rating.course_id', '=', 'mine.course_id'),
    )
    .select(['mine.progress', 'mine.studied_seconds', 'mine.last_learned_at', 'rating.stars'])
    .where('mine.user_id', '=', userId)
    .where('mine.course_id', '=', courseId),
)

/** [ROUTE-21] One published course with what the learner has done of it; null: there is none. */
export async function findCourse(
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
  language: Language,
  now: Date,
): Promise<CourseDetail | null> {
  const reading = readingOf(language, now)
  const [course] = await oneCourse(db, { ...reading, courseId })
  if (course === undefined) return null
  const [related, [mine], isFavourite] = await Promise.all([
    relatedCourses(db, { ...reading, courseId, category: course.category_code }),
    progressIn(db, { userId, courseId }),
    isCollected(db, { userId, courseId }),
  ])
  const [card, ...others] = await cardsOf(db, [course, ...related], language)
  if (card === undefined) return null
  return {
    ...card,
    detail: course.detail,
    ratingCount: course.rating_count,
    mine:
      mine === undefined
        ? null
        : {
            progress: mine.progress,
            studiedSeconds: mine.studied_seconds,
            lastLearnedAt: timeText(mine.last_learned_at),
            stars: mine.stars,
          },
    isFavourite,
    related: others,
  }
}
