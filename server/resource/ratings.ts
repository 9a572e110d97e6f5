import type { ResourceRating } from '#api/resource/resource.contract.ts'
import { ratingOf } from '#server/course/course-cards.ts'
import type { Database, Querying } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { Refusal, notFound } from '#server/answer/refusal.ts'
import { visibleResources } from './visible.ts'

interface Rating {
  readonly userId: string
  readonly resourceId: string
  /** From 1 to 5. */
  readonly stars: number
  readonly now: Date
}

/** [RESOURCE-03, VALID-17] Rates a resource once, and updates its sum. @throws Refusal */
export function rateOnce(db: Database, { userId, resourceId, stars, now }: Rating): Promise<ResourceRating> {
  return db.transaction().execute(async (trx) => {
    const seen = await visibleResources(trx, now)
      .select('offer.id')
      .where('offer.id', '=', resourceId)
      .executeTakeFirst()
    if (seen === undefined) throw notFound()
    // Serialises the ratings of one resource, so that no update of the sum is lost.
    const offer = await lockResource(trx, resourceId)
    if (offer === undefined) throw notFound()
    const given = await trx
      .insertInto('resource_rating')
      .values({ user_id: userId, resource_id: resourceId, stars, rated_at: now.getTime() })
      .onConflict((conflict) => conflict.columns(['user_id', 'resource_id']).doNothing())
      .returning('stars')
      .executeTakeFirst()
    if (given === undefined) throw new Refusal('resource.alreadyRated')
    const counted = { rating_sum: offer.rating_sum + stars, rating_count: offer.rating_count + 1 }
    await trx.updateTable('course_resource').set(counted).where('id', '=', resourceId).execute()
    return { stars, rating: ratingOf(counted) ?? stars, ratingCount: counted.rating_count }
  })
}

function lockResource(trx: Querying, resourceId: string) {
  return trx
    .selectFrom('course_resource')
    .select(['rating_sum', 'rating_count'])
    .where('id', '=', resourceId)
    .$if(hasRowLocks(trx), (query) => query.forUpdate())
    .executeTakeFirst()
}
