import { afterEach, expect, it, vi } from 'vitest'
import { startChores } from '#server/chores.ts'
import { portalFor } from '#tests/kit/server/portal.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

const portal = portalFor('SQLite')
afterEach(() => {
  vi.useRealTimers()
})

it('the portal polls its outbox every ten seconds, keeps streams alive every 25 and sweeps every ten minutes, until it stops', async () => {
  const { portal: parts, clock, db } = portal()
  await new Visitor(portal()).drawCaptcha()
  const captchas = async () => (await db.selectFrom('captcha').select('id_hash').execute()).length
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const dispatch = vi.fn(() => Promise.resolve())
  const beat = vi.fn(() => Promise.resolve())
  const carryOut = vi.fn(() => Promise.resolve())
  const stop = startChores({
    ...parts,
    outbox: { ...parts.outbox, dispatch },
    effects: { ...parts.effects, dispatch: carryOut },
    signals: { ...parts.signals, beat },
  })
  expect(dispatch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20 * SECOND)
  expect(dispatch).toHaveBeenCalledTimes(3)
  expect(carryOut).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(30 * SECOND)
  expect(beat).toHaveBeenCalledTimes(2)

  const visits = async () => (await db.selectFrom('page_visit').select('id').execute()).length
  const long = clock.now().getTime() - 91 * DAY
  await db.insertInto('page_visit').values({ id: 'long ago', user_id: null, page: 'index', visited_at: long }).execute()

  clock.pass(HOUR)
  expect([await captchas(), await visits()]).toEqual([1, 1])
  vi.advanceTimersByTime(10 * MINUTE)
  await vi.waitFor(async () => expect(await captchas()).toBe(0))
  await vi.waitFor(async () => expect(await visits()).toBe(0))
  stop()
  const calls = [dispatch, beat].map(({ mock }) => mock.calls.length)
  vi.advanceTimersByTime(HOUR)
  expect([dispatch, beat].map(({ mock }) => mock.calls.length)).toEqual(calls)
})
