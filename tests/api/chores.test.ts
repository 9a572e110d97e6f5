import { afterEach, expect, it, vi } from 'vitest'
import { startChores } from '#server/chores.ts'
import { portalFor } from '../server/portal.ts'
import { HOUR, MINUTE, SECOND } from '../server/test-clock.ts'
import { Visitor } from '../server/visitor.ts'

const portal = portalFor('SQLite')
afterEach(() => {
  vi.useRealTimers()
})

it('the portal looks into its outbox every ten seconds and sweeps every ten minutes, until it stops', async () => {
  const { portal: parts, clock, db } = portal()
  await new Visitor(portal()).drawCaptcha()
  const captchas = async () => (await db.selectFrom('captcha').select('id_hash').execute()).length
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const dispatch = vi.fn(() => Promise.resolve())
  const stop = startChores({ ...parts, outbox: { ...parts.outbox, dispatch } })
  expect(dispatch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20 * SECOND)
  expect(dispatch).toHaveBeenCalledTimes(3)

  clock.pass(HOUR)
  expect(await captchas()).toBe(1)
  vi.advanceTimersByTime(10 * MINUTE)
  await vi.waitFor(async () => expect(await captchas()).toBe(0))
  stop()
  const calls = dispatch.mock.calls.length
  vi.advanceTimersByTime(HOUR)
  expect(dispatch).toHaveBeenCalledTimes(calls)
})
