import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'

import type { Registration } from '#api/class/registration.contract.ts'
import { defaultLanguage } from '#i18n/locales.ts'
import { systemClock } from '#server/clock.ts'
import { createEffects, type Effects } from '#server/commands/effects.ts'
import { replayRecords } from '#server/commands/replay.ts'
import { register, sendEvent } from '#server/class/registration/commands.ts'
import type { Asking } from '#server/commands/each.ts'
import { openDatabase, type Database } from '#server/database/open.ts'
import { hasRowLocks } from '#server/database/row-locks.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { recordKinds } from '#server/parts.ts'
import { meetings } from '#server/meetings.ts'

import { createDatabase } from '#tests/kit/postgres/databases.ts'
import { startPrivatePostgres } from '#tests/kit/postgres/private-server.ts'
import type { Figure } from '#tests/bench/figure.ts'
import { learnersIn, placesOf, putClass, putLearners } from './registration-scene.ts'

const learners = 2000
const places = 500
const withdrawals = 200
const most = 3
/** Bare transactions in flight: beyond that the pool of connections makes them wait, and gives up on some. */
const atATime = 64
/** Somebody withdraws whenever so many more have registered. */
const apart = 6
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

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, i) => id === other[i])

/** A portal's door, with learners who are in no class. */
interface Scene {
  readonly db: Database
  readonly effects: Effects
  readonly ids: readonly string[]
}

const askingAs = (userId: string): Asking => ({
  sender: { userId, roles: ['learner'] },
  language: defaultLanguage,
  now: systemClock.now(),
})

/** All at once: who comes first has a place, the others wait in the order of arrival, and each is told so. */
async function registerAll(scene: Scene, classId: string): Promise<number> {
  const { db, ids } = scene
  const told: Registration[] = []
  const value = await time(() =>
    Promise.all(
      ids.map(async (id) => told.push(await register(scene, { classID: classId, revision: 0 }, askingAs(id)))),
    ),
  )
  const inIt = await learnersIn(db, classId, 'registered')
  must(isSame(inIt.toSorted(), ids.slice(0, places).toSorted()), `${inIt.length} are in, or others than came first`)
  must(isSame(await learnersIn(db, classId, 'waiting'), ids.slice(places)), 'The line is not in the order of arrival')
  must((await placesOf(db, classId)).counted === places, 'The class counts other places')
  const states = Object.groupBy(told, ({ state }) => state)
  must(states.registered?.length === places && states.waiting?.length === learners - places, 'Some were told otherwise')
  must(
    told.every(({ learner, position }) => position === null || ids[places + position - 1] === learner.userId),
    'Somebody was told another place in line',
  )
  return value
}

/** All at once, while some of those who are in give their place back as soon as there are others who wait. */
async function registerAndWithdraw(scene: Scene, classId: string): Promise<void> {
  const { db, effects, ids } = scene
  const registrations = new Map<string, Registration>()
  const leaving = new Map(
    ids.slice(0, withdrawals).map((id, i) => [ids[places + withdrawals + i * apart], id] as const),
  )
  const withdraw = async (id: string): Promise<void> => {
    const { registrationID, revision } = registrations.get(id) ?? {}
    await sendEvent(
      scene,
      { registrationID: registrationID ?? '', type: 'withdraw', revision: revision ?? 0, reason: 'x' },
      askingAs(id),
    )
  }
  await Promise.all(
    ids.map(async (id) => {
      registrations.set(id, await register(scene, { classID: classId, revision: 0 }, askingAs(id)))
      const gone = leaving.get(id)
      if (gone !== undefined) await withdraw(gone)
    }),
  )
  const up = ids.slice(places, places + withdrawals)
  const inIt = await learnersIn(db, classId, 'registered')
  must(isSame(inIt.toSorted(), [...ids.slice(withdrawals, places), ...up].toSorted()), 'Others than the first moved up')
  must(
    isSame(await learnersIn(db, classId, 'withdrawn'), ids.slice(0, withdrawals).toSorted()),
    'Others have withdrawn',
  )
  must(isSame(await learnersIn(db, classId, 'waiting'), ids.slice(places + withdrawals)), 'The line has another order')
  must((await placesOf(db, classId)).counted === places, 'The class counts other places')
  await effects.dispatch()
  await effects.settled()
  const told = await db
    .selectFrom('notice')
    .select('user_id')
    .where('code', '=', 'registration.movedUp')
    .where('link', 'like', `%${classId}%`)
    .execute()
  must(isSame(told.map(({ user_id }) => user_id).toSorted(), up.toSorted()), 'Not each who moved up was told, once')
}

async function figureOf(engine: string, db: Database): Promise<Figure> {
  await seedDemo(db, systemClock.now())
  const logger = { error: (known: unknown) => must(false, String(known)) }
  const effects = createEffects({
    db,
    clock: systemClock,
    kinds: recordKinds,
    meetings,
    signals: { tell: () => undefined },
    logger,
  })
  const ids = await putLearners(db, learners)
  const scene = { db, effects, ids }
  const [plain, measured, mixed] = [await openClass(db), await openClass(db), await openClass(db)]
  const limit = await time(() => allOf(ids.map((id) => () => bare(db, plain, id))))
  await db.deleteFrom('registration').where('class_id', '=', plain).execute()
  const value = await registerAll(scene, measured)
  await registerAndWithdraw(scene, mixed)
  const { differences } = await replayRecords(
    db,
    recordKinds.filter(({ table }) => table === 'registration'),
  )
  must(differences.length === 0, `The log says something else of ${differences.length}`)
  return {
    name: `registration-${engine}`,
    value,
    unit: 'ms',
    limit,
    limitIs: 'bare transactions',
    ratio: { atMost: most },
  }
}

/**
 * 2,000 learners register for 500 places at once, on both engines, against as many bare transactions; then again with
 * 200 withdrawals meanwhile. It fails where anybody has another place than the order of arrival gives.
 */
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
