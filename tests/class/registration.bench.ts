import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

import { defaultLanguage } from '#i18n/locales.ts'
import { systemClock } from '#server/clock.ts'
import { createEffects } from '#server/commands/effects.ts'
import { register, sendEvent } from '#server/class/registration/commands.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { recordKinds } from '#server/parts.ts'

import { createDatabase } from '#tests/kit/postgres/databases.ts'
import { startPrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import type { Figure } from '#tests/bench/figure.ts'
import { learnersIn, placesOf, putClass, putLearners } from './registration-scene.ts'

const learners = 2000
const places = 500
const withdrawals = 200
const most = 3
/** In flight at any moment: beyond that the pool of connections makes them wait, and gives up on some. */
const atATime = 64
const hour = 3_600_000

/** A class whose window is open at this moment. */
const openClass = (db: Database): Promise<string> => {
  const at = Date.now()
  return putClass(db, {
    capacity: places,
    has_waiting_list: 1,
    opens_at: at - hour,
    closes_at: at + hour,
    starts_at: at + 2 * hour,
    ends_at: at + 9 * hour,
  })
}

/** What a handler would write that knows neither order nor log: reads the class, inserts the member, counts it. */
const bare = (db: Database, classId: string, learnerId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('class')
      .select(['capacity', 'taken'])
      .where('id', '=', classId)
      .$if(hasRowLocks(trx), (query) => query.forNoKeyUpdate())
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('registration')
      .values({
        id: randomUUID(),
        class_id: classId,
        learner_id: learnerId,
        ticket: null,
        version: 1,
        snapshot: '{}',
        state: 'registered',
        revision: 1,
        created_at: 0,
        updated_at: 0,
      })
      .execute()
    await trx
      .updateTable('class')
      .set((eb) => ({ taken: eb('taken', '+', 1) }))
      .where('id', '=', classId)
      .execute()
  })

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await run()
  return performance.now() - started
}

/** Each as soon as one before it is done. */
async function allOf(work: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = work.values()
  const worker = async (): Promise<void> => {
    for (const run of waiting) await run()
  }
  await Promise.all(Array.from({ length: atATime }, worker))
}

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what)
}

async function figureOf(engine: string, db: Database): Promise<Figure> {
  await seedDemo(db, systemClock.now())
  const logger = { error: (known: unknown) => process.stderr.write(`${String(known)}\n`) }
  const effects = createEffects({
    db,
    clock: systemClock,
    kinds: recordKinds,
    signals: { tell: () => undefined },
    logger,
  })
  const door = { db, effects }
  const ids = await putLearners(db, learners)
  const asking = (userId: string) => ({
    sender: { userId, roles: ['learner'] } as const,
    language: defaultLanguage,
    now: systemClock.now(),
  })
  const burst = (act: (id: string) => Promise<unknown>) => time(() => allOf(ids.map((id) => () => act(id))))
  const [plain, measured, mixed] = [await openClass(db), await openClass(db), await openClass(db)]
  const limit = await burst((id) => bare(db, plain, id))
  await db.deleteFrom('registration').where('class_id', '=', plain).execute()
  const arrived: string[] = []
  const value = await burst(async (id) => {
    const { state } = await register(door, { classID: measured }, asking(id))
    if (state === 'waiting') arrived.push(id)
  })
  const [inIt, waiting] = [await learnersIn(db, measured, 'registered'), await learnersIn(db, measured, 'waiting')]
  must(inIt.length === places && waiting.length === learners - places, `${inIt.length} in, ${waiting.length} wait`)
  must(new Set([...inIt, ...waiting]).size === learners, 'Somebody is there twice')
  must((await placesOf(db, measured)).counted === places, 'The class counts others')
  must(arrived.length === learners - places, 'Somebody was told something else')

  const first = ids.slice(0, withdrawals)
  for (const id of first) await register(door, { classID: mixed }, asking(id))
  // A withdrawal after every ninth registration.
  const others = ids.slice(withdrawals)
  const each = others.length / withdrawals
  const gone = first.flatMap((id, i) => [
    ...others.slice(i * each, (i + 1) * each).map((other) => () => register(door, { classID: mixed }, asking(other))),
    async () => {
      const { id: registrationID } = await db
        .selectFrom('registration')
        .select('id')
        .where('class_id', '=', mixed)
        .where('learner_id', '=', id)
        .executeTakeFirstOrThrow()
      await sendEvent(door, { registrationID, type: 'withdraw', revision: 1, reason: 'x' }, asking(id))
    },
  ])
  await allOf(gone)
  await effects.dispatch()
  await effects.settled()
  const after = await placesOf(db, mixed)
  must(after.counted === places && after.registered === places, `${after.registered} in after withdrawals`)
  must((await learnersIn(db, mixed, 'withdrawn')).length === withdrawals, 'Not all have withdrawn')
  must((await learnersIn(db, mixed, 'waiting')).length === learners - withdrawals - places, 'Others wait')
  return {
    name: `registration-${engine}`,
    value,
    unit: 'ms',
    limit,
    limitIs: 'bare transactions',
    ratio: { atMost: most },
  }
}

/** 2,000 learners register for 500 places at once, on both engines, against as many bare transactions. */
export async function bench(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const server = await startPrivatePostgres()
  if (server === null) throw new Error('PostgreSQL is not installed')
  const opened: Database[] = []
  const open = async (databaseUrl: string | null): Promise<Database> => {
    const db = await openDatabase({ dataDir: folder, databaseUrl })
    opened.push(db)
    return db
  }
  try {
    const embedded = await figureOf('sqlite', await open(null))
    const served = await createDatabase(server.address('postgres'), 'registration', null)
    return [embedded, await figureOf('pg', await open(served))]
  } finally {
    for (const db of opened) await db.destroy()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
