import { STARS_MAX } from '#api/course/course.contract.ts'
import type { Evaluation } from '#api/course/evaluation.contract.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { ratingOf } from './course-cards.ts'

type Asked = { readonly courseId: string; readonly now: number }

const ratedCourse = prepared(['courseId', 'now'], (db, { courseId, now }: Asked) =>
  db
    .selectFrom('course')
    .select(['rating_sum', 'rating_count'])
    .where('id', '=', courseId)
    .where('published_at', '<=', now),
)

const starsOf = prepared(['courseId'], (db, { courseId }: Pick<Asked, 'courseId'>) =>
  db
    .selectFrom('course_rating')
    .select((eb) => ['stars', eb.fn.countAll<number>().as('count')])
    .where('course_id', '=', courseId)
    .groupBy('stars'),
)

/** [COURSE-02] The stars that a published course has been given; null: there is no such course. */
export async function evaluationOf(db: Database, courseId: string, now: Date): Promise<Evaluation | null> {
  const [[course], given] = await Promise.all([
    ratedCourse(db, { courseId, now: now.getTime() }),
    starsOf(db, { courseId }),
  ])
  if (course === undefined) return null
  const distribution = Array.from({ length: STARS_MAX }, (_, i) => {
    const stars = STARS_MAX - i
    return { stars, count: given.find((row) => row.stars === stars)?.count ?? 0 }
  })
  return { rating: ratingOf(course), ratingCount: course.rating_count, distribution }
}
