import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#api/kit/call.ts'
import { getCurrentUser } from '#api/session/user.contract.ts'
import { languages } from '#i18n/locales.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { languageOfRequest } from '#server/answer/texts.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import type { TestParts, TestPortal } from '#tests/kit/server/portal.ts'
import { unlimited } from '#tests/kit/server/unlimited.ts'
import { Visitor } from '#tests/kit/server/visitor.ts'

const payload = z.object({ ids: z.optional(z.array(z.string())), when: z.optional(z.string()) })
const declared = { summary: 'A call of the tests.', answer: z.unknown(), access: 'open' } as const
const commas = call({ ...declared, method: 'GET', path: 'api-test/commas', payload })
const repeats = call({ ...declared, method: 'GET', path: 'api-test/repeats', payload, arrays: 'repeated' })
const nested = z.object({ a: z.object({ b: z.array(z.string()), c: z.object({ d: z.string() }) }) })
const form = call({ ...declared, method: 'POST', path: 'api-test/form', payload: nested, encoding: 'form' })
const put = call({
  ...declared,
  method: 'PUT',
  path: 'api-test/{id}/put',
  payload: z.extend(nested, { id: z.string() }),
})
const crash = call({ ...declared, method: 'GET', path: 'api-test/crash', payload: z.object({}) })
const leak = call({
  ...declared,
  method: 'GET',
  path: 'api-test/leak',
  payload: z.object({}),
  answer: z.object({ name: z.string() }),
})
const refuse = call({ ...declared, method: 'GET', path: 'api-test/refuse', payload: z.object({}) })
const lost = call({ ...declared, method: 'GET', path: 'api-test/lost', payload: z.object({}) })

onEachEngine((engine) => {
  const portal = portalFor(engine, {
    more: (serve) => {
      for (const echo of [commas, repeats, form, put]) serve(echo, (sent: unknown) => sent)
      serve(crash, () => {
        throw new Error('secret of the inside')
      })
      serve(lost, () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      })
      serve(leak, () => ({ name: 1 }) as unknown as { name: string })
      serve(refuse, () => {
        throw new Refusal('signIn.tooSoon', { seconds: 8 })
      })
    },
  })
  const visitor = (): Visitor => new Visitor(portal())
  const get = (url: string, headers: Record<string, string> = {}) => visitor().send({ method: 'GET', url, headers })

  describe('a payload', () => {
    it('[HTTP-01, HTTP-02] of a GET is the query, arrays joined by commas, lang stripped', async () => {
      expect((await get('/api-test/commas?ids=a,b,c&lang=fr_FR&when=2026-03-02%2008:00:00')).body.data).toEqual({
        ids: ['a', 'b', 'c'],
        when: '2026-03-02 08:00:00',
      })
      expect((await get('/api-test/commas?ids=')).body.data).toEqual({ ids: [] })
      expect((await get('/api-test/commas?ids=a&ids=b')).status).toBe(400)
      expect((await get('/api-test/commas?when=a&when=b')).status).toBe(400)
    })

    it('[CALL-12] repeats the parameter where the call says so', async () => {
      expect((await get('/api-test/repeats?ids=a,b&ids=c')).body.data).toEqual({ ids: ['a,b', 'c'] })
      expect((await get('/api-test/repeats?ids=a')).body.data).toEqual({ ids: ['a'] })
    })

    it('[HTTP-05, HTTP-06] of a POST or PUT is JSON or a form with nested keys, lang and _csrf stripped', async () => {
      const sent = { a: { b: ['1', '2'], c: { d: 'é' } } }
      expect((await visitor().call(form, sent)).body.data).toEqual(sent)
      const json = {
        method: 'POST' as const,
        url: '/api-test/form',
        headers: { 'content-type': 'application/json; charset=utf-8' },
      }
      expect(
        (await visitor().send({ ...json, payload: { ...sent, lang: 'zh_CN', _csrf: 'x', _t: '1' } })).body.data,
      ).toEqual(sent)
    })

    it('takes parameters from the path', async () => {
      const sent = { a: { b: [], c: { d: '' } } }
      const reply = await visitor().send({
        method: 'PUT',
        url: '/api-test/7/put',
        headers: { 'content-type': 'application/json' },
        payload: sent,
      })
      expect(reply.body.data).toEqual({ ...sent, id: '7' })
    })
  })

  describe('an answer', () => {
    it('[CONST-11] is an envelope of code 2000, message, reason and data', async () => {
      const { status, body, raw } = await get('/api-test/commas')
      expect([status, body]).toEqual([200, { code: 2000, message: '', reason: null, data: {} }])
      expect(raw.headers['content-type']).toBe('application/json; charset=utf-8')
      expect(raw.headers['cache-control']).toBe('no-store')
    })

    it('[ERROR-04, LOCALE-01] of a refusal is code 5000 with the message in each of the eleven languages', async () => {
      const messages = new Map<string, string>()
      for (const { code, tag } of languages) {
        const { status, body, raw } = await get(`/api-test/refuse?lang=${code}`)
        expect([status, body.code, body.reason, body.data]).toEqual([200, 5000, 'signIn.tooSoon', null])
        expect(body.message).toContain('8')
        expect(raw.headers['content-language']).toBe(tag)
        messages.set(code, body.message)
      }
      expect(new Set(messages.values()).size).toBe(languages.length)
    })

    it('[LOCALE-02] is in the default language when lang is unknown, given twice or missing', async () => {
      const chinese = (await get('/api-test/refuse?lang=zh_CN')).body.message
      for (const query of ['', '?lang=xx_XX', '?lang=', '?lang=fr_FR&lang=en_US', '?lang=fr']) {
        expect((await get(`/api-test/refuse${query}`)).body.message).toBe(chinese)
      }
    })

    it('is in the language of the body, else of the browser', async () => {
      const json = { 'content-type': 'application/json' }
      const ofBody = await visitor().send({
        method: 'POST',
        url: '/api-test/form',
        headers: json,
        payload: { lang: 'es_ES' },
      })
      expect(ofBody.raw.headers['content-language']).toBe('es-ES')
      const of = (header: string) =>
        languageOfRequest({ query: {}, body: null, headers: { 'accept-language': header } }).code
      expect([of('de-DE,fr;q=0.8'), of('lo'), of('km-KH'), of('ar-EG'), of('de'), of('*'), of('')]).toEqual([
        'fr_FR',
        'laos_LA',
        'kh_KH',
        'ar_AR',
        'zh_CN',
        'zh_CN',
        'zh_CN',
      ])
    })

    it('is validated against its contract in tests', async () => {
      expect((await get('/api-test/leak')).status).toBe(500)
    })
  })

  describe('problems', () => {
    it('[CONST-17] an internal error is reported with its request, and its details stay hidden', async () => {
      const { status, body, raw } = await get('/api-test/crash?lang=en_US')
      expect([status, body]).toEqual([
        500,
        {
          code: 5000,
          message: 'Something went wrong on the server. Please try again later.',
          reason: 'request.failed',
          data: null,
        },
      ])
      await portal().portal.reporter.settled()
      const reports = await portal()
        .db.selectFrom('error_report')
        .selectAll()
        .where('message', '=', 'secret of the inside')
        .execute()
      expect(reports).toMatchObject([
        {
          source: 'server',
          page: 'GET /api-test/crash',
          request_id: raw.headers['x-request-id'],
          reported_at: portal().clock.now().getTime(),
        },
      ])
    })

    it('an unreachable database is no internal error: retry later', async () => {
      const { status, body, raw } = await get('/api-test/lost')
      expect([status, body.reason, raw.headers['retry-after']]).toEqual([503, 'request.busy', '5'])
    })

    it.each([
      ['GET', '/api-nothing/here', {}],
      ['GET', '/api-nothing/here', { accept: 'text/html' }],
      ['GET', '/assets/missing.js', { accept: 'text/html' }],
      ['GET', '/course/course-list', { accept: 'application/json' }],
      ['POST', '/course/course-list', { accept: 'text/html' }],
      ['DELETE', '/user', {}],
      ['HEAD', '/user', {}],
      ['OPTIONS', '/user', {}],
    ] as const)('%s %s %j is not found', async (method, url, headers) => {
      const { status, raw } = await visitor().send({ method, url, headers })
      expect([status, raw.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      if (method !== 'HEAD') expect(raw.json()).toMatchObject({ code: 5000, reason: 'request.notFound', data: null })
    })

    it.each(['/%zz', '/user?lang=%zz', '/%', '/api-test/%E0%A4%A/put'])(
      'a malformed address, %s, is answered',
      async (url) => {
        const { status, body } = await visitor().send({ method: 'GET', url })
        expect([200, 400, 404]).toContain(status)
        expect(body.message).toMatch(/\p{Script=Han}/u)
      },
    )
  })

  it('a plain page path is redirected to its hash address with its query (gap GAP-22)', async () => {
    const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const path of [
      '/course/course-list?x=1&y=%E4%BD%A0',
      '/index',
      '/class/class-detail?classID=1',
      '/usercenter/mycourse',
      '//evil.example/x',
      '/emailReset',
    ]) {
      const { status, raw } = await get(path, browser)
      expect([status, raw.headers.location]).toEqual([302, `/#${path}`])
    }
  })

  it('a plain path of a bare parent is sent to its first child with its query (gap GAP-86)', async () => {
    for (const [path, child] of [
      ['/course', '/course/course-list'],
      ['/class/?type=history', '/class/class-list?type=history'],
      ['/usercenter?page=2', '/usercenter/mycourse?page=2'],
      ['/dxClass', '/dxClass/class-list'],
      ['/onLine', '/onLine/onLine-list'],
      ['/notice', '/notice/notice-list'],
    ]) {
      const { status, raw } = await get(path!, { accept: 'text/html' })
      expect([status, raw.headers.location]).toEqual([302, `/#${child}`])
    }
  })

  it('says nothing of what it is made of, and is data, not a page', async () => {
    const { raw } = await get('/healthz')
    expect(raw.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    expect(Object.keys(raw.headers)).not.toContain('x-powered-by')
    expect(Object.keys(raw.headers)).not.toContain('strict-transport-security')
    expect(raw.json()).toMatchObject({ code: 2000, data: 'ok' })
  })

  it('answers malformed HTTP and oversized headers, and continues', async () => {
    await portal().http.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal().http.server.address() as AddressInfo
    const say = async (words: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1').end(words)
      return text(socket)
    }
    expect(await say('hello\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request[^]*"reason":"request\.invalid"/)
    expect(await say(`GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(70_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 [^]*"code":5000/,
    )
    expect(await say('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 OK/)
  })
})

onEachEngine((engine) => {
  const portal = portalFor(engine, { limits: { ...unlimited, general: 5, captcha: 2 } })

  it('limits requests per address, captchas separately, and says when to retry', async () => {
    const who = new Visitor(portal())
    const draw = () => who.send({ method: 'GET', url: '/user/captcha?lang=en_US' })
    expect([(await draw()).status, (await draw()).status]).toEqual([200, 200])
    const { status, body, raw } = await draw()
    expect([status, body.code, body.reason, body.message]).toEqual([
      429,
      5000,
      'request.tooMany',
      'Too many requests. Please wait a moment.',
    ])
    expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0)
    expect(Object.keys(raw.headers).join()).not.toMatch(/x-ratelimit/)

    // The three captchas count towards the general limit of five.
    for (const expected of [401, 401, 429]) expect((await who.call(getCurrentUser)).status).toBe(expected)
    who.address = '192.0.2.9'
    expect((await who.call(getCurrentUser)).status).toBe(401)
  })
})

onEachEngine((engine) => {
  const address = call({ ...declared, method: 'GET', path: 'api-test/address', payload: z.object({}) })
  const more: TestParts['more'] = (serve) => serve(address, (_sent, { request }) => request.ip)
  const trusting = portalFor(engine, { environment: { TRUST_PROXY: '10.0.0.0/8' }, more })
  const wary = portalFor(engine, { more })

  it('trusts X-Forwarded-For only from configured proxies', async () => {
    const seen = async (portal: TestPortal, from: string) => {
      const who = new Visitor(portal)
      who.address = from
      return (await who.call(address, {}, { headers: { 'x-forwarded-for': '203.0.113.7' } })).body.data
    }
    expect(await seen(trusting(), '10.1.2.3')).toBe('203.0.113.7')
    expect(await seen(trusting(), '192.0.2.9')).toBe('192.0.2.9')
    expect(await seen(wary(), '10.1.2.3')).toBe('10.1.2.3')
  })
})
