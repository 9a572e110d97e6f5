import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Ranked } from './ranking-by-days.ts'

/** The first of a period; ties are ordered by id. */
const first = prepared(['period', 'limit'], (db, { period, limit }: { period: number; limit: number }) =>
  db
    .selectFrom('study_sum')
    .innerJoin('user', 'user.id', 'study_sum.user_id')
    .select(['study_sum.user_id', 'study_sum.seconds', 'user.original_name'])
    .where('study_sum.period', '=', period)
    .where('study_sum.seconds', '>', 0)
    .orderBy('study_sum.seconds', 'desc')
    .orderBy('study_sum.user_id')
    .limit(limit),
)

/** One person of a period. */
const one = prepared(['userId', 'period'], (db, { userId, period }: { userId: string; period: number }) =>
  db
    .selectFrom('study_sum')
    .innerJoin('user', 'user.id', 'study_sum.user_id')
    .select(['study_sum.user_id', 'study_sum.seconds', 'user.original_name'])
    .where('study_sum.user_id', '=', userId)
    .where('study_sum.period', '=', period)
    .where('study_sum.seconds', '>', 0),
)

/** How many have more: one range of the index, whose entries need not even be looked at. */
const withMore = prepared(['period', 'seconds'], (db, { period, seconds }: { period: number; seconds: number }) =>
  db
    .selectFrom('study_sum')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('period', '=', period)
    .where('seconds', '>', seconds),
)

/** How many have as much, and come before by their ids. */
const besides = prepared(
  ['period', 'seconds', 'userId'],
  (db, { period, seconds, userId }: { period: number; seconds: number; userId: string }) =>
    db
      .selectFrom('study_sum')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('period', '=', period)
      .where('seconds', '=', seconds)
      .where('user_id', '<', userId),
)

/** The first `limit` and the caller, by the kept sums of a month or year. */
export async function rankedBySums(
  db: Database,
  { period, userId, limit }: { period: number; userId: string; limit: number },
): Promise<readonly Ranked[]> {
  const rows = (await first(db, { period, limit })).map((row, i) => ({ ...row, position: i + 1 }))
  if (rows.length < limit || rows.some((row) => row.user_id === userId)) return rows
  const [own] = await one(db, { userId, period })
  if (own === undefined) return rows
  const { seconds } = own
  const ahead = [...(await withMore(db, { period, seconds })), ...(await besides(db, { period, seconds, userId }))]
  return [...rows, { ...own, position: ahead.reduce((sum, { count }) => sum + count, 1) }]
}
