import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'

import { languages } from '#i18n/locales.ts'
import { courseCount, coursePage } from '#server/course/catalogue.ts'
import { searchTerms } from '#server/course/course-search.ts'
import { findOwnCourses } from '#server/course/own-courses.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

import { createDatabase } from '#tests/kit/postgres/databases.ts'
import { startPrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import { median, type Figure } from './figure.ts'

const many = { courses: 100_000, learners: 1000 }
const few = { courses: 1000, learners: 10 }
/** Of each learner. */
const begun = 1000
/** Rows that one statement writes within the portal's time for statements. */
const atOnce = 50_000
const language = languages[0]
const now = new Date('2026-06-01T08:00:00Z')
const dayMs = 24 * 60 * 60_000
/** A page of the catalogue is to take at most so much longer over a hundred times as many courses. */
const growth = 1.5
const allowedMs = 20
const samples = 60

const categories = ['hydrology', 'floods', 'engineering', 'ecology', 'governance', 'digital']
const subjects = [
  '洪水预报',
  '水文测验',
  '大坝安全',
  '生态流量',
  '流域规划',
  '遥感数据',
  '泥沙运动',
  '防汛抢险',
  '地下水',
  '水质监测',
]

type Asked = Parameters<typeof coursePage>[1]
const paging = { pageNum: 1, pageSize: 10 } as const
/** What people narrow the catalogue by, and in every order. */
const filtered: readonly Asked[] = (['new', 'hot', 'rating'] as const).flatMap((sort): Asked[] => [
  { sort, ...paging },
  { sort, ...paging, kind: 'required' },
  { sort, ...paging, categoryCode: 'ecology' },
  { sort, ...paging, kind: 'elective', year: 2024 },
  { sort, ...paging, kind: 'required', categoryCode: 'floods', year: 2025 },
  { sort, ...paging, teacher: 'Teacher 7' },
])
/** One in a hundred courses, and one alone. */
const searched: readonly Asked[] = [
  { sort: 'new', ...paging, keyword: '泥沙运动第7' },
  { sort: 'hot', ...paging, keyword: 'course-77' },
]

async function fill(db: Database, { courses, learners }: typeof many): Promise<void> {
  const published = (i: number) => now.getTime() - (i % 1500) * dayMs - i
  for (let from = 0; from < courses; from += 500) {
    const places = Array.from({ length: Math.min(500, courses - from) }, (_, i) => from + i)
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('course')
        .values(
          places.map((i) => {
            const rating_count = i % 40
            return {
              id: `course-${i}`,
              category_code: categories[(i * 31 + Math.floor(i / 7)) % categories.length] ?? '',
              kind: (i * 17 + Math.floor(i / 5)) % 3 === 0 ? ('required' as const) : ('elective' as const),
              year: new Date(published(i)).getUTCFullYear(),
              learning_minutes: 60,
              credit_tenths: 10,
              published_at: published(i),
              first_published_at: published(i),
              cover_file_id: null,
              recommended_position: null,
              learner_count: (i * 7919) % 5000,
              rating_sum: rating_count * 4,
              rating_count,
              rating_rank: ((i * 104_729) % 5000) * 1_000_000 + rating_count,
            }
          }),
        )
        .execute()
      const texts = places.map((i) => ({
        title: `${subjects[i % subjects.length] ?? ''}第${i % 100}讲`,
        summary: `从入门到实践 course-${i}`,
      }))
      await trx
        .insertInto('course_text')
        .values(
          places.map((i, at) => ({
            course_id: `course-${i}`,
            language: language.code,
            title: texts[at]?.title ?? '',
            summary: texts[at]?.summary ?? '',
            detail: '',
            search: searchTerms(language.code, `${texts[at]?.title}\n${texts[at]?.summary}`),
          })),
        )
        .execute()
      // As many courses a teacher, however many there are of both.
      await trx
        .insertInto('course_teacher')
        .values(places.map((i) => ({ course_id: `course-${i}`, position: 0, name: `Teacher ${Math.floor(i / 40)}` })))
        .execute()
    })
  }
  await fillProgress(db, { courses, learners })
  await sql.raw(hasRowLocks(db) ? 'vacuum analyze' : 'analyze').execute(db)
}

/** Written by the databases themselves: a million rows one by one would take minutes. */
async function fillProgress(db: Database, { courses, learners }: typeof many): Promise<void> {
  const series = (from: number, to: number): string =>
    hasRowLocks(db)
      ? `select n from generate_series(${from}, ${to - 1}) as n`
      : `with recursive counted(n) as (select ${from} union all select n + 1 from counted where n < ${to - 1}) select n from counted`
  await sql
    .raw(
      `insert into "user" (id, account_name, account_key, name, original_name, weak_password, language, created_at)
       select 'learner-' || n, 'learner-' || n, 'learner-' || n, 'L', 'L', 0, '${language.code}', 0 from (${series(0, learners)}) as series`,
    )
    .execute(db)
  for (let from = 0; from < learners * begun; from += atOnce) {
    await sql
      .raw(
        `insert into course_progress (user_id, id, course_id, progress, studied_seconds, last_learned_at, completed_at, version, snapshot, state, revision, created_at, updated_at)
       select 'learner-' || (n / ${begun}), 'p' || n, 'course-' || ((n * 97) % ${courses}), 50, 600, ${now.getTime()} - n, null, 1, '{}', 'learning.studying', 2, 0, 0
       from (${series(from, Math.min(from + atOnce, learners * begun))}) as series where true on conflict do nothing`,
      )
      .execute(db)
  }
}

/** The middle of the times, in milliseconds, that it takes to do each of several things in turn. */
async function time(what: readonly (() => Promise<unknown>)[]): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < samples; i++) {
    const started = performance.now()
    for (const each of what) await each()
    // The first round warms up.
    if (i > 5) times.push((performance.now() - started) / what.length)
  }
  return median(times)
}

/** The slowest of several things, in milliseconds. */
async function slowest(what: readonly (() => Promise<unknown>)[]): Promise<number> {
  let most = 0
  for (const each of what) most = Math.max(most, await time([each]))
  return most
}

async function figuresOf(engine: string, large: Database, small: Database): Promise<Figure[]> {
  const pages = (db: Database) => filtered.map((asked) => () => coursePage(db, asked, language, now))
  const totals = [...filtered, ...searched].map((asked) => () => courseCount(large, asked, language, now))
  const searches = searched.map((asked) => () => coursePage(large, asked, language, now))
  const own = () => findOwnCourses(large, 'learner-7', paging, language, now)
  const allowed = { unit: 'ms', limit: allowedMs, limitIs: 'allowed', ratio: { atMost: 1 } } as const
  return [
    {
      name: `catalogue-${engine}`,
      value: await time(pages(large)),
      unit: 'ms',
      limit: await time(pages(small)),
      limitIs: 'over 1,000 courses',
      ratio: { atMost: growth },
    },
    { name: `total-${engine}`, value: await slowest(totals), ...allowed },
    { name: `search-${engine}`, value: await slowest(searches), ...allowed },
    { name: `own-${engine}`, value: await time([own]), ...allowed },
  ]
}

/** The catalogue over 100,000 courses and 1,000,000 progress rows against 1,000 and 10,000, on both engines. */
export async function catalogue(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPrivatePostgres()
  if (server === null) throw new Error('PostgreSQL is not installed')
  const opened: Database[] = []
  const open = async (size: typeof many, settings: Parameters<typeof openDatabase>[0]): Promise<Database> => {
    const db = await openDatabase(settings)
    opened.push(db)
    await fill(db, size)
    return db
  }
  try {
    const embedded = (name: string) => ({ dataDir: join(folder, name), databaseUrl: null })
    const served = async (name: string) => ({
      dataDir: folder,
      databaseUrl: await createDatabase(server.address('postgres'), name, null),
    })
    return [
      ...(await figuresOf('sqlite', await open(many, embedded('many')), await open(few, embedded('few')))),
      ...(await figuresOf('pg', await open(many, await served('many')), await open(few, await served('few')))),
    ]
  } finally {
    for (const db of opened) await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
