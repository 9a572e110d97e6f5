import type { LearnerRanking, RankingPeriod } from '#api/course/course.contract.ts'
import type { Database } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { dayNumberIn, organisationZone } from '#server/time-zone.ts'
import { rankedByDays } from './ranking-by-days.ts'
import { rankedBySums } from './ranking-by-sums.ts'

const RANKED = 10

/** A day as study_day counts them: yyyymmdd in the organisation's time zone. */
export const dayNumberOf = (date: Date): number => dayNumberIn(organisationZone(), date.getTime())

/** Study of days to come, which a change of the time zone, or of the clock, may leave for a while. */
const studyAhead = prepared(['after', 'before'], (db, { after, before }: { after: number; before: number }) =>
  db.selectFrom('study_day').select('day').where('day', '>', after).where('day', '<', before).limit(1),
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
  const length = period === 'month' ? 100 : 10_000
  // Of 20260302: 20260300 for a month, 20260000 for a year; an exclusive lower bound of all days in the period.
  const first = last - (last % length)
  const whose = { userId, limit: RANKED }
  const ahead = await studyAhead(db, { after: last, before: first + length })
  const rows =
    ahead.length > 0
      ? await rankedByDays(db, { first, last, ...whose })
      : await rankedBySums(db, { period: first, ...whose })
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
