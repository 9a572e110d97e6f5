import { sql } from 'kysely'

import { defaultLanguage as language } from '#i18n/locales.ts'
import { listedIn } from '#server/class/class-cards.ts'
import { searchOfClass } from '#server/class/class-search.ts'
import { listManaged } from '#server/class/managed/list-classes.ts'
import { classFacets } from '#server/class/shown/class-facets.ts'
import { openClassCount, openClassPage } from '#server/class/shown/open-classes.ts'
import { findOwnClasses } from '#server/class/shown/own-classes.ts'
import type { Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'

import { onBothEngines } from '#tests/bench/engines.ts'
import { median, type Figure } from '#tests/bench/figure.ts'

/** How many departments there are. */
const DEPARTMENTS = 8
/** With a hundred members for each class. */
const many = { classes: 10_000, learners: 50_000 }
const few = { classes: 100, learners: 500 }
/** Per learner, and how many others each has asked for or given back. */
const memberships = 20
const requests = 4
/** Rows per statement, to stay within the portal's statement time-out. */
const atOnce = 50_000
const now = new Date('2026-06-01T08:00:00Z')
const dayMs = 24 * 60 * 60_000
/**
 * On which days from now classes begin. The windows open sixty days before and end one day before: of five classes one
 * is open, one is not, one runs, and two are over.
 */
const begins = [
  { from: 2, days: 50 },
  { from: 62, days: 300 },
  { from: -8, days: 8 },
  { from: -400, days: 380 },
  { from: -1200, days: 800 },
] as const
/** Allowed ratio of a list's time at a hundred times as many classes. */
const growth = 1.5
const allowedMs = 20
const samples = 60
const reader = 'learner-7'

type Open = Parameters<typeof openClassPage>[2]
type Own = Parameters<typeof findOwnClasses>[2]
const paging = { pageNum: 1, pageSize: 10 } as const
/** Typical filters, and every window. */
const open: readonly Open[] = [
  paging,
  { ...paging, window: 'open' },
  { ...paging, window: 'notStarted' },
  { ...paging, window: 'ended' },
  { ...paging, window: 'requested' },
  { ...paging, window: 'open', kind: 'online' },
  { ...paging, kind: 'face', year: 2026 },
  { ...paging, place: 'Hall 3' },
]
const own: readonly Own[] = [
  paging,
  { ...paging, type: 'current' },
  { ...paging, type: 'history' },
  { ...paging, type: 'coming', kind: 'face' },
  { ...paging, year: 2026 },
  { ...paging, place: 'Hall 3' },
]
/** One class in a hundred, and a single one. */
const keywords = ['第7期', 'class-77'] as const

const subjects = ['洪水预报', '水文测验', '大坝安全', '生态流量', '流域规划', '泥沙运动', '防汛抢险'] as const

async function fill(db: Database, { classes, learners }: typeof many): Promise<void> {
  await fillLearners(db, learners)
  for (let from = 0; from < classes; from += 500) {
    const places = Array.from({ length: Math.min(500, classes - from) }, (_, i) => from + i)
    await db.transaction().execute((trx) => fillClasses(trx, places))
  }
  await fillRegistrations(db, { classes, learners })
  await sql.raw(hasRowLocks(db) ? 'vacuum analyze' : 'analyze').execute(db)
}

const nameOf = (i: number): string => `${subjects[i % subjects.length] ?? ''}第${i % 100}期 class-${i}`

async function fillClasses(db: Database, places: readonly number[]): Promise<void> {
  const audienceOf = (i: number) =>
    (['all', 'all', 'all', 'departments', 'invitation'] as const)[Math.floor(i / 5) % 5] ?? 'all'
  await db
    .insertInto('class')
    .values(
      places.map((i) => {
        const { from, days } = begins[i % 5] ?? begins[0]
        const starts_at = now.getTime() + (from + ((i * 7919) % days)) * dayMs + i
        return {
          id: `class-${i}`,
          name: nameOf(i),
          kind: (['face', 'online', 'party'] as const)[(i + Math.floor(i / 3)) % 3] ?? 'face',
          opens_at: starts_at - 60 * dayMs,
          closes_at: starts_at - dayMs,
          starts_at,
          ends_at: starts_at + 10 * dayMs,
          place: `Hall ${i % 4}`,
          headmaster_id: `learner-${i * 5}`,
          capacity: 120,
          taken: 100,
          has_waiting_list: 1 as const,
          audience: audienceOf(i),
          year: new Date(starts_at).getUTCFullYear(),
          search: searchOfClass([nameOf(i)]),
        }
      }),
    )
    .execute()
  await db
    .insertInto('class_text')
    .values(
      places.map((i) => ({ class_id: `class-${i}`, language: language.code, name: nameOf(i), place: `${i % 4}号楼` })),
    )
    .execute()
  const of = (audience: string) => places.filter((i) => audienceOf(i) === audience)
  await db
    .insertInto('department_above')
    .values(
      Array.from({ length: DEPARTMENTS }, (_, i) => ({
        department_id: `department-${i}`,
        above_id: `department-${i}`,
      })),
    )
    .execute()
  await db
    .insertInto('class_department')
    .values(of('departments').map((i) => ({ class_id: `class-${i}`, department_code: `department-${i % 2}` })))
    .execute()
  await db
    .insertInto('class_invitation')
    .values(
      of('invitation').flatMap((i) =>
        Array.from({ length: 20 }, (_, n) => ({ class_id: `class-${i}`, user_id: `learner-${(i + n * 7) % 200}` })),
      ),
    )
    .execute()
}

/** The numbers in a span, as a table `series`. */
const series = (db: Database, from: number, to: number): string =>
  hasRowLocks(db)
    ? `(select n from generate_series(${from}, ${to - 1}) as n) as series`
    : `(with recursive counted(n) as (select ${from} union all select n + 1 from counted where n < ${to - 1}) select n from counted) as series`

const fillLearners = (db: Database, learners: number) =>
  sql
    .raw(
      `insert into "user" (id, account_name, account_key, name, original_name, weak_password, language, created_at, department_code)
       select 'learner-' || n, 'learner-' || n, 'learner-' || n, 'L', 'L', 0, '${language.code}', 0, 'department-' || (n % ${DEPARTMENTS})
       from ${series(db, 0, learners)}`,
    )
    .execute(db)

/** Generated by SQL: a million single inserts would take minutes. */
async function fillRegistrations(db: Database, { classes, learners }: typeof many): Promise<void> {
  const each = memberships + requests
  for (let from = 0; from < learners * each; from += atOnce)
    await sql
      .raw(
        `insert into registration (id, class_id, learner_id, ticket, version, snapshot, state, revision, created_at, updated_at)
         select 'r' || n, 'class-' || ((n * 197) % ${classes}), 'learner-' || (n / ${each}), n, 1, '{}',
           case n % ${each} when 0 then 'underReview' when 1 then 'waiting' when 2 then 'declined' when 3 then 'withdrawn'
             else 'registered' end, 1, 0, 0
         from ${series(db, from, Math.min(from + atOnce, learners * each))}`,
      )
      .execute(db)
}

type Doing = () => Promise<unknown>

/**
 * The median times in milliseconds of several groups of actions, taken in turn so that all have the same conditions.
 */
async function times(groups: readonly (readonly Doing[])[]): Promise<number[]> {
  const taken = groups.map((): number[] => [])
  for (let round = 0; round < samples; round++)
    for (const [place, group] of groups.entries()) {
      const started = performance.now()
      for (const each of group) await each()
      // The first rounds are warm-up.
      if (round > 5) taken[place]?.push((performance.now() - started) / group.length)
    }
  return taken.map(median)
}

/** The longest of the median times of several actions, in milliseconds. */
const slowest = async (what: readonly Doing[]): Promise<number> =>
  Math.max(...(await times(what.map((each) => [each]))))

const openList = (db: Database, asked: Open) => async () =>
  listedIn(db, await openClassPage(db, reader, asked, now), { userId: reader, language, now })
const ownList = (db: Database, asked: Own) => () => findOwnClasses(db, reader, asked, language, now)

async function figuresOf(engine: string, large: Database, small: Database): Promise<Figure[]> {
  const lists = (db: Database) => [
    ...open.map((asked) => openList(db, asked)),
    ...own.map((asked) => ownList(db, asked)),
  ]
  const words = keywords.map((keyword) => ({ ...paging, keyword }))
  const managed = (keyword: string) => () =>
    listManaged(large, { ...paging, keyword }, { userId: reader, roles: ['admin'] }, language)
  const totals = [...[...open, ...words].map((asked) => () => openClassCount(large, reader, asked, now)), managed('')]
  const facets = (['mine', 'open'] as const).map((of) => () => classFacets(large, reader, { of }, language, now))
  const searches = words.flatMap((asked) => [openList(large, asked), ownList(large, asked), managed(asked.keyword)])
  const allowed = { unit: 'ms', limit: allowedMs, limitIs: 'allowed', ratio: { atMost: 1 } } as const
  const [value = Number.POSITIVE_INFINITY, limit = 0] = await times([lists(large), lists(small)])
  return [
    {
      name: `class-list-${engine}`,
      value,
      unit: 'ms',
      limit,
      limitIs: 'over 100 classes',
      ratio: { atMost: growth },
    },
    { name: `class-total-${engine}`, value: await slowest(totals), ...allowed },
    { name: `class-facets-${engine}`, value: await slowest(facets), ...allowed },
    { name: `class-search-${engine}`, value: await slowest(searches), ...allowed },
  ]
}

/** The lists of classes over 10,000 classes and 1,000,000 memberships against 100 and 10,000, on both engines. */
export const bench = (): Promise<readonly Figure[]> => onBothEngines({ many, few, fill, figuresOf })
