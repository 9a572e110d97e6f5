import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { reportError } from '#api/dictionary/dictionary.contract.ts'
import { call } from '#api/kit/call.ts'
import { recordVisit } from '#api/session/user.contract.ts'
import { sweep } from '#server/chores.ts'
import { removeOld } from '#server/retention.ts'
import { ERRORS, VISITS, takeFrom } from '#server/session/quotas.ts'
import type { Quota } from '#server/session/quotas.ts'
import { onBothEngines, startPortal } from '#tests/kit/server/portal.ts'
import { DAY, HOUR } from '#tests/kit/server/test-clock.ts'
import { plansOf } from '#tests/kit/server/query-plans.ts'
import type { TestParts, TestPortal } from '#tests/kit/server/portal.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

const crash = call({
  method: 'GET',
  path: 'api-test/crash',
  summary: 'A call of the tests.',
  payload: z.object({}),
  answer: z.unknown(),
  access: 'open',
})
const crashing: TestParts = {
  more: (serve) =>
    serve(crash, () => {
      throw new Error('of the server')
    }),
}

const from = (portal: TestPortal, address: string): Visitor => Object.assign(new Visitor(portal), { address })
const visit = (visitor: Visitor) => visitor.call(recordVisit, { origin: 'PC', page: 'index' })
const report = (visitor: Visitor, message = 'x', stack: string | null = null) =>
  visitor.call(reportError, { message, stack, page: '/' })
const visitsIn = async ({ db }: TestPortal) => (await db.selectFrom('page_visit').select('id').execute()).length
const reportsIn = async ({ db, portal }: TestPortal) => {
  await portal.reporter.settled()
  return db.selectFrom('error_report').select(['source', 'message', 'stack', 'page', 'user_id']).execute()
}
/** As if a network had used up all of its quota but so many. */
const leave = async ({ db }: TestPortal, { kind, most }: Quota, left: number) => {
  const { numUpdatedRows } = await db
    .updateTable('attempt')
    .set({ count: most - left })
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  expect(numUpdatedRows).toBe(1n)
}

async function withPortal(
  engine: Parameters<typeof startPortal>[0],
  parts: TestParts,
  test: (portal: TestPortal) => Promise<void>,
): Promise<void> {
  const portal = await startPortal(engine, parts)
  try {
    await test(portal)
  } finally {
    await portal.close()
  }
}

onBothEngines((engine) => {
  describe('what is stored of an address within a day', () => {
    it('has an end for visits, which are answered as before, until the day is over', () =>
      withPortal(engine, {}, async (portal) => {
        const visitor = from(portal, '192.0.2.1')
        await visit(visitor)
        await leave(portal, VISITS, 1)
        await visit(visitor)
        const over = await visit(visitor)
        expect([over.status, over.body.code, await visitsIn(portal)]).toEqual([200, 2000, 2])
        await visit(from(portal, '192.0.2.2'))
        expect(await visitsIn(portal)).toBe(3)
        portal.clock.pass(DAY - 1)
        await visit(visitor)
        expect(await visitsIn(portal)).toBe(3)
        portal.clock.pass(1)
        await visit(visitor)
        await visit(visitor)
        expect(await visitsIn(portal)).toBe(5)
      }))

    it('is of the whole network where a customer has one', () =>
      withPortal(engine, {}, async (portal) => {
        await visit(from(portal, '2001:db8:1:2::1'))
        await leave(portal, VISITS, 0)
        await visit(from(portal, '2001:db8:1:2:ffff::9'))
        expect(await visitsIn(portal)).toBe(1)
        await visit(from(portal, '2001:db8:1:3::1'))
        expect(await visitsIn(portal)).toBe(2)
      }))

    it('has an end for errors, of browsers and of the server together', () =>
      withPortal(engine, crashing, async (portal) => {
        const visitor = from(portal, '192.0.2.1')
        await report(visitor, 'first')
        expect(await reportsIn(portal)).toHaveLength(1)
        await leave(portal, ERRORS, 1)
        expect((await visitor.call(crash)).status).toBe(500)
        expect(await reportsIn(portal)).toHaveLength(2)
        expect((await report(visitor, 'over')).status).toBe(200)
        expect((await visitor.call(crash)).status).toBe(500)
        expect((await reportsIn(portal)).map(({ source }) => source).sort()).toEqual(['browser', 'server'])
        await report(from(portal, '192.0.2.2'), 'of others')
        expect(await reportsIn(portal)).toHaveLength(3)
      }))

    it('is never more, however many come at once', () =>
      withPortal(engine, {}, async ({ db, clock }) => {
        const few = { kind: 'few', most: 3 }
        const taken = await Promise.all(Array.from({ length: 20 }, () => takeFrom(db, few, '192.0.2.1', clock.now())))
        expect(taken.filter(Boolean)).toHaveLength(3)
        clock.pass(DAY)
        await sweep(db, clock.now())
        expect(await db.selectFrom('attempt').select('kind').where('kind', '=', few.kind).execute()).toEqual([])
      }))

    it('an error report is as large as an error has to be, in any script, whoever claims to send it', () =>
      withPortal(engine, crashing, async (portal) => {
        const visitor = from(portal, '192.0.2.1')
        await report(visitor, '𠮷'.repeat(1000), '汉'.repeat(10_000))
        await report(visitor, 'a\u0000b\u001bc\ud800')
        visitor.cookies.set('session', `${'u'.repeat(5000)}.x`)
        await visitor.call(crash)
        const stored = await reportsIn(portal)
        expect(stored).toHaveLength(3)
        for (const row of stored) {
          const bytes = Buffer.byteLength(Object.values(row).join(''))
          expect(bytes).toBeLessThan(11_000)
          expect(Object.values(row).join('')).not.toContain('\uFFFD\uFFFD')
        }
        expect(stored.map(({ message }) => message).sort()).toEqual(['abc\uFFFD', 'of the server', '𠮷'.repeat(500)])
        expect(stored.find(({ stack }) => stack?.startsWith('汉'))?.stack).toBe('汉'.repeat(2666))
        expect(stored.find(({ source }) => source === 'server')?.user_id).toHaveLength(64)
      }))
  })

  describe('what is older than the settings say', () => {
    it('is removed, in batches, and nothing younger', () =>
      withPortal(engine, { environment: { VISITS_DAYS: '2', ERRORS_DAYS: '1' } }, async (portal) => {
        const { db, clock } = portal
        const { settings } = portal.portal
        const at = clock.now().getTime()
        const old = Array.from({ length: 2500 }, (_, i) => ({ id: `old${i}`, user_id: null, page: 'index' }))
        for (let i = 0; i < old.length; i += 500)
          await db
            .insertInto('page_visit')
            .values(old.slice(i, i + 500).map((one) => ({ ...one, visited_at: at })))
            .execute()
        await report(from(portal, '192.0.2.1'), 'old')
        await portal.portal.reporter.settled()
        clock.pass(DAY)
        await visit(from(portal, '192.0.2.1'))
        await report(from(portal, '192.0.2.1'), 'young')
        await portal.portal.reporter.settled()

        await removeOld(db, settings, clock.now())
        expect(await visitsIn(portal)).toBe(2501)
        expect((await reportsIn(portal)).map(({ message }) => message)).toEqual(['young'])

        clock.pass(DAY - HOUR)
        await removeOld(db, settings, clock.now())
        expect(await visitsIn(portal)).toBe(2501)
        clock.pass(HOUR)
        await removeOld(db, settings, clock.now())
        expect(await visitsIn(portal)).toBe(1)
        expect(await reportsIn(portal)).toEqual([])
      }))
  })
})

it('the embedded database finds what is old by an index', () =>
  withPortal('SQLite', {}, async (portal) => {
    const old = (table: 'page_visit' | 'error_report', column: 'visited_at' | 'reported_at') =>
      plansOf(portal, table, () => portal.db.selectFrom(table).select('id').where(column, '<=', 1).limit(5).execute())
    expect([...(await old('page_visit', 'visited_at')), ...(await old('error_report', 'reported_at'))]).toEqual([
      expect.stringContaining('USING INDEX page_visit_by_time'),
      expect.stringContaining('USING INDEX error_report_by_time'),
    ])
  }))
