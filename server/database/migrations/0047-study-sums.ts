import { sql, type Kysely } from 'kysely'

/** Lengths of a month and of a year, where days are written yyyymmdd. */
const periods = [100, 10_000]

/**
 * Study time is kept summed by month and year, in the order of its rankings, which added up the days of everybody
 * before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('study_sum')
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('period', 'integer', (c) => c.notNull())
    .addColumn('seconds', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('study_sum_key', ['user_id', 'period'])
    .execute()
  const { rows } = await sql<{ year: number }>`select distinct day / 10000 as year from study_day`.execute(db)
  // Year by year: no statement may take long.
  for (const { year } of rows)
    for (const length of periods)
      await sql`insert into study_sum (user_id, period, seconds)
        select user_id, day - day % ${sql.lit(length)}, sum(seconds) from study_day
        where day >= ${year * 10_000} and day < ${(year + 1) * 10_000} group by 1, 2`.execute(db)
  await schema.createIndex('study_sum_ranked').on('study_sum').columns(['period', 'seconds desc', 'user_id']).execute()
}
