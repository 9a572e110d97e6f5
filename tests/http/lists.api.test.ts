import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import type { Call } from '#api/kit/call.ts'
import { paging } from '#api/kit/paging.ts'
import { resourceTypes } from '#api/resource/resource.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import type { Database } from '#server/database/open.ts'
import { userId } from '#server/demo/ids.ts'
import { portalFor } from '#tests/kit/server/portal.ts'
import { signedIn, type Said, type Visitor } from '#tests/kit/server/visitor.ts'
import { allCalls } from './bad-input/rule.ts'

type Row = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, z.core.$ZodType>>

const fieldsOf = ({ payload }: Call): Fields => (payload instanceof z.ZodMiniObject ? payload.def.shape : {})
const lists = allCalls.filter(([, call]) => Object.values(fieldsOf(call)).includes(paging.pageNum))

/** What is inside of an optional field, or of one with a value of its own; null: it has to be named. */
function within(field: z.core.$ZodType): z.core.$ZodType | null {
  return field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniDefault ? field.def.innerType : null
}
function choicesOf(field: z.core.$ZodType): string[] {
  if (field instanceof z.ZodMiniEnum) return Object.values(field.def.entries).map(String)
  return field instanceof z.ZodMiniLiteral ? field.def.values.map(String) : []
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The rows of an answer, whatever they are called there; null: there was none. */
function rowsIn(body: Said): Row[] | null {
  const { data } = body
  if (Array.isArray(data)) return data.filter((row) => isRow(row))
  return typeof data === 'object' && data !== null && 'count' in data
    ? (Object.values(data).find((value): value is Row[] => Array.isArray(value)) ?? null)
    : null
}

const jsonOf = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row))

/** Fields that put the same rows into another order, and those that ask for other rows instead of fewer. */
const isOrder = (name: string): boolean => name === 'sort'
const isChoice = (name: string): boolean => name === 'window'

/** What a filter may be given: what rows have under this name, and all words and years in them. */
function valuesFor(name: string, rows: readonly Row[]): string[] {
  const own: string[] = []
  const words: string[] = []
  const gather = (value: unknown, key: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [inner, one] of Object.entries(value)) gather(one, Array.isArray(value) ? key : inner)
    else if (typeof value === 'string' || typeof value === 'number') {
      if (key === name) own.push(String(value))
      words.push(String(value), ...String(value).split(/[^\p{L}\p{M}\p{N}]+/u))
    }
  }
  for (const row of rows) gather(row, '')
  const written = words.filter((word) => word.length > 1 && word.length < 40)
  return own.length > 0 ? [...new Set(own)].slice(0, 5) : [...new Set(written)].slice(0, 150)
}

/** A list as one of the demo's people sees it, who sees most of it; and what has to be named for that. */
interface Seen {
  readonly who: Visitor
  readonly named: Readonly<Record<string, string>>
  readonly rows: readonly Row[]
}

describe('every list', () => {
  const portal = portalFor('SQLite')
  const visitors: Visitor[] = []
  const known: Record<string, string[]> = {}
  beforeAll(async () => {
    const { db } = portal()
    await vary(db)
    for (const name of ['admin', 'learner', 'headmaster', 'teacher', 'school'])
      visitors.push(await signedIn(portal(), name))
    // Each has signed in more than once.
    for (const name of ['admin', 'learner']) await signedIn(portal(), name)
    const idsIn = async (table: 'course' | 'question_bank' | 'class_group'): Promise<string[]> =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id)
    const classes = db.selectFrom('registration').select('class_id').groupBy('class_id')
    known.classID = (await classes.orderBy((eb) => eb.fn.countAll(), 'desc').execute()).map((row) => row.class_id)
    known.courseID = await idsIn('course')
    known.bankID = await idsIn('question_bank')
    known.group = await idsIn('class_group')
    known.subjectID = [...known.classID, ...known.courseID]
    known.homeworkID = (await db.selectFrom('homework').select('id').execute()).map(({ id }) => id)
    known.taskID = (await db.selectFrom('homework').select('task_id').distinct().execute()).map((row) => row.task_id)
    const topics = await db.selectFrom('question').select('topic_id').distinct().execute()
    known.topicID = topics.flatMap(({ topic_id: id }) => id ?? [])
  })

  /** All pages; null: without the right to it. In the language of what is written first. */
  async function whole(who: Visitor, call: Call, asked: object, pageSize = 40): Promise<Row[] | null> {
    const rows: Row[] = []
    for (let pageNum = 1; ; pageNum += 1) {
      const page = rowsIn((await who.call(call, { ...asked, pageNum, pageSize }, { lang: defaultLanguage.code })).body)
      if (page === null) return null
      expect(page.length, `rows of page ${pageNum}`).toBeLessThanOrEqual(pageSize)
      rows.push(...page)
      if (page.length < pageSize) return rows
    }
  }

  async function seen(call: Call): Promise<Seen> {
    let named: Record<string, string>[] = [{}]
    for (const [name, field] of Object.entries(fieldsOf(call)))
      if (within(field) === null) {
        const values = choicesOf(field).length > 0 ? choicesOf(field) : (known[name] ?? [])
        named = named.flatMap((others) => values.map((value) => ({ ...others, [name]: value })))
      }
    let most: Seen | null = null
    for (const who of visitors)
      for (const one of named) {
        const rows = await whole(who, call, one)
        if (rows !== null && rows.length > (most?.rows.length ?? -1)) most = { who, named: one, rows }
      }
    if (most === null) throw new Error('Nobody sees it')
    return most
  }

  it.each(lists)('%s is cut into pages, narrowed by each filter and put into each order', async (_, call) => {
    const { who, named, rows } = await seen(call)
    const faults = rows.length < 2 ? [`there are ${rows.length} rows`] : []
    for (const size of [1, 3])
      if (!isDeepStrictEqual(await whole(who, call, named, size), rows)) faults.push(`pages of ${size} have other rows`)
    for (const [name, field] of Object.entries(fieldsOf(call))) {
      const inner = within(field)
      if (inner === null || name in paging) continue
      const choices = choicesOf(inner)
      const answers: [string, Row[]][] = []
      for (const value of choices.length > 0 ? choices : (known[name] ?? valuesFor(name, rows)))
        answers.push([value, (await whole(who, call, { ...named, [name]: value })) ?? []])
      faults.push(
        ...(isOrder(name) ? faultsOfOrder(answers, rows) : faultsOfFilter(name, answers, rows)).map(
          (fault) => `${name} ${fault}`,
        ),
      )
    }
    expect(faults).toEqual([])
  })
})

type Answers = readonly (readonly [value: string, rows: readonly Row[]])[]

function faultsOfOrder(answers: Answers, rows: readonly Row[]): string[] {
  const all = jsonOf(rows).toSorted()
  return [
    ...(new Set(answers.map(([, found]) => jsonOf(found).join())).size < 2 ? ['changes nothing'] : []),
    ...answers.flatMap(([value, found]) =>
      isDeepStrictEqual(jsonOf(found).toSorted(), all) ? [] : [`${value} has other rows`],
    ),
  ]
}

function faultsOfFilter(name: string, answers: Answers, rows: readonly Row[]): string[] {
  const all = new Set(jsonOf(rows))
  const narrows = answers.some(([, found]) => found.length > 0 && found.length < rows.length)
  return [
    ...(narrows
      ? []
      : [
          `narrows by no value of ${answers
            .map(([value]) => value)
            .slice(0, 9)
            .join(', ')}`,
        ]),
    ...answers.flatMap(([value, found]) => [
      ...(isChoice(name) || jsonOf(found).every((row) => all.has(row)) ? [] : [`${value} adds rows`]),
      ...(isChoice(name) || found.every((row) => [value, undefined].includes(said(row[name])))
        ? []
        : [`${value} has rows of other values`]),
    ]),
  ]
}

/** What a field says, if it is one word. */
const said = (field: unknown): string | undefined =>
  typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean' ? String(field) : undefined

/** Further states, owners, years, types and groups than those of the demo, so that there is something to tell apart. */
async function vary(db: Database): Promise<void> {
  const first = (table: string, place = 0) =>
    sql`(select id from ${sql.table(table)} order by id limit 1 offset ${sql.lit(place)})`
  const statements = [
    ...['information', 'course', 'course_topic', 'question'].flatMap((table) =>
      ['draft', 'withdrawn'].map(
        (state, place) => sql`update ${sql.table(table)} set state = ${state} where id = ${first(table, place)}`,
      ),
    ),
    ...resourceTypes.map(
      (type) => sql`update course_resource set course_id = null
        where id = (select id from course_resource where type = ${type} order by id limit 1)`,
    ),
    ...['course', 'course_topic', 'question_bank', 'exam', 'task'].map(
      (table) => sql`update ${sql.table(table)} set owner_id = ${userId('admin')} where id = ${first(table, 1)}`,
    ),
    sql`update course_resource set owner_id = ${userId('admin')} where course_id is null and type = 'video'`,
    sql`update class set year = 2025 where id in (select id from class order by id limit 9)`,
    sql`update registration set state = 'declined', snapshot = replace(snapshot, '"registered"', '"declined"')
      where state = 'registered' and learner_id < '8'`,
    sql`insert into class_group (id, class_id, name, position) select 'of-' || id, id, 'New', 9 from class`,
    // More versions of each homework than are shown with it.
    sql`insert into homework_version (homework_id, number, text, handed_in_at, is_late)
      with recursive further (number) as (select 1 union all select number + 1 from further where number < 24)
      select id, versions + further.number, 'Again', 0, 0 from homework cross join further`,
    sql`update homework set versions = versions + 24`,
    sql`delete from class_group_member`,
    sql`insert into class_group_member (class_id, user_id, group_id)
      select class_id, min(user_id), 'of-' || class_id from class_member group by class_id`,
  ]
  for (const statement of statements) await statement.execute(db)
}
