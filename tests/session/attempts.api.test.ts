import { describe, expect, it } from 'vitest'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf } from '#tests/kit/server/visitor.ts'

onBothEngines((engine) => {
  const portal = portalFor(engine)
  const visitor = (): Visitor => new Visitor(portal())
  /** They are counted for each account name, so each test uses another one. */
  const wrong = (who: Visitor, account: string) => who.trySignIn(account, 'Wrong2026')

  describe('attempts to sign in', () => {
    it('are throttled after three failures, increasingly, for known and unknown names', async () => {
      for (const account of ['leader', 'no such leader']) {
        const who = visitor()
        const waits: number[] = []
        for (let i = 0; i < 5; i += 1) {
          const { body } = await wrong(who, account)
          expect(body.reason).toBe('signIn.wrongCredentials')
          waits.push(body.retryAfter)
          if (body.retryAfter === 0) continue
          const soon = await wrong(who, account)
          expect(soon.body).toMatchObject({
            authenticated: false,
            reason: 'signIn.tooSoon',
            retryAfter: body.retryAfter,
          })
          expect(soon.body.message).toContain(String(body.retryAfter))
          portal().clock.pass(body.retryAfter * SECOND)
        }
        expect(waits).toEqual([0, 0, 2, 4, 8])
      }
    })

    it('lock the account for 15 minutes after ten failures, even for the right password, for known and unknown names', async () => {
      for (const account of ['committee', 'no such committee']) {
        const who = visitor()
        for (let i = 0; i < 10; i += 1) {
          const { body } = await wrong(who, account)
          expect(body.reason).toBe('signIn.wrongCredentials')
          if (i < 9) portal().clock.pass(body.retryAfter * SECOND)
        }
        const locked = await who.trySignIn(account, passwordOf('committee'))
        expect(locked.body).toMatchObject({ authenticated: false, reason: 'signIn.locked', retryAfter: 15 * 60 })
        expect(locked.body.message).toContain('15')
        portal().clock.pass(15 * MINUTE)
      }
      expect((await visitor().trySignIn('committee', passwordOf('committee'))).body.authenticated).toBe(true)
    })

    it('are counted before they are checked: concurrency does not raise the limit', async () => {
      const reasons = await Promise.all(
        Array.from({ length: 12 }, async () => (await wrong(visitor(), 'headmaster')).body.reason),
      )
      expect(reasons.filter((reason) => reason === 'signIn.wrongCredentials')).toHaveLength(3)
      expect(reasons.filter((reason) => reason === 'signIn.tooSoon')).toHaveLength(9)
    })

    it('are reset by a success, and after a quarter of an hour', async () => {
      const who = visitor()
      for (const pause of [0, 15 * MINUTE]) {
        await wrong(who, 'school')
        await wrong(who, 'school')
        if (pause === 0) expect((await who.trySignIn('school', passwordOf('school'))).body.authenticated).toBe(true)
        portal().clock.pass(pause)
        expect((await wrong(who, 'school')).body.retryAfter).toBe(0)
        portal().clock.pass(HOUR)
      }
    })

    it('age by themselves, failure by failure: nine in a quarter of an hour lock nobody, however long they go on', async () => {
      const who = visitor()
      // Every 100 seconds, for two hours: nine are in the window at any time.
      for (let i = 0; i < 72; i += 1) {
        const { body } = await wrong(who, 'slow typist')
        expect([i, body.reason]).toEqual([i, 'signIn.wrongCredentials'])
        portal().clock.pass(Math.max(100 * SECOND, body.retryAfter * SECOND))
      }
    })

    it('that are refused unchecked do not count', async () => {
      const who = visitor()
      for (let i = 0; i < 3; i += 1) await wrong(who, 'hasty')
      for (let i = 0; i < 200; i += 1) expect((await wrong(who, 'hasty')).body.reason).toBe('signIn.tooSoon')
      portal().clock.pass(2 * SECOND)
      expect((await wrong(who, 'hasty')).body.retryAfter).toBe(4)
      expect((await who.trySignIn('learner', passwordOf('learner'))).body.authenticated).toBe(true)
    })
  })
})
