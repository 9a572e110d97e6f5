import { beforeEach, describe, expect, it } from 'vitest'
import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import {
  checkWeakPassword,
  getBindAccount,
  getCurrentUser,
  getLoginUser,
  resetPassword,
} from '#api/session/user.contract.ts'
import { countTry } from '#server/session/attempts.ts'
import { BY_ADDRESS } from '#server/session/codes.ts'
import { CAPTCHA, HARD_CAPTCHA, onEachEngine, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

/** A visitor with a pending retrieval. */
async function asking(
  portal: TestPortal,
  account: string,
  { address = '127.0.0.1', captcha = CAPTCHA.picture } = {},
): Promise<Visitor> {
  const who = Object.assign(new Visitor(portal), { address })
  await who.drawCaptcha()
  const { body } = await who.call(getLoginUser, { account, captcha })
  expect(body).toEqual({ code: 2000, message: '', reason: null, data: { account } })
  return who
}

const send = async (who: Visitor, channel: 'phone' | 'email' = 'phone', lang = 'en_US') =>
  (await who.call(generatePhoneCode, { purpose: 'retrieve', channel }, { lang })).body
const tryCode = async (who: Visitor, code: string) =>
  (await who.call(validPhoneCode, { purpose: 'retrieve', code })).body
const reset = async (who: Visitor, password: string, confirmation = password) =>
  (await who.call(resetPassword, { password, confirmation })).body
/** The code in the newest letter. */
const codeIn = (portal: TestPortal): string => /\d{6}/.exec(portal.letters.at(-1)?.body ?? '')![0]
const otherThan = (code: string): string => (code === '111111' ? '222222' : '111111')

onEachEngine((engine) => {
  const portal = portalFor(engine)
  beforeEach(() => portal().clock.pass(2 * HOUR))

  describe('password retrieval', () => {
    it('[CALL-10, CALL-11] account check, code, new password: the new one signs in, the old one no longer', async () => {
      const elsewhere = await signedIn(portal(), 'weak')
      const who = await asking(portal(), 'weak')
      expect((await who.call(getBindAccount)).body.data).toEqual({
        phone: '+62812****0108',
        email: 'w***@a***.example',
      })
      expect(await send(who)).toMatchObject({ code: 2000, data: { resendAfter: 60, expiresAfter: 600 } })
      await portal().portal.outbox.settled()
      expect(portal().letters.at(-1)).toMatchObject({ target: '+628123400108', subject: null })
      expect(await tryCode(who, codeIn(portal()))).toMatchObject({ code: 2000, data: true })
      expect(await reset(who, 'Stronger2026')).toMatchObject({ code: 2000, data: null })
      expect([...who.cookies.keys()]).not.toContain('retrieval')

      expect((await elsewhere.call(getCurrentUser)).status).toBe(401)
      expect((await new Visitor(portal()).trySignIn('weak', '123456')).body.reason).toBe('signIn.wrongCredentials')
      const again = new Visitor(portal())
      expect((await again.trySignIn('weak', 'Stronger2026')).body.authenticated).toBe(true)
      expect((await again.call(checkWeakPassword, { loginID: 'weak' })).body.data).toBe(false)

      await portal().portal.outbox.settled()
      expect(portal().letters.at(-1)).toMatchObject({ target: 'weak@academy.example' })
      // The owner's language, not the caller's.
      expect(portal().letters.at(-1)!.body).toMatch(/kata sandi|sandi/i)
      expect(await reset(who, 'Another2026')).toMatchObject({ code: 5000, reason: 'retrieval.expired' })
    })

    it('gives stable, plausible answers for an unknown account', async () => {
      const seen = []
      for (const account of ['learner', 'no.such.person']) {
        const who = await asking(portal(), account)
        const bound = (await who.call(getBindAccount)).body
        expect((await (await asking(portal(), account)).call(getBindAccount)).body).toEqual(bound)
        expect(bound.data).toEqual({
          phone: expect.stringMatching(/^\+\d{3,5}\*{4}\d{4}$/) as string,
          email: expect.stringMatching(/^[a-z]\*{3}@a\*{3}\.example$/) as string,
        })
        const sent = await send(who)
        seen.push([[...who.cookies.keys()], sent, await tryCode(who, 'abc'), await reset(who, 'Stronger2026')])
      }
      expect(seen[1]).toEqual(seen[0])
      expect(await portal().db.selectFrom('message').select('id').where('body', 'like', '%no.such%').execute()).toEqual(
        [],
      )
    })

    it('writes in the language of the caller, by e-mail with a subject', async () => {
      const who = await asking(portal(), 'teacher')
      await send(who, 'email', 'fr_FR')
      await portal().portal.outbox.settled()
      expect(portal().letters.at(-1)).toMatchObject({
        target: 'teacher@academy.example',
        subject: expect.stringMatching(/code/i) as string,
      })
      expect(portal().letters.at(-1)!.body).toMatch(/minutes/)
    })

    it('[VALID-01] requires an account and a right captcha', async () => {
      const who = new Visitor(portal())
      const asked = async (account: string, captcha: string) =>
        (await who.call(getLoginUser, { account, captcha })).body.reason
      await who.drawCaptcha()
      expect(await asked('  ', CAPTCHA.picture)).toBe('request.invalid')
      expect(await asked('learner', '')).toBe('signIn.emptyCaptcha')
      expect(await asked('learner', 'XXXX')).toBe('signIn.wrongCaptcha')
      expect(await asked('learner', CAPTCHA.picture)).toBe('signIn.captchaExpired')
      expect([...who.cookies.keys()]).not.toContain('retrieval')
    })

    it('fails without its cookie, with a forged one, or after half an hour', async () => {
      const who = await asking(portal(), 'learner')
      const steps = [
        () => who.call(getBindAccount),
        () => who.call(generatePhoneCode, { purpose: 'retrieve', channel: 'phone' }),
      ]
      const cookie = who.cookies.get('retrieval')!
      for (const spoil of [
        () => who.cookies.delete('retrieval'),
        () => who.cookies.set('retrieval', 'forged'),
        () => portal().clock.pass(30 * MINUTE),
      ]) {
        who.cookies.set('retrieval', cookie)
        spoil()
        for (const step of steps) expect((await step()).body).toMatchObject({ code: 5000, reason: 'retrieval.expired' })
      }
    })

    it('handles an account without contacts', async () => {
      await portal()
        .db.updateTable('user')
        .set({ phone: null, email: null })
        .where('account_name', '=', 'agus.wijaya')
        .execute()
      const who = await asking(portal(), 'agus.wijaya')
      expect((await who.call(getBindAccount)).body.data).toEqual({ phone: null, email: null })
      expect(await send(who)).toMatchObject({ code: 5000, reason: 'code.noChannel' })
    })
  })

  describe('a code', () => {
    it('can be asked for again after a minute, until then with code 10003', async () => {
      const who = await asking(portal(), 'leader')
      await send(who)
      portal().clock.pass(59 * SECOND)
      expect(await send(who)).toMatchObject({ code: 10003, reason: 'request.repeated' })
      // A new retrieval does not bypass the limit.
      expect(await send(await asking(portal(), 'LEADER'))).toMatchObject({ code: 10003 })
      portal().clock.pass(SECOND)
      expect(await send(who)).toMatchObject({ code: 2000 })
    })

    it('is sent once for concurrent requests', async () => {
      const who = await asking(portal(), 'leader')
      const codes = await Promise.all(Array.from({ length: 5 }, async () => (await send(who)).code))
      expect(codes.sort((a, b) => a - b)).toEqual([2000, 10003, 10003, 10003, 10003])
    })

    it('is sent five times an hour at most', async () => {
      const who = await asking(portal(), 'school')
      for (let i = 0; i < 5; i += 1) {
        expect(await send(who)).toMatchObject({ code: 2000 })
        portal().clock.pass(MINUTE)
      }
      expect(await send(who)).toMatchObject({ code: 5000, reason: 'code.tooManySends' })
      portal().clock.pass(HOUR)
      expect(await send(await asking(portal(), 'school'))).toMatchObject({ code: 2000 })
    })

    it('counts for an hour by itself: the sixth goes out as soon as the first of five is an hour old', async () => {
      for (let i = 0; i < 5; i += 1) {
        expect(await send(await asking(portal(), 'committee'))).toMatchObject({ code: 2000 })
        portal().clock.pass(10 * MINUTE)
      }
      portal().clock.pass(10 * MINUTE - 1)
      const again = await asking(portal(), 'committee')
      expect(await send(again)).toMatchObject({ code: 5000, reason: 'code.tooManySends' })
      portal().clock.pass(1)
      expect(await send(again)).toMatchObject({ code: 2000 })
      portal().clock.pass(MINUTE)
      expect(await send(again)).toMatchObject({ code: 5000, reason: 'code.tooManySends' })
    })

    it('is one of sixty an hour from an address that nobody typed in, then one a minute after a longer captcha; those typed in right, accounts known there and other addresses are free', async () => {
      const [address, other] = ['192.0.2.60', '192.0.2.61']
      const from = async (place: string, account: string, captcha = CAPTCHA.picture) =>
        asking(portal(), account, { address: place, captcha })
      const strained = (account: string) => from(address, account, HARD_CAPTCHA.picture)
      const { db, clock } = portal()
      await Object.assign(new Visitor(portal()), { address }).trySignIn('admin', passwordOf('admin'))
      for (let i = 0; i < 58; i += 1)
        await db.transaction().execute((trx) => countTry(trx, BY_ADDRESS, address, clock.now(), `stranger ${i}`))
      for (let i = 0; i < 3; i += 1) {
        const owner = await from(address, 'teacher')
        expect(await send(owner)).toMatchObject({ code: 2000 })
        await portal().portal.outbox.settled()
        expect(await tryCode(owner, codeIn(portal()))).toMatchObject({ data: true })
        portal().clock.pass(MINUTE)
      }
      const early = new Visitor(portal())
      early.address = address
      await early.drawCaptcha()
      for (const name of ['learner', 'leader'])
        expect(await send(await from(address, name))).toMatchObject({ code: 2000 })
      const easy = await early.call(getLoginUser, { account: 'school', captcha: CAPTCHA.picture })
      expect(easy.body.reason).toBe('signIn.captchaExpired')
      const last = await strained('school')
      expect(await send(last)).toMatchObject({ code: 5000, reason: 'code.tooManySends' })
      expect(await send(await strained('admin'))).toMatchObject({ code: 2000 })
      expect(await send(await from(other, 'school'))).toMatchObject({ code: 2000 })
      clock.pass(MINUTE)
      expect(await send(await strained('headmaster'))).toMatchObject({ code: 2000 })
      expect(await send(last)).toMatchObject({ code: 5000, reason: 'code.tooManySends' })
      clock.pass(MINUTE)
      expect(await send(last)).toMatchObject({ code: 2000 })
      // Those that strangers asked for have aged, so that four are left.
      clock.pass(55 * MINUTE)
      expect(await send(await from(address, 'committee'))).toMatchObject({ code: 2000 })
      expect(await send(await from(address, 'weak'))).toMatchObject({ code: 2000 })
    })

    it('replaces the one before', async () => {
      const who = await asking(portal(), 'headmaster')
      await send(who)
      await portal().portal.outbox.settled()
      const first = codeIn(portal())
      portal().clock.pass(MINUTE)
      await send(who)
      await portal().portal.outbox.settled()
      const second = codeIn(portal())
      expect(await tryCode(who, first === second ? otherThan(first) : first)).toMatchObject({ data: false })
      expect(await tryCode(who, second)).toMatchObject({ data: true })
    })

    it('accepts other digits, and must not be empty [VALID-01]', async () => {
      const who = await asking(portal(), 'headmaster')
      await send(who)
      await portal().portal.outbox.settled()
      expect(await tryCode(who, '  ')).toMatchObject({ code: 5000, reason: 'code.empty' })
      const arabic = codeIn(portal()).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
      expect(await tryCode(who, ` ${arabic} `)).toMatchObject({ data: true })
    })

    it('allows five attempts, also concurrent ones', async () => {
      const who = await asking(portal(), 'committee')
      await send(who)
      await portal().portal.outbox.settled()
      const code = codeIn(portal())
      const tries = await Promise.all(Array.from({ length: 8 }, () => tryCode(who, otherThan(code))))
      expect(tries.filter(({ data }) => data === false)).toHaveLength(5)
      expect(tries.filter(({ reason }) => reason === 'code.tooManyTries')).toHaveLength(3)
      expect(await tryCode(who, code)).toMatchObject({ code: 5000, reason: 'code.tooManyTries' })
      expect(await reset(who, 'Stronger2026')).toMatchObject({ reason: 'retrieval.verificationFailed' })
    })

    it('can be used once, expires after ten minutes, and is not stored in clear', async () => {
      const who = await asking(portal(), 'admin')
      expect(await tryCode(who, '123456')).toMatchObject({ code: 5000, reason: 'code.expired' })
      await send(who)
      await portal().portal.outbox.settled()
      const code = codeIn(portal())
      expect(JSON.stringify(await portal().db.selectFrom('verification_code').selectAll().execute())).not.toContain(
        `"${code}"`,
      )
      portal().clock.pass(10 * MINUTE)
      expect(await tryCode(who, code)).toMatchObject({ code: 5000, reason: 'code.expired' })
      await send(who)
      await portal().portal.outbox.settled()
      const both = await Promise.all([tryCode(who, codeIn(portal())), tryCode(who, codeIn(portal()))])
      expect(both.filter(({ data }) => data === true)).toHaveLength(1)
    })
  })

  describe('a new password', () => {
    let who: Visitor
    beforeEach(async () => {
      who = await asking(portal(), 'teacher')
      await send(who)
      await portal().portal.outbox.settled()
    })

    it.each([
      ['', '', 'password.empty'],
      ['Short26', 'Short26', 'password.rule'],
      ['A1'.concat('b'.repeat(31)), 'A1'.concat('b'.repeat(31)), 'password.rule'],
      ['nodigitsHere', 'nodigitsHere', 'password.rule'],
      ['nocapitals1', 'nocapitals1', 'password.rule'],
      ['NOSMALL123', 'NOSMALL123', 'password.rule'],
      ['Stronger2026', '', 'password.confirmationEmpty'],
      ['Stronger2026', 'Stronger2027', 'password.confirmationDiffers'],
    ])(
      '[VALID-04, VALID-05, VALID-07, CONST-04, ERROR-12] %j repeated as %j: %s',
      async (password, confirmation, reason) => {
        await tryCode(who, codeIn(portal()))
        expect(await reset(who, password, confirmation)).toMatchObject({ code: 5000, reason })
        expect((await new Visitor(portal()).trySignIn('teacher', passwordOf('teacher'))).body.authenticated).toBe(true)
      },
    )

    it('[ERROR-10] requires a right code first', async () => {
      expect(await reset(who, 'Stronger2026')).toMatchObject({ code: 5000, reason: 'retrieval.verificationFailed' })
      await tryCode(who, otherThan(codeIn(portal())))
      expect(await reset(who, 'Stronger2026')).toMatchObject({ code: 5000, reason: 'retrieval.verificationFailed' })
    })
  })

  it('[VALID-04] may have eight to thirty-two characters; one retrieval sets one password', async () => {
    const alone = await startPortal(engine)
    try {
      for (const [account, password] of [
        ['teacher', 'Abcdef12'],
        ['learner', `A1${'b'.repeat(30)}`],
      ] as const) {
        const who = await asking(alone, account)
        await send(who)
        await alone.portal.outbox.settled()
        await tryCode(who, codeIn(alone))
        const outcomes = await Promise.all([reset(who, password), reset(who, password)])
        expect(outcomes.map(({ code }) => code).sort((a, b) => a - b)).toEqual([2000, 5000])
        expect((await new Visitor(alone).trySignIn(account, password)).body.authenticated).toBe(true)
      }
    } finally {
      await alone.close()
    }
  })
})
