import { expect, it } from 'vitest'
import { getLoginUser, validateCaptcha } from '#api/session/user.contract.ts'
import { newAnswer } from '#server/session/captcha/challenge.ts'
import { CAPTCHA, onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { Visitor, passwordOf } from '#tests/kit/server/visitor.ts'

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const visitor = async (kind: 'picture' | 'audio' = 'picture'): Promise<Visitor> => {
    const who = new Visitor(portal())
    await who.drawCaptcha(kind)
    return who
  }
  const check = async (who: Visitor, captcha: string) => (await who.call(validateCaptcha, { captcha })).body
  const signIn = async (who: Visitor, captcha = CAPTCHA.picture) =>
    (await who.trySignIn('learner', passwordOf('learner'), { captcha, fresh: false })).body

  it('is a picture without machine-readable text', async () => {
    const { raw } = await (await visitor()).drawCaptcha()
    expect(raw.headers['content-type']).toBe('image/svg+xml')
    expect(raw.headers['cache-control']).toBe('no-store')
    expect(raw.body).toMatch(/^<svg /)
    expect(raw.body).not.toMatch(new RegExp(`<text|<tspan|<title|${CAPTCHA.picture}`))
    expect(raw.cookies).toMatchObject([{ name: 'captcha', httpOnly: true, sameSite: 'Strict', maxAge: 300 }])
  })

  it('has an audio alternative', async () => {
    const who = new Visitor(portal())
    const { raw } = await who.drawCaptcha('audio')
    expect(raw.headers['content-type']).toBe('audio/wav')
    expect(raw.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
    expect(await check(who, CAPTCHA.audio)).toMatchObject({ code: 2000, data: true })
    expect(await signIn(who, CAPTCHA.audio)).toMatchObject({ authenticated: true })
  })

  it('[CALL-04] a right answer can be used for one sign-in', async () => {
    const who = await visitor()
    expect(await check(who, [...CAPTCHA.picture.toLowerCase()].join(' '))).toMatchObject({ code: 2000, data: true })
    expect(await signIn(who)).toMatchObject({ authenticated: true })
    expect(await signIn(who)).toMatchObject({ authenticated: false, reason: 'signIn.captchaExpired' })
  })

  it('[CALL-04, ERROR-08] a wrong check voids it', async () => {
    const who = await visitor()
    expect(await check(who, 'XXXX')).toMatchObject({ code: 2000, data: false })
    expect(await check(who, CAPTCHA.picture)).toMatchObject({ code: 5000, reason: 'signIn.captchaExpired' })
    expect(await signIn(who)).toMatchObject({ authenticated: false, reason: 'signIn.captchaExpired' })
  })

  it('[ERROR-08] a wrong use voids it', async () => {
    const who = await visitor()
    expect(await signIn(who, 'XXXX')).toMatchObject({ authenticated: false, reason: 'signIn.wrongCaptcha' })
    expect(await signIn(who)).toMatchObject({ authenticated: false, reason: 'signIn.captchaExpired' })
  })

  it('[VALID-01] must not be empty', async () => {
    expect(await check(await visitor(), ' ')).toMatchObject({ code: 5000, reason: 'signIn.emptyCaptcha' })
  })

  it('can be used once, even by concurrent requests', async () => {
    const who = await visitor()
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(who)))
    expect(answers.filter(({ authenticated }) => authenticated)).toHaveLength(1)
    expect(answers.filter(({ reason }) => reason === 'signIn.captchaExpired')).toHaveLength(7)
  })

  it('can be used for a sign-in or a retrieval, not both', async () => {
    const who = await visitor()
    expect((await who.call(getLoginUser, { account: 'learner', captcha: CAPTCHA.picture })).body.code).toBe(2000)
    expect(await signIn(who)).toMatchObject({ reason: 'signIn.captchaExpired' })
  })

  it('expires after five minutes', async () => {
    const who = await visitor()
    portal().clock.pass(5 * MINUTE - 1)
    expect(await check(who, CAPTCHA.picture)).toMatchObject({ data: true })
    portal().clock.pass(1)
    expect(await check(who, CAPTCHA.picture)).toMatchObject({ reason: 'signIn.captchaExpired' })
    expect(await signIn(who)).toMatchObject({ reason: 'signIn.captchaExpired' })
  })

  it('is void when a new one is drawn', async () => {
    const who = await visitor()
    const first = who.cookies.get('captcha')!
    await who.drawCaptcha()
    who.cookies.set('captcha', first)
    expect(await signIn(who)).toMatchObject({ reason: 'signIn.captchaExpired' })
  })

  it('is useless without its cookie', async () => {
    const who = await visitor()
    who.cookies.delete('captcha')
    expect(await signIn(who)).toMatchObject({ reason: 'signIn.captchaExpired' })
    who.cookies.set('captcha', 'forged')
    expect(await signIn(who)).toMatchObject({ reason: 'signIn.captchaExpired' })
  })

  it('is not stored in clear', async () => {
    const who = await visitor()
    const stored = JSON.stringify(await portal().db.selectFrom('captcha').selectAll().execute())
    expect(stored).not.toContain(CAPTCHA.picture)
    expect(stored).not.toContain(who.cookies.get('captcha'))
  })
})

onEachEngine((engine) => {
  const portal = portalFor(engine, { environment: { CAPTCHA: 'off' } })

  it('is not required when CAPTCHA is off', async () => {
    const who = new Visitor(portal())
    expect((await who.call(validateCaptcha, { captcha: '' })).body.data).toBe(true)
    expect(
      (await who.trySignIn('learner', passwordOf('learner'), { captcha: '', fresh: false })).body.authenticated,
    ).toBe(true)
    expect((await who.call(getLoginUser, { account: 'learner', captcha: '' })).body.code).toBe(2000)
  })
})

onEachEngine((engine) => {
  const portal = portalFor(engine, { newAnswer })

  it('differs each time', async () => {
    const who = new Visitor(portal())
    const pictures = await Promise.all(Array.from({ length: 4 }, async () => (await who.drawCaptcha()).raw.body))
    expect(new Set(pictures).size).toBe(4)
  })
})
