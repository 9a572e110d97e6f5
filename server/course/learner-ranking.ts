import type { LearnerRanking, RankingPeriod } from '#api/course/course.contract.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { dayNumberIn, organisationZone } from '#server/time-zone.ts'

const RANKED = 10

/** A day as study_day counts them: yyyymmdd in the organisation's time zone. */
export const dayNumberOf = (date: Date): number => dayNumberIn(organisationZone(), date.getTime())

/** The top ten and the caller's own rank; ties are ordered by id. */
const rankedLearners = prepared(
  ['first', 'last', 'userId', 'limit'],
  (db, { first, last, userId, limit }: { first: number; last: number; userId: string; limit: number }) =>
    db
      .with('studied', (cte) =>
        cte
          .selectFrom('study_day')
          .select('user_id')
          .select((eb) => eb.fn.sum<number>('seconds').as('seconds'))
          .where('day', '>=', first)
          .where('day', '<=', last)
          .groupBy('user_id')
          .having((eb) => eb.fn.sum('seconds'), '>', 0),
      )
      .with('ranked', (cte) =>
        cte
          .selectFrom('studied')
          .select(['user_id', 'seconds'])
          .select((eb) =>
            eb.fn
              .agg<number>('row_number')
              .over((over) => over.orderBy('seconds', 'desc').orderBy('user_id'))
              .as('position'),
          ),
      )
      .selectFrom('ranked')
      .innerJoin('user', 'user.id', 'ranked.user_id')
      .select(['ranked.user_id', 'ranked.seconds', 'ranked.position', 'user.original_name'])
      .where((eb) => eb.or([eb('ranked.position', '<=', limit), eb('ranked.user_id', '=', userId)]))
      .orderBy('ranked.position'),
)

const hoursOf = (seconds: number): number => Math.round(seconds / 360) / 10

/** [ROUTE-03] The learners with the most study time in the calendar month or year of `now`, and the caller's rank. */
export async function learnerRanking(
  db: Database,
  userId: string,
  period: RankingPeriod,
  now: Date,
): Promise<LearnerRanking> {
  const last = dayNumberOf(now)
  // Of 20260302: 20260300 for a month, 20260000 for a year; an exclusive lower bound of all days in the period.
  const first = last - (last % (period === 'month' ? 100 : 10_000))
  const rows = await rankedLearners(db, { first, last, userId, limit: RANKED })
  const own = rows.find((row) => row.user_id === userId)
  return {
    list: rows
      .filter(({ position }) => position <= RANKED)
      .map((row) => ({
        position: row.position,
        userId: row.user_id,
        originalName: row.original_name,
        hours: hoursOf(row.seconds),
        isSelf: row.user_id === userId,
      })),
    self: own === undefined ? null : { position: own.position, hours: hoursOf(own.seconds) },
  }
}
