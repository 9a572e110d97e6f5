import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { systemClock } from '#server/clock.ts'
import { createWithin, send } from '#server/commands/door.ts'
import { createEffects } from '#server/commands/effects.ts'
import type { Database } from '#server/database/open.ts'
import { openDatabase } from '#server/database/open.ts'
import { demoId, userId } from '#server/demo/ids.ts'
import { seedDemo } from '#server/demo-organisation/seed.ts'
import { leaveKind } from '#server/leave/kind.ts'
import { recordKinds } from '#server/parts.ts'
import { meetings } from '#server/meetings.ts'

import { median, type Figure } from '#tests/bench/figure.ts'
import { prolongClasses } from './prolonged.ts'

const least = 1 / 3
const rounds = 5
const decisionsARound = 160
/** Concurrency, equal to the connections of the reads. */
const atATime = 32
const hour = 3_600_000

const leader = { userId: userId('leader'), roles: ['teamLeader'] } as const

/** Inserts leaves pending at the team leader, with disjoint times. */
async function requested(db: Database, from: number): Promise<readonly string[]> {
  const now = systemClock.now()
  const sender = { userId: userId('learner'), roles: ['learner'] } as const
  const owned = { learner_id: sender.userId, class_id: demoId('class', 'flood') }
  const ids = Array.from({ length: decisionsARound }, (_, i) => demoId('leave', `bench ${from + i}`))
  await db.transaction().execute(async (trx) => {
    for (const [i, id] of ids.entries()) {
      const startsAt = now.getTime() + (1000 + from + i) * 24 * hour
      const sent = {
        type: 'request',
        request: { type: 'sick', startsAt, endsAt: startsAt + hour, reason: 'measured' },
      } as const
      await createWithin(trx, leaveKind, { id, owned, sent, sender, now })
    }
  })
  return ids
}

/** Throughput per second, until all are done. */
async function rate(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  settled: () => Promise<unknown>,
): Promise<number> {
  const started = performance.now()
  for (let i = 0; i < ids.length; i += atATime) await Promise.all(ids.slice(i, i + atATime).map(act))
  await settled()
  return (ids.length * 1000) / (performance.now() - started)
}

/**
 * What a handler would write by itself that knows no lifecycle: reads the row, changes its state, writes down who it
 * was.
 */
const bare = (db: Database, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const leave = await trx.selectFrom('leave').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const [at, revision] = [Date.now(), leave.revision + 1]
    await trx
      .updateTable('leave')
      .set({ state: 'pending.disciplineCommittee', revision, updated_at: at })
      .where('id', '=', id)
      .execute()
    await trx
      .insertInto('transition_log')
      .values({
        lifecycle: 'bare',
        record_id: id,
        revision,
        version: 1,
        event: '{"type":"approve"}',
        from_state: leave.state,
        to_state: 'pending.disciplineCommittee',
        by_user_id: leader.userId,
        at,
      })
      .execute()
  })

/**
 * A decision through the one door, with its log, its effect and the notice that comes of it, against a bare
 * transaction.
 */
export async function bench(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const db = await openDatabase({ dataDir: folder, databaseUrl: null })
  try {
    await seedDemo(db, systemClock.now())
    await prolongClasses(db, systemClock.now().getTime())
    const logger = { error: (known: unknown) => process.stderr.write(`${JSON.stringify(known)}\n`) }
    const effects = createEffects({
      db,
      clock: systemClock,
      kinds: recordKinds,
      meetings,
      signals: { tell: () => undefined },
      logger,
    })
    const approve = (id: string) =>
      send(
        { db, effects },
        leaveKind,
        { id, sent: { type: 'approve', revision: 1, reason: '' }, sender: leader, now: systemClock.now() },
        () => Promise.resolve(),
      )
    const measured: [number[], number[]] = [[], []]
    // The first round is warm-up.
    for (let round = 0; round <= rounds; round++) {
      const [through, beside] = [
        await requested(db, round * 2 * decisionsARound),
        await requested(db, (round * 2 + 1) * decisionsARound),
      ]
      await effects.dispatch()
      const door = await rate(through, approve, effects.settled)
      const plain = await rate(
        beside,
        (id) => bare(db, id),
        () => Promise.resolve(),
      )
      if (round > 0) measured.forEach((rates, i) => rates.push(i === 0 ? door : plain))
    }
    const told = await db
      .selectFrom('notice')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId('committee'))
      .where('code', '=', 'leave.turn')
      .executeTakeFirstOrThrow()
    if (told.count < (rounds + 1) * decisionsARound) throw new Error(`Only ${told.count} notices have been written`)
    const [value, limit] = [median(measured[0]), median(measured[1])]
    return [
      {
        name: 'leave-door',
        value,
        unit: 'decisions/s',
        limit,
        limitIs: 'bare transactions',
        ratio: { atLeast: least },
      },
    ]
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
}
