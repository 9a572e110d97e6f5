import { describe, expect, it } from 'vitest'
import { getCurrentUser, signIn, signOut } from '#api/session/user.contract.ts'
import { ADDRESS_SIGN_IN, countTry } from '#server/session/attempts.ts'
import { networkOf } from '#server/session/network.ts'
import { md5Of } from '#server/session/password.ts'
import { CAPTCHA, HARD_CAPTCHA, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { HOUR, MINUTE, SECOND } from '#tests/kit/server/test-clock.ts'
import { Visitor, basic, passwordOf, signedIn } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitor = (): Visitor => new Visitor(portal())
  const wrong = (who: Visitor, account: string) => who.trySignIn(account, 'Wrong2026')

  describe('signing in', () => {
    it('[CALL-01, SESSION-02, SESSION-03, ENTITY-15] answers authenticated true for a right name, MD5 of the password and captcha', async () => {
      const { status, body } = await visitor().trySignIn('learner', passwordOf('learner'))
      expect(status).toBe(200)
      expect(body).toEqual({
        authenticated: true,
        code: 2000,
        message: '',
        reason: null,
        retryAfter: 0,
        secondCheck: false,
      })
    })

    it('accepts any case of the name, and an upper-case MD5', async () => {
      const who = visitor()
      await who.drawCaptcha()
      const authorization = basic('  ＬEARNER ', md5Of(passwordOf('learner')).toUpperCase())
      const { body } = await who.call(
        signIn,
        { captcha: ` ${CAPTCHA.picture.toLowerCase()} ` },
        { headers: { authorization } },
      )
      expect(body).toMatchObject({ authenticated: true })
    })

    it('[ERROR-06] reports a wrong password and an unknown account alike, in the requested language', async () => {
      const known = await visitor().trySignIn('teacher', 'Wrong2026', { lang: 'zh_CN' })
      const unknown = await visitor().trySignIn('nobody at all', 'Wrong2026', { lang: 'zh_CN' })
      expect(known.status).toBe(200)
      expect(known.body).toMatchObject({ authenticated: false, code: 5000, reason: 'signIn.wrongCredentials' })
      expect(known.body.message).toMatch(/\p{Script=Han}/u)
      expect(unknown.body).toEqual(known.body)
      expect(known.raw.cookies.map(({ name }) => name)).toEqual(unknown.raw.cookies.map(({ name }) => name))
    })

    it('[VALID-01] reports which of name, password and captcha is empty', async () => {
      const who = visitor()
      const sent = async (account: string, md5: string, captcha: string) => {
        await who.drawCaptcha()
        return (await who.call(signIn, { captcha }, { headers: { authorization: basic(account, md5) } })).body.reason
      }
      const md5 = md5Of('Whatever1')
      expect(await sent(' ', md5, CAPTCHA.picture)).toBe('signIn.emptyAccount')
      expect(await sent('learner', '', CAPTCHA.picture)).toBe('signIn.emptyPassword')
      expect(await sent('learner', md5, '  ')).toBe('signIn.emptyCaptcha')
    })

    it.each([
      ['no header', {}],
      ['another scheme', { authorization: 'Bearer abc' }],
      ['no base64', { authorization: 'Basic ***' }],
      ['no colon', { authorization: `Basic ${Buffer.from('learner').toString('base64')}` }],
      ['a password in clear', { authorization: basic('learner', 'Learner2026') }],
      ['a name too long', { authorization: basic('x'.repeat(65), md5Of('x')) }],
      ['a character that no text of the database can have', { authorization: basic('lear\0ner', md5Of('x')) }],
    ])('refuses %s with 400', async (_what, headers) => {
      const who = visitor()
      await who.drawCaptcha()
      const { status, body } = await who.call(signIn, { captcha: CAPTCHA.picture }, { headers })
      expect([status, body.reason]).toEqual([400, 'request.invalid'])
    })

    it('an account without password cannot sign in', async () => {
      const { body } = await visitor().trySignIn('grace.whitfield', '')
      expect(body.reason).toBe('signIn.wrongCredentials')
    })
  })

  describe('an address', () => {
    /** Counts failures of an address as sign-ins do, without hashing a password for each. */
    const failures = async (address: string, names: readonly string[]): Promise<void> => {
      for (const by of names) {
        await portal()
          .db.transaction()
          .execute((trx) => countTry(trx, ADDRESS_SIGN_IN, networkOf(address), portal().clock.now(), by))
      }
    }
    const names = (count: number, of = 'nobody') => Array.from({ length: count }, (_, i) => `${of} ${i}`)
    const at = (address: string): Visitor => Object.assign(visitor(), { address })

    /** Signs in with the captcha of a strained address. */
    const trying = (who: Visitor, account: string, password = 'Wrong2026') =>
      who.trySignIn(account, password, { captcha: HARD_CAPTCHA.picture })
    const entering = (who: Visitor, account: 'learner' | 'teacher' | 'leader') =>
      trying(who, account, passwordOf(account))

    it('of a hundred failures in a quarter of an hour is strained, its network and no other, until the oldest has aged: one try in five seconds, after a longer captcha', async () => {
      const who = at('2001:db8:1:2::77')
      await failures(who.address, names(1))
      portal().clock.pass(5 * MINUTE)
      await failures(who.address, names(98))
      const early = at('2001:db8:1:2::78')
      await early.drawCaptcha()
      expect((await wrong(who, 'some guess')).body.reason).toBe('signIn.wrongCredentials')
      who.address = '2001:db8:1:2:ffff::1'
      const easy = await early.trySignIn('teacher', passwordOf('teacher'), { fresh: false })
      expect(easy.body.reason).toBe('signIn.captchaExpired')
      expect((await who.trySignIn('teacher', passwordOf('teacher'))).body.reason).toBe('signIn.wrongCaptcha')
      expect((await entering(who, 'teacher')).body).toMatchObject({ reason: 'signIn.tooSoon', retryAfter: 5 })
      expect((await at('2001:db8:1:3::1').trySignIn('teacher', passwordOf('teacher'))).body.authenticated).toBe(true)
      portal().clock.pass(5 * SECOND - 1)
      expect((await trying(who, 'another guess')).body.reason).toBe('signIn.tooSoon')
      portal().clock.pass(1)
      expect((await trying(who, 'another guess')).body).toMatchObject({
        reason: 'signIn.wrongCredentials',
        retryAfter: 5,
      })
      portal().clock.pass(5 * SECOND)
      expect((await entering(who, 'teacher')).body.authenticated).toBe(true)
      // The first two have aged: of 101 failures 99 are left.
      await failures(who.address, names(1, 'late'))
      portal().clock.pass(15 * MINUTE - 10 * SECOND)
      expect((await at(who.address).trySignIn('leader', passwordOf('leader'))).body.authenticated).toBe(true)
    })

    it('that is strained holds up nobody who has signed in from there before, nor a browser that knows the account', async () => {
      const address = '192.0.2.13'
      expect((await at(address).trySignIn('learner', passwordOf('learner'))).body.authenticated).toBe(true)
      const known = visitor()
      await known.trySignIn('leader', passwordOf('leader'))
      known.address = address
      await failures(address, names(100))
      for (let i = 0; i < 3; i += 1) {
        expect((await entering(at(address), 'teacher')).body.reason).toBe('signIn.tooSoon')
        expect((await entering(at(address), 'learner')).body.authenticated).toBe(true)
        expect((await entering(known, 'leader')).body.authenticated).toBe(true)
      }
      // What is known there counts by its account alone.
      for (const wait of [0, 0, 2]) expect((await trying(at(address), 'learner')).body.retryAfter).toBe(wait)
      expect((await entering(at(address), 'learner')).body.reason).toBe('signIn.tooSoon')
      portal().clock.pass(15 * MINUTE)
    })

    it('of a school is not refused after a day of ordinary typos, since failures age while others sign in', async () => {
      const who = at('192.0.2.10')
      // Eight hours: in every quarter of an hour ninety who give up, and one who signs in.
      for (let quarter = 0; quarter < 32; quarter += 1) {
        await failures(who.address, names(90, `given up ${quarter}`))
        const { body } = await who.trySignIn('learner', passwordOf('learner'))
        expect([quarter, body.authenticated]).toEqual([quarter, true])
        portal().clock.pass(15 * MINUTE)
      }
    })

    it('has no failures left of an account that has signed in from it, and those of all others', async () => {
      const who = at('192.0.2.11')
      await failures(who.address, names(97))
      await wrong(who, 'learner')
      await wrong(who, 'LEARNER')
      // The hundredth try is right, so that 97 are left.
      expect((await who.trySignIn('learner', passwordOf('learner'))).body.authenticated).toBe(true)
      for (const name of ['a', 'b', 'c'])
        expect((await wrong(who, `guess ${name}`)).body.reason).toBe('signIn.wrongCredentials')
      expect((await trying(at(who.address), 'one more')).body.reason).toBe('signIn.tooSoon')
    })

    it('is not refused for its number of sign-ins', async () => {
      const who = at('192.0.2.12')
      for (let i = 0; i < 120; i += 1)
        expect((await who.trySignIn('learner', passwordOf('learner'))).body.authenticated).toBe(true)
    }, 60_000)
  })

  describe('a browser that has signed in to an account', () => {
    /** Fails so often that nothing but time helps. */
    const lock = async (who: Visitor, account: string, times = 10): Promise<void> => {
      for (let i = 0; i < times; i += 1) {
        const { body } = await wrong(who, account)
        expect(body.reason).toBe('signIn.wrongCredentials')
        if (i < times - 1) portal().clock.pass(body.retryAfter * SECOND)
      }
    }

    it('signs in to it whatever strangers fail, and no other account or browser does', async () => {
      const own = await signedIn(portal(), 'school')
      const other = await signedIn(portal(), 'committee')
      await lock(visitor(), 'school')
      for (const who of [visitor(), other])
        expect((await who.trySignIn('school', passwordOf('school'))).body.reason).toBe('signIn.locked')
      expect((await own.trySignIn('school', passwordOf('school'))).body.authenticated).toBe(true)
      // It takes nothing from the limit of strangers either.
      expect((await wrong(visitor(), 'school')).body.reason).toBe('signIn.locked')
      portal().clock.pass(15 * MINUTE)
    })

    it('has ten tries of its own, then those of the account', async () => {
      const own = await signedIn(portal(), 'headmaster')
      await lock(own, 'headmaster')
      await lock(own, 'headmaster')
      const last = await own.trySignIn('headmaster', passwordOf('headmaster'))
      expect(last.body).toMatchObject({ reason: 'signIn.locked', retryAfter: 15 * 60 })
      portal().clock.pass(15 * MINUTE)
      expect((await own.trySignIn('headmaster', passwordOf('headmaster'))).body.authenticated).toBe(true)
    })

    it('knows it by a cookie hidden from scripts, which names nobody and vouches for nothing else', async () => {
      const who = visitor()
      const { raw } = await who.trySignIn('leader', passwordOf('leader'))
      const cookie = raw.cookies.find(({ name }) => name === 'browser')!
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 365 * 24 * 60 * 60 })
      expect(cookie.value).toMatch(/^[\w-]{43}\.[0-9a-f]{32}$/)
      expect((await wrong(visitor(), 'nobody here')).raw.cookies.map(({ name }) => name)).not.toContain('browser')
      await lock(visitor(), 'leader')
      const [id = '', mark = ''] = cookie.value.split('.')
      for (const forged of [id, `${'A'.repeat(43)}.${mark}`, `${id}.${'0'.repeat(32)}`, `${cookie.value}.x`]) {
        const thief = visitor()
        thief.cookies.set('browser', forged)
        expect([forged, (await thief.trySignIn('leader', passwordOf('leader'))).body.reason]).toEqual([
          forged,
          'signIn.locked',
        ])
      }
      // Up to eight accounts share a browser, the one that signed in last before the others.
      await who.trySignIn('learner', passwordOf('learner'))
      expect(who.cookies.get('browser')).toMatch(new RegExp(`^${id}\\.[0-9a-f]{32}\\.${mark}$`))
      portal().clock.pass(15 * MINUTE)
    })
  })

  describe('a session', () => {
    it('is renewed at every sign-in: the previous one ends', async () => {
      const who = await signedIn(portal(), 'learner')
      const before = who.cookies.get('session')!
      await who.trySignIn('learner', passwordOf('learner'))
      expect(who.cookies.get('session')).not.toBe(before)
      who.cookies.set('session', before)
      expect((await who.call(getCurrentUser)).status).toBe(401)
    })

    it('has a token hidden from scripts and hashed in the database, and an XSRF token for scripts', async () => {
      const who = visitor()
      const { raw } = await who.trySignIn('learner', passwordOf('learner'))
      const cookies = Object.fromEntries(raw.cookies.map((cookie) => [cookie.name, cookie]))
      expect(cookies.session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 7200 })
      expect(cookies['XSRF-TOKEN']).toMatchObject({ sameSite: 'Strict', path: '/', maxAge: 7200 })
      expect(cookies['XSRF-TOKEN']).not.toHaveProperty('httpOnly')
      const stored = JSON.stringify(await portal().db.selectFrom('session').selectAll().execute())
      expect(stored).not.toContain(who.cookies.get('session')!.split('.')[1])
      expect(stored).not.toContain(who.cookies.get('XSRF-TOKEN'))
    })

    it('ends two hours after its last use', async () => {
      const who = await signedIn(portal(), 'learner')
      portal().clock.pass(2 * HOUR - 1)
      const prolonged = await who.call(getCurrentUser)
      expect(prolonged.status).toBe(200)
      expect(prolonged.raw.cookies.map(({ name }) => name).sort()).toEqual(['XSRF-TOKEN', 'session'])
      portal().clock.pass(2 * HOUR - 1)
      expect((await who.call(getCurrentUser)).status).toBe(200)
      portal().clock.pass(2 * HOUR)
      expect((await who.call(getCurrentUser)).status).toBe(401)
    })

    it('ends after twelve hours even if used, together with its cookies', async () => {
      const who = await signedIn(portal(), 'learner')
      for (let i = 0; i < 11; i += 1) {
        portal().clock.pass(HOUR)
        expect((await who.call(getCurrentUser)).status).toBe(200)
      }
      portal().clock.pass(HOUR / 2)
      const { raw } = await who.call(getCurrentUser)
      expect(raw.cookies[0]).toMatchObject({ maxAge: HOUR / 2 / SECOND })
      portal().clock.pass(HOUR / 2)
      expect((await who.call(getCurrentUser)).status).toBe(401)
    })

    it('is not written at every request', async () => {
      const who = await signedIn(portal(), 'learner')
      portal().clock.pass(59 * SECOND)
      expect((await who.call(getCurrentUser)).raw.cookies).toEqual([])
    })

    it('[CALL-02] ends at sign-out, and both cookies are deleted', async () => {
      const who = await signedIn(portal(), 'learner')
      const session = who.cookies.get('session')!
      const { status, body } = await who.call(signOut)
      expect([status, body.code, body.data]).toEqual([200, 2000, null])
      expect([...who.cookies.keys()]).not.toContain('session')
      expect([...who.cookies.keys()]).not.toContain('XSRF-TOKEN')
      who.cookies.set('session', session)
      expect((await who.call(getCurrentUser)).status).toBe(401)
    })

    it('[ERROR-05] a 401 deletes the session and XSRF cookies', async () => {
      const who = visitor()
      who.cookies.set('session', 'forged').set('XSRF-TOKEN', 'forged')
      const { status, body } = await who.call(getCurrentUser)
      expect([status, body.code, body.reason, body.message]).toEqual([
        401,
        5000,
        'request.unauthorised',
        'Please sign in first.',
      ])
      expect([...who.cookies.keys()]).toEqual([])
    })
  })
})
