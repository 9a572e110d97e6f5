import { sql } from 'kysely'

import { dayNumberOf, learnerRanking } from '#server/course/learner-ranking.ts'
import { rankedByDays } from '#server/course/ranking-by-days.ts'
import { wrongSums } from '#server/course/study-sums.ts'
import type { Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { onBothEngines } from '#tests/bench/engines.ts'
import { median, type Figure } from '#tests/bench/figure.ts'

const many = 100_000
const few = 1000
const now = new Date('2026-06-20T08:00:00Z')
const last = dayNumberOf(now)
/** Months, and days of each, on which everybody has studied. */
const months = [1, 2, 3, 4, 5, 6]
const daysEach = 3
const samples = 15
/** Of what takes long. */
const fewSamples = 3
/** As many as there are connections, so that the long ones do not wait for one for too long. */
const atOnce = 10
const allowedMs = 20
/** Of the time in which the days of everybody are added up. */
const share = 0.1

/** Each statement stays within the portal's statement time-out. */
async function fill(db: Database, people: number): Promise<void> {
  const numbers = hasRowLocks(db)
    ? `select n from generate_series(0, ${people - 1}) as n`
    : `with recursive counted(n) as (select 0 union all select n + 1 from counted where n < ${people - 1}) select n from counted`
  const put = (text: string): Promise<unknown> => sql.raw(`${text} from (${numbers}) as series`).execute(db)
  await put(`insert into "user" (id, account_name, account_key, name, original_name, weak_password, language, created_at)
    select 'l-' || n, 'l-' || n, 'l-' || n, 'L', 'L', 0, 'zh_CN', 0`)
  for (const month of months) {
    const period = 20_260_000 + month * 100
    // Nobody has as much as another: the first in the list are the last by their ids.
    for (let day = 1; day <= daysEach; day++)
      await put(`insert into study_day (user_id, day, seconds) select 'l-' || n, ${period + day}, 60 + n`)
    await put(`insert into study_sum (user_id, period, seconds) select 'l-' || n, ${period}, (60 + n) * ${daysEach}`)
  }
  await put(
    `insert into study_sum (user_id, period, seconds) select 'l-' || n, 20260000, (60 + n) * ${daysEach * months.length}`,
  )
  await sql.raw(hasRowLocks(db) ? 'vacuum analyze' : 'analyze').execute(db)
}

async function time(what: () => Promise<unknown>, rounds = samples): Promise<number> {
  const times: number[] = []
  // The first is warm-up.
  await what()
  for (let i = 0; i < rounds; i++) {
    const started = performance.now()
    await what()
    times.push(performance.now() - started)
  }
  return median(times)
}

const manyOf = (what: () => Promise<unknown>, count: number) => () => Promise.all(Array.from({ length: count }, what))

async function figuresOf(engine: string, large: Database, small: Database): Promise<Figure[]> {
  if ((await wrongSums(large)).length + (await wrongSums(small)).length > 0) throw new Error('Filled wrongly')
  // The very last, before whom all others are counted.
  const ranking = (db: Database, period: 'month' | 'year') => () => learnerRanking(db, 'l-0', period, now)
  const byDays = (first: number) => () => rankedByDays(large, { first, last, userId: 'l-0', limit: 10 })
  const compare = async (period: 'month' | 'year', first: number): Promise<Figure[]> => {
    const [value, anew] = [await time(ranking(large, period)), await time(byDays(first), fewSamples)]
    const together = await time(manyOf(ranking(large, period), atOnce))
    const anewTogether = await time(manyOf(byDays(first), atOnce), 1)
    const twenty = await time(manyOf(ranking(large, period), 20))
    const beside = { unit: 'ms', limitIs: 'by days', ratio: { atMost: share } } as const
    process.stdout.write(
      `    ${engine} ${period}: 20 at once ${twenty.toFixed(1)} ms; with ${few} people ${(await time(ranking(small, period))).toFixed(2)} ms\n`,
    )
    return [
      { name: `${period}-${engine}`, value, unit: 'ms', limit: allowedMs, limitIs: 'allowed', ratio: { atMost: 1 } },
      { name: `${period}-days-${engine}`, value, limit: anew, ...beside },
      { name: `${period}-${atOnce}-${engine}`, value: together, limit: anewTogether, ...beside },
    ]
  }
  return [...(await compare('month', 20_260_600)), ...(await compare('year', 20_260_000))]
}

/** The ranking of 100,000 people, asked for by the last of them, against adding up everybody's days. */
export const bench = (): Promise<readonly Figure[]> => onBothEngines({ many, few, fill, figuresOf })
