import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'

/** Somebody's place by study time. */
export interface Ranked {
  readonly user_id: string
  readonly original_name: string
  readonly seconds: number
  readonly position: number
}

/** The first `limit` and the caller, by the days of everybody added up; ties are ordered by id. */
export const rankedByDays: (
  db: Database,
  of: { first: number; last: number; userId: string; limit: number },
) => Promise<readonly Ranked[]> = prepared(
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
