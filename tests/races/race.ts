import { sql } from 'kysely'
import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

import type { AnswerOf, Call } from '#api/kit/call.ts'
import type { Database } from '#server/database/open.ts'
import type { Portal } from '#server/portal.ts'
import type { TestPortal } from '#tests/kit/server/open-portal.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'
import { isDependent, type Gate, type Statement } from './statements.ts'

/** One of two who come at the same moment: a demo account, or a visitor's cookies, and what is asked. */
interface Caller {
  readonly who: string | Visitor['cookies']
  readonly call: Call
  readonly payload: object
  readonly headers?: Record<string, string>
}
/** What the portal does by itself. */
interface Chore {
  readonly chore: (portal: Portal) => Promise<unknown>
}
export type Runner = Caller | Chore
export const asks = (who: Caller['who'], call: Call, payload: object, headers = {}): Runner => ({
  who,
  call,
  payload,
  headers,
})

/** What a race is made with. */
export interface Site {
  readonly db: Database
  readonly portal: TestPortal
  /** Makes a call by a third process. @returns what it was answered with */
  readonly call: <Of extends Call>(who: string, call: Of, payload: object) => Promise<AnswerOf<Of>>
  /** Does what is to follow what that process has done. */
  readonly settle: () => Promise<void>
  /** Makes names unique, and is not compared. */
  readonly round: string
}

/** Two who change, or count, what the other one changes; made anew for each order of their statements. */
export interface Race {
  readonly title: string
  /** Where both orders of the two are right, and a third outcome too: the rows in which it may differ. */
  readonly also?: { readonly why: string; readonly rows: RegExp }
  readonly prepare: (site: Site) => Promise<readonly [Runner, Runner]>
  /** Who begins, where the orders of both are too many for one test; otherwise each of them. */
  readonly begins?: Which
}

/** A process of the portal, and the gate of its statements. */
export interface Lane {
  readonly gate: Gate
  readonly portal: TestPortal
  /** The cookies of an account, which are the same for all. */
  readonly cookiesOf: (who: string) => Visitor['cookies']
  /** Does what is to follow what has happened. */
  readonly settle: () => Promise<void>
}
type Which = 0 | 1

/** Who begins, and before which statement of the own it is waited until the other one is done, or blocked. */
interface Order {
  readonly first: Which
  readonly before: number
  /** What follows from the first one is done before the other one begins; otherwise at the same time. */
  readonly isSettled?: boolean
}
const AT_THE_END = Number.POSITIVE_INFINITY

interface Ran {
  readonly statements: readonly [Statement[], Statement[]]
  /** The answers, and the rows that are other ones now, without ids. */
  readonly outcome: string
}

/**
 * Runs a race in every order that differs by one change of turns: whatever comes of it could have come of one after the
 * other. @returns how many orders these were. @throws AssertionError
 */
export async function runRace(race: Race, lanes: readonly [Lane, Lane], site: Omit<Site, 'round'>): Promise<number> {
  const { db } = site
  const found = await db.introspection.getTables()
  // Nothing is written to a view.
  const known = new Set(found.filter(({ isView }) => !isView).map(({ name }) => name))
  const run = (order: Order, tables: readonly string[]): Promise<Ran> => runIn(order, race, { lanes, site, tables })
  const inTurn = async (tables: readonly string[], isSettled = false): Promise<readonly [Ran, Ran]> => [
    await run({ first: 0, before: AT_THE_END, isSettled }, tables),
    await run({ first: 1, before: AT_THE_END, isSettled }, tables),
  ]
  // Who comes second may be refused before it has said all that it would have said.
  const before = await inTurn([])
  const statements = ([0, 1] as const).map((which) => before.flatMap((ran) => ran.statements[which]))
  const written = statements.flat().filter(({ writes }) => writes)
  const tables = [...new Set(written.flatMap((one) => [...one.tables]))].filter((table) => known.has(table))
  const serial = await inTurn(tables)
  const orders = (race.begins === undefined ? ([0, 1] as const) : [race.begins]).flatMap((first) =>
    turnsOf(first, before[first].statements[first], statements[otherThan(first)] ?? [], new Set(tables)),
  )
  const compared = (outcome: string): string =>
    outcome
      .split('\n')
      .filter((line) => race.also?.rows.test(line) !== true)
      .join('\n')
  const isAmong = (serial: readonly Ran[], { outcome }: Ran): boolean =>
    serial.some((one) => one.outcome === outcome || compared(one.outcome) === compared(outcome))
  for (const order of orders) {
    const ran = await run(order, tables)
    // Effects take their own time: the other one may have come before them, or after.
    if (isAmong(serial, ran) || isAmong(await inTurn(tables, true), ran)) continue
    const held = ran.statements[order.first][order.before]?.text ?? 'its end'
    assert.equal(ran.outcome, serial[order.first].outcome, `number ${order.first + 1} waits before ${held}`)
  }
  return orders.length
}

/** Before and after each statement for which it matters. */
function turnsOf(
  first: Which,
  own: readonly Statement[],
  other: readonly Statement[],
  tables: ReadonlySet<string>,
): Order[] {
  const places = own.flatMap((one, place) => (isDependent(one, other, tables) ? [place, place + 1] : []))
  return [...new Set(places)].map((before) => ({ first, before }))
}

const otherThan = (which: Which): Which => (which === 0 ? 1 : 0)

async function runIn(
  { first, before: place, isSettled = false }: Order,
  race: Race,
  on: { readonly lanes: readonly [Lane, Lane]; readonly site: Omit<Site, 'round'>; readonly tables: readonly string[] },
): Promise<Ran> {
  const { lanes, site, tables } = on
  const { db } = site
  const runners = await race.prepare({ ...site, round: nextRound() })
  await site.settle()
  const [since, before] = [await nextTransaction(db), await countsOf(db, tables)]
  for (const { gate } of lanes) gate.begin()
  lanes[first].gate.holdBefore(place)
  const answers = ['', '']
  const run = async (which: Which): Promise<void> => {
    answers[which] = await ask(lanes[which], runners[which])
  }
  const begun = run(first)
  await Promise.race([lanes[first].gate.held, begun])
  if (isSettled) await lanes[first].settle()
  const second = run(otherThan(first))
  await Promise.race([second, blocked(db, second)])
  lanes[first].gate.release()
  await Promise.all([begun, second])
  for (const { settle } of lanes) await settle()
  const after = await countsOf(db, tables)
  const counted = tables.map((table, place) => `${table} ${(after[place] ?? 0) - (before[place] ?? 0)}`)
  const written = (await Promise.all(tables.map((table) => writtenSince(db, table, since)))).flat()
  const outcome = [...answers, ...counted, ...written.toSorted()].join('\n')
  return { outcome, statements: [lanes[0].gate.statements, lanes[1].gate.statements] }
}

/** @returns what is answered, as far as it can be compared */
async function ask({ portal, cookiesOf }: Lane, runner: Runner): Promise<string> {
  if ('chore' in runner)
    return runner.chore(portal.portal).then(
      () => 'done',
      (error: unknown) => String(error),
    )
  const { who, call, payload, headers = {} } = runner
  const visitor = new Visitor(portal)
  for (const [name, value] of typeof who === 'string' ? cookiesOf(who) : who) visitor.cookies.set(name, value)
  const { body } = await visitor.call(call, payload, { headers })
  return [body.code, body.reason, ...(typeof body.data === 'boolean' ? [body.data] : [])].join(' ')
}

async function nextTransaction(db: Database): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`select pg_snapshot_xmax(pg_current_snapshot())::text::bigint as id`.execute(db)
  return rows[0]?.id ?? 0
}
const countsOf = (db: Database, tables: readonly string[]): Promise<number[]> =>
  Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
      return rows[0]?.count ?? 0
    }),
  )
/** The rows that a transaction has written that began then or later. */
async function writtenSince(db: Database, table: string, since: number): Promise<string[]> {
  const { rows } = await sql`select * from ${sql.table(table)} where xmin::text::bigint >= ${since}`.execute(db)
  return rows.map((row) => `${table} ${masked(JSON.stringify(row))}`)
}

let rounds = 0
const nextRound = (): string => `round${(rounds += 1)}`
/** Ids, hashes, passwords, marks of tries, codes, and what is named after a round or an id. */
const drawn = new RegExp(
  [
    '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}',
    String.raw`[\w-]{40,}`,
    String.raw`\$argon2id\$[^"]*`,
    String.raw`(?<=\d:)[0-9a-f]{12}\b`,
    String.raw`(?<=[^\d+])\d{6}(?!\d)`,
    String.raw`round\w*`,
    String.raw`(?:Class|Exam) [0-9a-f]{4}\b`,
  ].join('|'),
  'g',
)
/** Without what is drawn, or made for a round. */
const masked = (row: string): string => row.replaceAll(drawn, '*')

/** Resolves once some connection waits for a lock of another one, or the one who could is done. */
async function blocked(db: Database, runner: Promise<void>): Promise<void> {
  let isOver = false
  const over = runner.finally(() => (isOver = true))
  const look = async (): Promise<void> => {
    while (!isOver) {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length > 0) return
      await wait(2)
    }
  }
  await Promise.race([over, look()])
}
