import type { CourseRating } from '#api/course/course.contract.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { ratingOf, ratingRank } from './course-cards.ts'

interface Rating {
  readonly userId: string
  readonly courseId: string
  /** From 1 to 5. */
  readonly stars: number
  readonly now: Date
}

/** [COURSE-02] Sets or changes a rating, and updates the totals. @throws Refusal */
export function giveStars(db: Database, { userId, courseId, stars, now }: Rating): Promise<CourseRating> {
  return db.transaction().execute(async (trx) => {
    // Ratings of one course are serialised by a lock, so that the totals see the previous rating.
    const course = await lockPublished(trx, courseId, now)
    if (course === undefined) throw notFound()
    if (!(await hasBegun(trx, userId, courseId))) throw new Refusal('course.notBegun')
    const before = await trx
      .selectFrom('course_rating')
      .select('stars')
      .where('user_id', '=', userId)
      .where('course_id', '=', courseId)
      .executeTakeFirst()
    const counted = {
      rating_sum: course.rating_sum + stars - (before?.stars ?? 0),
      rating_count: course.rating_count + (before === undefined ? 1 : 0),
    }
    await trx
      .insertInto('course_rating')
      .values({ user_id: userId, course_id: courseId, stars, rated_at: now.getTime() })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'course_id']).doUpdateSet({ stars, rated_at: now.getTime() }),
      )
      .execute()
    await trx
      .updateTable('course')
      .set({ ...counted, rating_rank: ratingRank(counted) })
      .where('id', '=', courseId)
      .execute()
    return { stars, rating: ratingOf(counted), ratingCount: counted.rating_count }
  })
}

function lockPublished(trx: Querying, courseId: string, now: Date) {
  return trx
    .selectFrom('course')
    .select(['rating_sum', 'rating_count'])
    .where('id', '=', courseId)
    .where('published_at', '<=', now.getTime())
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst()
}

async function hasBegun(trx: Querying, userId: string, courseId: string): Promise<boolean> {
  const learned = await trx
    .selectFrom('course_progress')
    .select('course_id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .executeTakeFirst()
  return learned !== undefined
}
