import { sql } from 'kysely'
import { describe, expect, inject, it } from 'vitest'
import { onEachEngine, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import { unlimited } from '#tests/kit/server/unlimited.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine, { limits: { ...unlimited, general: 5 } })
  const statusOf = async (url: string) => (await new Visitor(portal()).send({ method: 'GET', url })).status

  it('is alive, and ready while its database is reachable', async () => {
    const alone = await startPortal(engine)
    const probe = async (url: string) => (await new Visitor(alone).send({ method: 'GET', url })).status
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 200])
    await alone.db.destroy()
    expect([await probe('/healthz'), await probe('/readyz')]).toEqual([200, 503])
    await alone.close()
  })

  it('probes of balancers are not limited, and use up no limit', async () => {
    const probes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => statusOf(i % 2 === 0 ? '/healthz' : '/readyz')),
    )
    expect(probes).toEqual(Array(40).fill(200))
    for (const expected of [200, 200, 200, 200, 200, 429]) expect(await statusOf('/user/captcha')).toBe(expected)
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
  })

  it('an overloaded process is alive, and not ready until the load is over', async () => {
    const alone = await startPortal(engine, { limits: { ...unlimited, lag: 40 } })
    const probes = async () => {
      const visitor = new Visitor(alone)
      return [
        (await visitor.send({ method: 'GET', url: '/healthz' })).status,
        (await visitor.send({ method: 'GET', url: '/readyz' })).status,
      ]
    }
    const busyFor = (milliseconds: number): void => {
      const end = performance.now() + milliseconds
      while (performance.now() < end);
    }
    await expect
      .poll(
        async () => {
          busyFor(150)
          return probes()
        },
        { timeout: 10_000, interval: 1 },
      )
      .toEqual([200, 503])
    await expect.poll(probes, { timeout: 10_000, interval: 200 }).toEqual([200, 200])
    await alone.close()
  })
})

describe.skipIf(inject('postgresServer') === null)('on PostgreSQL', () => {
  const portal = portalFor('PostgreSQL')

  it('is not ready while its database is reachable and gives no answer, and asks it once for all who want to know', async () => {
    const ready = async () => (await new Visitor(portal()).send({ method: 'GET', url: '/readyz' })).status
    const waiting = () =>
      sql<{ count: number }>`select count(*) from pg_stat_activity where query like 'select 1 as "reached"%'`.execute(
        portal().db,
      )
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
