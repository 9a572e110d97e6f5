import { sql } from 'kysely'
import type { Database, Querying } from '#server/database/open.ts'
import type { StudyDayTable, StudySumTable } from './tables.ts'

/** The month and the year of a day, as study_sum names them: of 20260302, 20260300 and 20260000. */
const periodsOf = (day: number): number[] => [day - (day % 100), day - (day % 10_000)]

/** The sums of days that nothing has been summed of yet. */
export function sumsOf(days: readonly StudyDayTable[]): StudySumTable[] {
  const all = days.flatMap(({ user_id, day, seconds }) =>
    periodsOf(day).map((period) => ({ user_id, period, seconds })),
  )
  return Map.groupBy(all, ({ user_id, period }) => `${period} ${user_id}`)
    .values()
    .flatMap(([first, ...further]) =>
      first === undefined
        ? []
        : [{ ...first, seconds: further.reduce((sum, one) => sum + one.seconds, first.seconds) }],
    )
    .toArray()
}

/** Adds study time to its day, and to the sums of its month and year. */
export async function addStudyTime(trx: Querying, studied: StudyDayTable): Promise<void> {
  await trx
    .insertInto('study_day')
    .values(studied)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ seconds: eb('study_day.seconds', '+', eb.ref('excluded.seconds')) })),
    )
    .execute()
  await trx
    .insertInto('study_sum')
    .values(sumsOf([studied]))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'period'])
        .doUpdateSet((eb) => ({ seconds: eb('study_sum.seconds', '+', eb.ref('excluded.seconds')) })),
    )
    .execute()
}

/** A sum that is not that of its days. */
interface WrongSum {
  readonly user_id: string
  readonly period: number
  readonly kept: number
  readonly counted: number
}

/** Counts again, for `npm run records`. */
export async function wrongSums(db: Database): Promise<readonly WrongSum[]> {
  const { rows } = await sql<WrongSum>`
    select user_id, period, sum(kept) as kept, sum(counted) as counted
    from (
      select user_id, period, seconds as kept, 0 as counted from study_sum
      union all select user_id, day - day % 100, 0, seconds from study_day
      union all select user_id, day - day % 10000, 0, seconds from study_day
    ) as both_ways
    group by user_id, period having sum(kept) <> sum(counted) order by user_id, period`.execute(db)
  return rows
}
