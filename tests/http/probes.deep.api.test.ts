import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { portalFor, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { unlimited } from '#tests/kit/server/unlimited.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

/** Leaves the event loop no turn. */
function busyFor(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

/** What balancers and supervisors are told. */
async function probes(portal: TestPortal): Promise<number[]> {
  const visitor = new Visitor(portal)
  const alive = await visitor.send({ method: 'GET', url: '/healthz' })
  return [alive.status, (await visitor.send({ method: 'GET', url: '/readyz' })).status]
}

it('an overloaded process is alive, and not ready until the load is over', async () => {
  const portal = await startPortal('SQLite', { limits: { ...unlimited, lag: 40 } })
  const underLoad = async (): Promise<number[]> => {
    busyFor(150)
    return probes(portal)
  }
  await expect.poll(underLoad, { timeout: 10_000, interval: 1 }).toEqual([200, 503])
  await expect.poll(() => probes(portal), { timeout: 10_000, interval: 200 }).toEqual([200, 200])
  await portal.close()
})

it('a process whose start took long is ready at once', async () => {
  const portal = await startPortal('SQLite', { limits: { ...unlimited, lag: 40 }, more: () => busyFor(1500) })
  // By now the lag has been measured that the start brought about.
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await probes(portal)).toEqual([200, 200])
  await portal.close()
})

describe.skipIf(inject('postgresServer') === null)('on PostgreSQL', () => {
  const portal = portalFor('PostgreSQL')

  it('is not ready while its database is reachable and gives no answer, and asks it once for all who want to know', async () => {
    const ready = async () => (await new Visitor(portal()).send({ method: 'GET', url: '/readyz' })).status
    const waiting = () =>
      sql<{ count: number }>`
        select count(*) from pg_stat_activity
        where datname = current_database() and query like 'select 1 as "reached"%'`.execute(portal().db)
    await portal()
      .db.transaction()
      .execute(async (trx) => {
        await sql`lock table installation in access exclusive mode`.execute(trx)
        expect(new Set(await Promise.all(Array.from({ length: 30 }, ready)))).toEqual(new Set([503]))
        expect(new Set(await Promise.all(Array.from({ length: 30 }, ready)))).toEqual(new Set([503]))
        expect((await waiting()).rows).toEqual([{ count: 1 }])
      })
    await expect.poll(ready).toBe(200)
  })
})
