import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { PayloadOf } from '#api/kit/call.ts'
import type { CourseCard, CourseDetail, listCourses } from '#api/course/course.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { timeText } from '#server/database/codec.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { shareOf } from './shares.ts'
import { cardColumns, cardTexts, cardsIn, cardsOf, publishedCourses, readingOf } from './course-cards.ts'
import type { Reading } from './course-cards.ts'
import { courseHolds } from './course-search.ts'
import { isCollected } from './favourites.ts'
import { isPlayable, lecturesOfCourse } from './lectures.ts'
import { standingOf } from './standing.ts'

const RELATED = 4

/** The last column of each sort index is the tie-breaker. */
const orders = { new: 'course.published_at', hot: 'course.learner_count', rating: 'course.rating_rank' } as const

type Catalogue = PayloadOf<typeof listCourses>

/** [ROUTE-20] A page of the published courses, and how many there are in all. */
export async function findCourses(
  db: Database,
  asked: Catalogue,
  language: Language,
  now: Date,
): Promise<{ list: CourseCard[]; count: number }> {
  const [list, count] = await Promise.all([coursePage(db, asked, language, now), courseCount(db, asked, language, now)])
  return { list, count }
}

export async function coursePage(db: Database, asked: Catalogue, language: Language, now: Date): Promise<CourseCard[]> {
  const { sort, pageNum, pageSize } = asked
  const page = await coursesAsked(db, asked, language, now)
    .select('course.id')
    .orderBy(orders[sort], 'desc')
    .orderBy('course.id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return cardsIn(
    db,
    page.map(({ id }) => id),
    language,
    now,
  )
}

export async function courseCount(db: Database, asked: Catalogue, language: Language, now: Date): Promise<number> {
  // The order does not matter to a count, and with that of time the index of the years serves it.
  const counted = await coursesAsked(db, { ...asked, sort: 'new' }, language, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return counted?.count ?? 0
}

/** From the index-covered columns only; texts are read for the ten shown rows. */
function coursesAsked(
  db: Database,
  { kind, categoryCode, year, teacher, keyword = '', sort }: Catalogue,
  language: Language,
  now: Date,
) {
  let found = db.selectFrom('course').where('course.published_at', '<=', now.getTime())
  if (kind !== undefined) found = found.where('course.kind', '=', kind)
  if (categoryCode !== undefined) found = found.where('course.category_code', '=', categoryCode)
  // The year index is sorted by time: the plus keeps both engines from using it for another order.
  if (year !== undefined)
    found = sort === 'new' ? found.where('course.year', '=', year) : found.where(sql<SqlBool>`+course.year = ${year}`)
  if (teacher !== undefined) {
    found = found.where(
      'course.id',
      'in',
      db.selectFrom('course_teacher').select('course_id').where('name', '=', teacher),
    )
  }
  const holding = courseHolds(db, language.code, keyword)
  return holding === null ? found : found.where(holding)
}

const oneCourse = prepared(
  ['language', 'now', 'courseId'],
  (db, { courseId, ...reading }: Reading & { courseId: string }) =>
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
    .selectFrom('course_progress as mine')
    .leftJoin('course_rating as rating', (join) =>
      join.onRef('rating.user_id', '=', 'mine.user_id').onRef('rating.course_id', '=', 'mine.course_id'),
    )
    .select(['mine.progress', 'mine.state', 'mine.studied_seconds', 'mine.last_learned_at', 'rating.stars'])
    .where('mine.user_id', '=', userId)
    .where('mine.course_id', '=', courseId),
)

type Asked = { readonly courseId: string }

/** Completion requirements of a course. */
const demandsIn = prepared(['courseId'], (db, { courseId }: Asked) =>
  db
    .selectFrom('course')
    .leftJoin('course_exam as exam', 'exam.course_id', 'course.id')
    .select(['course.required_minutes', 'exam.minutes', 'exam.question_count', 'exam.pass_percent', 'exam.attempts'])
    .where('course.id', '=', courseId),
)

type Learner = Asked & { readonly userId: string; readonly language: string }

/** Its playable lectures in order, with the learner's recorded progress. */
const lecturesIn = prepared(['courseId', 'language', 'userId'], (db, asked: Learner) =>
  lecturesOfCourse(db, asked).select('courseware.duration_seconds').where(isPlayable),
)
const isStudied = ({
  duration_seconds: duration,
  seconds,
  reached_seconds,
}: Awaited<ReturnType<typeof lecturesIn>>[number]): boolean =>
  seconds !== null && reached_seconds !== null && shareOf(duration, { seconds, reached_seconds }) >= 1

/** [ROUTE-21] A published course with the learner's progress; null: not found. */
export async function findCourse(
  db: Database,
  { userId, courseId }: { userId: string; courseId: string },
  language: Language,
  now: Date,
): Promise<CourseDetail | null> {
  const reading = readingOf(language, now)
  const [course] = await oneCourse(db, { ...reading, courseId })
  if (course === undefined) return null
  const [related, [mine], isFavourite, [demands], lectures] = await Promise.all([
    relatedCourses(db, { ...reading, courseId, category: course.category_code }),
    progressIn(db, { userId, courseId }),
    isCollected(db, { userId, courseId }),
    demandsIn(db, { courseId }),
    lecturesIn(db, { userId, courseId, language: language.code }),
  ])
  const [card, ...others] = await cardsOf(db, [course, ...related], language)
  if (card === undefined) return null
  const next = lectures.find((lecture) => !isStudied(lecture))
  return {
    ...card,
    detail: course.detail,
    ratingCount: course.rating_count,
    lectureCount: lectures.length,
    requiredMinutes: demands?.required_minutes ?? 0,
    exam: examOf(demands),
    ratingClosedBecause: mine === undefined ? 'course.notBegun' : null,
    mine:
      mine === undefined
        ? null
        : {
            progress: mine.progress,
            ...standingOf(mine.state),
            studiedSeconds: mine.studied_seconds,
            studiedLectures: lectures.filter(isStudied).length,
            next: next === undefined ? null : { coursewareID: next.id, title: next.title, language: next.language },
            lastLearnedAt: timeText(mine.last_learned_at),
            stars: mine.stars,
          },
    isFavourite,
    related: others,
  }
}

interface ExamColumns {
  readonly minutes: number | null
  readonly question_count: number | null
  readonly pass_percent: number | null
  readonly attempts: number | null
}
function examOf(found: ExamColumns | undefined): CourseDetail['exam'] {
  if (found === undefined) return null
  const { minutes, question_count: questionCount, pass_percent: passPercent, attempts } = found
  if (minutes === null || questionCount === null || passPercent === null || attempts === null) return null
  return { minutes, questionCount, passPercent, attempts }
}
