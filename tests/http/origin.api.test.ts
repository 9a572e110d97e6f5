import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { reportError } from '#api/dictionary/dictionary.contract.ts'
import { call } from '#api/kit/call.ts'
import { generatePhoneCode } from '#api/outbox/outbox.contract.ts'
import { checkWeakPassword, getBindAccount, getCurrentUser, validateCaptcha } from '#api/session/user.contract.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const remove = call({
  method: 'DELETE',
  path: 'api-test/thing/{id}',
  summary: 'A call of the tests.',
  payload: z.object({ id: z.string(), list: z.optional(z.array(z.string())) }),
  answer: z.unknown(),
})
const upload = call({
  method: 'POST',
  path: 'api-test/upload',
  summary: 'A call of the tests.',
  payload: z.object({}),
  answer: z.unknown(),
  encoding: 'multipart',
})

onEachEngine((engine) => {
  const portal = portalFor(engine, {
    more: (serve) => {
      serve(remove, (payload) => payload)
      serve(upload, () => null)
    },
  })
  const report = { message: 'm', stack: null, page: '/' }

  describe('a state-changing call of a session', () => {
    it.each([
      ['no token', null],
      ['an empty token', ''],
      ['a wrong token', 'a'.repeat(64)],
    ])('is refused with %s', async (_what, csrf) => {
      const who = await signedIn(portal(), 'learner')
      const foreign = (await signedIn(portal(), 'weak')).cookies.get('XSRF-TOKEN')!
      for (const token of [csrf, foreign]) {
        const sent = { csrf: token, lang: 'fr_FR' }
        const { status, body, raw } = await who.call(checkWeakPassword, { loginID: 'learner' }, sent)
        expect([status, body.code, body.reason]).toEqual([403, 5000, 'request.csrf'])
        expect(raw.headers['content-language']).toBe('fr-FR')
      }
    })

    it('[HTTP-05] carries the token in the body of a POST or PUT, not in its query', async () => {
      const who = await signedIn(portal(), 'learner')
      const token = who.cookies.get('XSRF-TOKEN')!
      expect((await who.call(checkWeakPassword, { loginID: 'learner' })).status).toBe(200)
      const { status } = await who.send({
        method: 'PUT',
        url: `/${checkWeakPassword.path}?_csrf=${token}`,
        headers: { 'content-type': 'application/json' },
        payload: { loginID: 'learner' },
      })
      expect(status).toBe(403)
    })

    it('carries the token in the query of a DELETE', async () => {
      const who = await signedIn(portal(), 'learner')
      const token = who.cookies.get('XSRF-TOKEN')!
      const gone = await who.send({ method: 'DELETE', url: `/api-test/thing/7?_csrf=${token}&lang=en_US&list=a,b` })
      expect(gone.body).toMatchObject({ code: 2000, data: { id: '7', list: ['a', 'b'] } })
      expect((await who.send({ method: 'DELETE', url: '/api-test/thing/7' })).body).toMatchObject({
        reason: 'request.csrf',
      })
    })

    it('requires the token even if the call is public', async () => {
      const who = await signedIn(portal(), 'learner')
      expect((await who.call(reportError, report, { csrf: null })).body.reason).toBe('request.csrf')
      expect((await who.call(reportError, report)).status).toBe(200)
    })

    it('requires no token for a GET', async () => {
      expect((await (await signedIn(portal(), 'learner')).call(getCurrentUser, {}, { csrf: null })).status).toBe(200)
    })
  })

  describe('a call without a session', () => {
    const here = 'http://localhost:80'
    const elsewhere: [string, Record<string, string>][] = [
      ['a foreign page', { origin: 'https://evil.example' }],
      ['a page without an origin', { origin: 'null' }],
      ['the same host over another protocol', { origin: 'https://localhost:80' }],
      ['another port', { origin: 'http://localhost:81' }],
      ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
      ['a sister domain', { 'sec-fetch-site': 'same-site' }],
      ['a foreign page that claims otherwise', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ]
    it.each(elsewhere)('is refused from %s', async (_what, headers) => {
      const who = new Visitor(portal())
      for (const [made, payload] of [
        [reportError, report],
        [generatePhoneCode, { purpose: 'retrieve', channel: 'phone' }],
        [validateCaptcha, { captcha: 'x' }],
        [getBindAccount, {}],
      ] as const) {
        const { status, body } = await who.call(made, payload, { headers })
        expect([status, body.code, body.reason]).toEqual([403, 5000, 'request.origin'])
      }
    })

    it.each([
      ['the portal itself', { origin: here, 'sec-fetch-site': 'same-origin' }],
      ['the address line', { 'sec-fetch-site': 'none' }],
      ['a program that is no browser', {}],
    ])('is accepted from %s', async (_what, headers) => {
      expect(
        (await new Visitor(portal()).call(reportError, report, { headers: { host: 'localhost:80', ...headers } }))
          .status,
      ).toBe(200)
    })
  })

  describe('a multipart body, which carries no token,', () => {
    const sent = (headers: Record<string, string>) => ({
      method: 'POST' as const,
      url: `/${upload.path}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x', host: 'localhost:80', ...headers },
      payload: '--x--\r\n',
    })
    it('is refused from anywhere but the portal itself, also without any origin header', async () => {
      const who = await signedIn(portal(), 'learner')
      for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
        expect((await who.send(sent(headers as Record<string, string>))).body).toMatchObject({
          reason: 'request.origin',
        })
      }
      expect((await who.send(sent({ origin: 'http://localhost:80' }))).body.reason).not.toBe('request.origin')
    })
  })
})

onEachEngine((engine) => {
  const portal = portalFor(engine, { environment: { ORIGIN: 'https://learn.example.org' } })

  it('with ORIGIN set, only that origin is accepted, and cookies are restricted to https', async () => {
    const who = new Visitor(portal())
    const from = async (origin: string) =>
      (
        await who.call(
          reportError,
          { message: 'm', stack: null, page: '/' },
          { headers: { origin, host: 'learn.example.org' } },
        )
      ).status
    expect(await from('https://learn.example.org')).toBe(200)
    expect(await from('http://learn.example.org')).toBe(403)
    const { raw } = await who.trySignIn('learner', 'Learner2026')
    expect(raw.cookies).toMatchObject([
      { name: '__Host-session', secure: true, httpOnly: true, path: '/' },
      { name: 'XSRF-TOKEN', secure: true, path: '/' },
      { name: '__Host-browser', secure: true, httpOnly: true, path: '/' },
    ])
    expect(raw.headers['strict-transport-security']).toMatch(/max-age=31536000/)
    const page = await who.send({ method: 'GET', url: '/api-docs' })
    expect(page.raw.headers['content-security-policy']).toContain('upgrade-insecure-requests')
  })
})
