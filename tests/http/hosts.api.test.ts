import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { beginPasskeySignIn } from '#api/account/passkey.contract.ts'
import { createPerson } from '#api/person/managed-person.contract.ts'
import { renewCalendarFeed } from '#api/agenda/calendar-feed.contract.ts'
import type { NewFeed } from '#api/agenda/calendar-feed.contract.ts'
import { originIn } from '#server/session/origin.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { contentsOf } from '#tests/kit/server/contents.ts'
import { aPerson } from '#tests/kit/server/people.ts'
import { onEachEngine, portalFor } from '#tests/kit/server/portal.ts'
import { Visitor, signedIn } from '#tests/kit/server/visitor.ts'

const odd = [
  'a b',
  '[',
  '[::1',
  '',
  ':',
  'a:b',
  'a:99999',
  'x@evil.example',
  'evil.example/path',
  'a?b',
  'a#b',
  'a\\b',
  '%',
  'a<b',
]

describe('the origin of a request', () => {
  it.each(odd)('is none for the Host %j', (host) => {
    expect(originIn({ protocol: 'http', host }, { origin: null })).toBe(null)
  })

  it.each(['localhost', 'localhost:80', 'learn.example.org:8080', '192.0.2.1', '[::1]:8080', 'xn--bcher-kva.example'])(
    'is that of the Host %s',
    (host) => {
      expect(originIn({ protocol: 'http', host }, { origin: null })).toBe(`http://${host}`)
    },
  )

  it('is the portal’s own where it is set, whatever the Host', () => {
    const origin = 'https://learn.example.org'
    expect(odd.map((host) => originIn({ protocol: 'http', host }, { origin }))).toEqual(odd.map(() => origin))
  })
})

onEachEngine((engine) => {
  const portal = portalFor(engine)
  const proxied = portalFor(engine, { environment: { TRUST_PROXY: 'loopback' } })
  const settled = portalFor(engine, { environment: { ORIGIN: 'http://learn.example.org' } })

  describe('an odd Host', () => {
    // Without a Host, a request that is not sent over the wire gets one.
    it.each(odd.filter((host) => host !== ''))(
      'is refused where links are made of it, and of no matter elsewhere: %j',
      async (host) => {
        const admin = await signedIn(portal(), 'admin')
        const { path } = await answerOf<NewFeed>(admin, renewCalendarFeed, {})
        const stored = await contentsOf(portal().db, ['user', 'message'])
        const headers = { host }
        const calendar = await new Visitor(portal()).send({ method: 'GET', url: path, headers })
        const passkey = await new Visitor(portal()).call(beginPasskeySignIn, {}, { headers })
        const person = await admin.call(createPerson, aPerson('odd'), { headers })
        expect([calendar, passkey, person].map(({ status, body }) => [status, body.reason])).toEqual(
          Array(3).fill([400, 'request.invalid']),
        )
        expect(await contentsOf(portal().db, ['user', 'message'])).toEqual(stored)
        expect((await new Visitor(portal()).send({ method: 'GET', url: '/healthz', headers })).status).toBe(200)
      },
    )

    it('that a trusted proxy forwards is none either', async () => {
      const headers = { 'x-forwarded-host': 'a b', host: 'localhost' }
      expect((await new Visitor(proxied()).call(beginPasskeySignIn, {}, { headers })).status).toBe(400)
    })

    it('is of no matter to a portal that knows its origin', async () => {
      for (const host of odd)
        expect((await new Visitor(settled()).call(beginPasskeySignIn, {}, { headers: { host } })).status).toBe(200)
    })

    it('never fails over the wire, given or missing, on any page', async () => {
      await portal().http.listen({ port: 0, host: '127.0.0.1' })
      const { port } = portal().http.server.address() as AddressInfo
      const say = async (request: string): Promise<string> =>
        (await text(connect(port, '127.0.0.1').end(`${request}\r\nconnection: close\r\n\r\n`))).split('\r\n', 1)[0] ??
        ''
      const { path: feed } = await answerOf<NewFeed>(await signedIn(portal(), 'learner'), renewCalendarFeed, {})
      const paths = ['/', feed, '/healthz', '/api-docs', '/oidc/callback?code=1', '/course', '/manifest.webmanifest']
      for (const path of [...paths, `/${beginPasskeySignIn.path}`]) {
        for (const host of odd)
          expect([path, host, await say(`GET ${path} HTTP/1.1\r\nhost: ${host}`)]).toEqual([
            path,
            host,
            expect.stringMatching(/^HTTP\/1\.1 [234]/),
          ])
        expect(await say(`GET ${path} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 400/)
        expect(await say(`GET ${path} HTTP/1.0`)).toMatch(/^HTTP\/1\.1 [234]/)
      }
    })
  })
})
