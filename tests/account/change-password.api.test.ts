import { beforeEach, describe, expect, it } from 'vitest'
import { changePassword } from '#api/account/account.contract.ts'
import { getLoginUser, getCurrentUser, checkWeakPassword } from '#api/session/user.contract.ts'
import { md5Of } from '#server/session/password.ts'
import { CAPTCHA, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

const GOOD = 'Stronger2026'
const change = async (who: Visitor, original: string, password = GOOD, confirmation = password) =>
  (await who.call(changePassword, { original: original === '' ? '' : md5Of(original), password, confirmation })).body

onEachEngine((engine) => {
  const portal = portalFor(engine)
  beforeEach(() => portal().clock.pass(2 * HOUR))
  const canSignIn = async (account: string, password: string) =>
    (await new Visitor(portal()).trySignIn(account, password)).body.authenticated

  describe('a change of password', () => {
    it('ends every other session at once and this one after 30 seconds at most; notifies the owner', async () => {
      const [here, there] = [await signedIn(portal(), 'weak'), await signedIn(portal(), 'weak')]
      expect(await change(here, passwordOf('weak'))).toEqual({ code: 2000, message: '', reason: null, data: null })
      expect((await there.call(getCurrentUser)).status).toBe(401)
      expect((await here.call(getCurrentUser)).status).toBe(200)
      expect((await here.call(checkWeakPassword, { loginID: 'weak' })).body.data).toBe(false)
      await portal().portal.outbox.settled()
      expect(portal().letters.at(-1)).toMatchObject({
        target: 'weak@academy.example',
        body: expect.stringMatching(/sandi/i) as string,
      })
      portal().clock.pass(29 * SECOND)
      expect((await here.call(getCurrentUser)).status).toBe(200)
      portal().clock.pass(SECOND)
      expect((await here.call(getCurrentUser)).status).toBe(401)
      expect([await canSignIn('weak', passwordOf('weak')), await canSignIn('weak', GOOD)]).toEqual([false, true])
    })

    it('notifies a user without e-mail by SMS', async () => {
      await portal().db.updateTable('user').set({ email: null }).where('account_name', '=', 'leader').execute()
      expect(await change(await signedIn(portal(), 'leader'), passwordOf('leader'))).toMatchObject({ code: 2000 })
      await portal().portal.outbox.settled()
      expect(portal().letters.at(-1)).toMatchObject({ target: '+33612340102', subject: null })
    })

    it('voids a pending retrieval of the account', async () => {
      const asking = new Visitor(portal())
      await asking.drawCaptcha()
      await asking.call(getLoginUser, { account: 'committee', captcha: CAPTCHA.picture })
      await change(await signedIn(portal(), 'committee'), passwordOf('committee'))
      expect(
        await portal().db.selectFrom('retrieval').select('id_hash').where('account', '=', 'committee').execute(),
      ).toEqual([])
    })

    it.each([
      ['', GOOD, GOOD, 'password.originalEmpty'],
      ['Teacher2026', '', '', 'password.empty'],
      ['Teacher2026', 'Short26', 'Short26', 'password.rule'],
      ['Teacher2026', `A1${'b'.repeat(31)}`, `A1${'b'.repeat(31)}`, 'password.rule'],
      ['Teacher2026', 'nodigitsHere', 'nodigitsHere', 'password.rule'],
      ['Teacher2026', 'nocapitals1', 'nocapitals1', 'password.rule'],
      ['Teacher2026', 'NOSMALL123', 'NOSMALL123', 'password.rule'],
      ['Teacher2026', GOOD, '', 'password.confirmationEmpty'],
      ['Teacher2026', GOOD, `${GOOD}x`, 'password.confirmationDiffers'],
      ['Teacher2026', 'Teacher2026', 'Teacher2026', 'password.same'],
      ['Teacher2027', GOOD, GOOD, 'password.originalWrong'],
    ])(
      '[VALID-04, VALID-05, VALID-07, CONST-04, ERROR-11, ERROR-12] original %j, new %j, repeated %j: %s, and nothing changes',
      async (original, password, confirmation, reason) => {
        const [who, elsewhere] = [await signedIn(portal(), 'teacher'), await signedIn(portal(), 'teacher')]
        const letters = portal().letters.length
        expect(await change(who, original, password, confirmation)).toMatchObject({ code: 5000, reason })
        expect([(await who.call(getCurrentUser)).status, (await elsewhere.call(getCurrentUser)).status]).toEqual([
          200, 200,
        ])
        await portal().portal.outbox.settled()
        expect(portal().letters).toHaveLength(letters)
        expect(await canSignIn('teacher', passwordOf('teacher'))).toBe(true)
      },
    )

    it.each([
      { original: 'Teacher2026' },
      { original: 5 },
      { password: 'x'.repeat(257) },
      { password: {} },
      { more: 1 },
    ])('refuses the malformed %j', async (odd) => {
      const who = await signedIn(portal(), 'teacher')
      expect(
        (await who.call(changePassword, { original: md5Of('Teacher2026'), password: GOOD, confirmation: GOOD, ...odd }))
          .status,
      ).toBe(400)
    })

    it('requires a session and its token', async () => {
      const payload = { original: md5Of('Teacher2026'), password: GOOD, confirmation: GOOD }
      expect((await new Visitor(portal()).call(changePassword, payload)).status).toBe(401)
      expect(
        (await (await signedIn(portal(), 'teacher')).call(changePassword, payload, { csrf: 'forged' })).body.reason,
      ).toBe('request.csrf')
      expect(await canSignIn('teacher', 'Teacher2026')).toBe(true)
    })

    it('[ERROR-11] checks only ten of 1,000 guesses at the original, also concurrent ones, and locks nobody out', async () => {
      const who = await signedIn(portal(), 'school')
      const seen = new Map<string | null, number>()
      for (let i = 0; i < 100; i += 1) {
        const replies = await Promise.all(Array.from({ length: 10 }, (_, j) => change(who, `Guess${i * 10 + j}`)))
        for (const { reason } of replies) seen.set(reason, (seen.get(reason) ?? 0) + 1)
        portal().clock.pass(i < 20 ? 20 * SECOND : 0)
      }
      expect([...seen.keys()].sort()).toEqual(['password.originalWrong', 'signIn.locked', 'signIn.tooSoon'])
      expect(seen.get('password.originalWrong')).toBeLessThanOrEqual(10)
      expect(await change(who, passwordOf('school'))).toMatchObject({ reason: 'signIn.locked' })
      expect(await canSignIn('school', passwordOf('school'))).toBe(true)
      portal().clock.pass(20 * MINUTE)
      expect(await change(who, passwordOf('school'))).toMatchObject({ code: 2000 })
    })

    it('is done once when two are requested concurrently', async () => {
      const who = await signedIn(portal(), 'headmaster')
      const both = await Promise.all(
        ['Stronger2027', 'Stronger2028'].map((password) => change(who, passwordOf('headmaster'), password)),
      )
      expect(both.filter(({ code }) => code === 2000)).toHaveLength(1)
    })
  })
})
