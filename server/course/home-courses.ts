import type { HomeCourses, RankedCourse } from '#api/course/course.contract.ts'
import type { Language } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { cardColumns, cardTexts, cardsOf, publishedCourses, ratingOf, readingOf, titleText } from './course-cards.ts'
import type { Reading } from './course-cards.ts'

const RECOMMENDED = 6
const HOT = 8
const NEWEST = 6
const RANKED = 10

const recommendedCourses = prepared(['language', 'now'], (db, reading: Reading) =>
  publishedCourses(db, reading)
    .select(cardColumns)
    .select(cardTexts)
    .where('course.recommended_position', 'is not', null)
    .orderBy('course.recommended_position')
    .orderBy('course.id')
    .limit(RECOMMENDED),
)

const hotCourses = prepared(['language', 'now'], (db, reading: Reading) =>
  publishedCourses(db, reading)
    .select(cardColumns)
    .select(cardTexts)
    .orderBy('course.learner_count', 'desc')
    .orderBy('course.id', 'desc')
    .limit(HOT),
)

const newestCourses = prepared(['language', 'now'], (db, reading: Reading) =>
  publishedCourses(db, reading)
    .select(cardColumns)
    .select(cardTexts)
    .orderBy('course.published_at', 'desc')
    .orderBy('course.id', 'desc')
    .limit(NEWEST),
)

const mostLearned = prepared(['language', 'now'], (db, reading: Reading) =>
  publishedCourses(db, reading)
    .select(['course.id', 'course.learner_count', 'course.rating_sum', 'course.rating_count'])
    .select(titleText)
    .orderBy('course.learner_count', 'desc')
    .orderBy('course.id', 'desc')
    .limit(RANKED),
)

/** [ROUTE-03] Recommended, hot and new courses; one may be several of these. */
export async function homeCourses(db: Database, language: Language, now: Date): Promise<HomeCourses> {
  const reading = readingOf(language, now)
  const [recommended, hot, newest] = await Promise.all([
    recommendedCourses(db, reading),
    hotCourses(db, reading),
    newestCourses(db, reading),
  ])
  const cards = await cardsOf(db, [...recommended, ...hot, ...newest], language)
  const behindHot = recommended.length + hot.length
  return {
    recommended: cards.slice(0, recommended.length),
    hot: cards.slice(recommended.length, behindHot),
    newest: cards.slice(behindHot),
  }
}

/** [ROUTE-03] The courses with the most learners. */
export async function courseRanking(db: Database, language: Language, now: Date): Promise<RankedCourse[]> {
  const rows = await mostLearned(db, readingOf(language, now))
  return rows.map((row) => ({
    courseID: row.id,
    courseName: row.title,
    language: row.language,
    learnerCount: row.learner_count,
    rating: ratingOf(row),
  }))
}
