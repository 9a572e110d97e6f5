import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import * as z from 'zod/mini'

import { call, type Call } from '#api/kit/call.ts'
import { getCurrentInfo } from '#api/class/current-classes.contract.ts'
import { declaredCalls } from '#server/parts.ts'
import { problemOf, type Problem } from '#api/kit/problem.ts'
import { changeUser } from '#api/session/user.contract.ts'
import { listEntries } from '#api/dictionary/dictionary.service.ts'
import { createTransport, type Surroundings, type Transport } from '#api/kit/transport.ts'
import { basicHeader, signIn } from '#api/session/user.service.ts'
import { requestLockFlow } from '#machines/kit/request-lock.flow.ts'

interface Seen {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}
type Answer = (seen: Seen, response: ServerResponse) => void

let server: Server
let base = ''
let seen: Seen[] = []
let answer: Answer = (_, response) => json(response, { code: 2000, message: '', data: null })

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const entry: Seen = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', base),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      seen.push(entry)
      answer(entry, response)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  seen = []
  answer = (_, response) => json(response, { code: 2000, message: '', data: null })
})

/** The transport with a real request lock, and its calls to a fake page. */
function transport(change: Partial<Surroundings> = {}) {
  const lock = createActor(requestLockFlow).start()
  const told: Problem[] = []
  const stored: string[] = []
  const sessionLost = vi.fn()
  const checkRequired = vi.fn()
  const made = createTransport({
    base,
    language: () => 'fr_FR',
    cookies: () => '',
    token: () => 'the-token',
    storeToken: (token) => stored.push(token),
    lock: (path, id) => {
      lock.send({ type: 'post.requested', path, id })
      return lock.getSnapshot().context.inFlight[path] === id
    },
    ended: (path, id) => lock.send({ type: 'post.ended', path, id }),
    notify: (problem) => told.push(problem),
    sessionLost,
    checkRequired,
    permission: true,
    ...change,
  })
  return { made, told, stored, sessionLost, checkRequired }
}

const declare = (rest: Partial<Call> = {}) =>
  call({ method: 'GET', path: 'some/path', summary: '', payload: z.custom<object>(), answer: z.unknown(), ...rest })
const failure = async (promise: Promise<unknown>): Promise<Problem> =>
  promise.then(
    () => {
      throw new Error('It did not fail.')
    },
    (error: unknown) => problemOf(error),
  )

describe('requests', () => {
  it('[HTTP-01] GET and DELETE send the payload as query parameters and add lang', async () => {
    const { made } = transport()
    await made.send(declare(), { page: 1 })
    await made.send(declare({ method: 'DELETE' }), { id: 'x' })
    expect(seen.map(({ method, url, body }) => [method, url.search, body])).toEqual([
      ['GET', '?page=1&lang=fr_FR', ''],
      ['DELETE', '?id=x&lang=fr_FR&_csrf=the-token', ''],
    ])
  })

  it('[HTTP-02, CALL-12] arrays in a query are joined by commas, or repeated where the call says so', async () => {
    const { made } = transport()
    await made.send(declare(), { ids: ['a', 'b'] })
    await made.send(declare({ arrays: 'repeated' }), { typeCodes: ['a', 'b'] })
    expect(seen[0]?.url.searchParams.get('ids')).toBe('a,b')
    expect(seen[1]?.url.searchParams.getAll('typeCodes')).toEqual(['a', 'b'])
  })

  it('[HTTP-05, HTTP-06] POST and PUT add _csrf and lang to a JSON body', async () => {
    const { made } = transport()
    await made.send(declare({ method: 'POST' }), { name: 'é' })
    await made.send(declare({ method: 'PUT' }), { deep: { list: [1] } })
    for (const { headers } of seen) expect(headers['content-type']).toContain('application/json')
    expect(seen.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { name: 'é', lang: 'fr_FR', _csrf: 'the-token' },
      { deep: { list: [1] }, lang: 'fr_FR', _csrf: 'the-token' },
    ])
  })

  it('[HTTP-03] a date is sent as yyyy-MM-dd HH:mm:ss, in a query and in either kind of body', async () => {
    const { made } = transport()
    const from = new Date(2026, 0, 5, 7, 8, 9)
    await made.send(declare(), { from })
    await made.send(declare({ method: 'POST' }), { range: { from } })
    await made.send(declare({ method: 'PUT', encoding: 'form' }), { range: { from } })
    expect(seen[0]?.url.searchParams.get('from')).toBe('2026-01-05 07:08:09')
    expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({ range: { from: '2026-01-05 07:08:09' } })
    expect(new URLSearchParams(seen[2]?.body).get('range[from]')).toBe('2026-01-05 07:08:09')
  })

  it('[HTTP-04] every request carries credentials', async () => {
    const requests: RequestInit[] = []
    const real = globalThis.fetch
    vi.stubGlobal('fetch', (input: RequestInfo, init: RequestInit) => {
      requests.push(init)
      return real(input, init)
    })
    const { made } = transport()
    await made.send(declare({ method: 'POST' }), {})
    await made.send(declare({ method: 'PUT' }), {})
    vi.unstubAllGlobals()
    expect(requests.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
  })

  it('[HTTP-06] a form-encoded body has nested keys', async () => {
    const { made } = transport()
    await made.send(declare({ method: 'PUT', encoding: 'form' }), { a: { b: ['c'] } })
    expect(seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
    expect([...new URLSearchParams(seen[0]?.body)]).toEqual([
      ['a[b][0]', 'c'],
      ['lang', 'fr_FR'],
      ['_csrf', 'the-token'],
    ])
  })

  it('[HTTP-07] a multipart body is sent untouched', async () => {
    const { made } = transport()
    const form = new FormData()
    form.set('serviceCode', 'cover-image')
    await made.send(declare({ method: 'POST', encoding: 'multipart' }), form)
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(seen[0]?.body).toContain('cover-image')
    expect(seen[0]?.body).not.toContain('_csrf')
    expect(seen[0]?.body).not.toContain('lang')
  })

  it('[HTTP-11] a download is a GET whose query is built from the data', () => {
    const { made } = transport()
    expect(made.address(declare({ path: 'file', binary: true }), { ids: [1, 2], name: 'a b' })).toBe(
      `${base}file?ids=1%2C2&name=a+b&lang=fr_FR`,
    )
  })

  it('[SESSION-02, SESSION-01] sign-in sends Basic of the user name and the MD5 of the password, and vcode as captcha', async () => {
    answer = (_, response) =>
      json(response, { authenticated: true, code: 2000, message: '', reason: null, retryAfter: 0, secondCheck: false })
    const { made } = transport()
    const verdict = await signIn(made, { user: 'Ünal', password: 'secret', vcode: 'AB12' })
    expect(verdict.authenticated).toBe(true)
    const [scheme, code] = (seen[0]?.headers.authorization ?? '').split(' ')
    expect(scheme).toBe('Basic')
    expect(Buffer.from(code ?? '', 'base64').toString('utf8')).toBe('Ünal:5ebe2294ecd0e0f08eab7690d2a6ee69')
    expect(seen[0]?.url.searchParams.get('captcha')).toBe('AB12')
    expect(await basicHeader('a', 'b')).toBe('Basic YTo5MmViNWZmZWU2YWUyZmVjM2FkNzFjNzc3NTMxNTc4Zg==')
  })

  it('[CALL-07] a name is changed by a PUT with userId and name', async () => {
    const { made } = transport()
    await made.send(changeUser, { userId: 'u1', name: 'Ana' })
    expect([seen[0]?.method, seen[0]?.url.pathname]).toEqual(['PUT', '/api-ouser/portal/user'])
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ userId: 'u1', name: 'Ana', lang: 'fr_FR', _csrf: 'the-token' })
  })
})

describe('the token', () => {
  const cookies = () => 'other=1; XSRF-TOKEN=fresh%2Dtoken; skin=dark'

  it('[HTTP-08] is read from the XSRF cookie after each GET', async () => {
    const { made, stored } = transport({ cookies })
    await made.send(declare(), {})
    expect(stored).toEqual(['fresh-token'])
  })

  it('[HTTP-08] is unchanged without a cookie', async () => {
    const { made, stored } = transport()
    await made.send(declare(), {})
    expect(stored).toEqual([])
  })

  it('[HTTP-09, HTTP-10] is unchanged by exactly the seven free requests', async () => {
    const free = Object.values(declaredCalls)
      .filter(({ tokenFree }) => tokenFree)
      .map(({ path }) => path.split('/').at(-1))
    expect(free.sort()).toEqual(
      [
        'validateCaptcha',
        'visit',
        'generatePhoneCode',
        'resetPasswd',
        'validPhoneCode',
        'getBindAccount',
        'getLoginUser',
      ].sort(),
    )
    const { made, stored } = transport({ cookies })
    await made.send(declare({ tokenFree: true }), {})
    expect(stored).toEqual([])
  })
})

describe('answers', () => {
  it('a code other than 2000 hands its message on and rejects, also the two beside it', async () => {
    const { made, told } = transport()
    for (const code of [1999, 2001, 200, 0, -1, 4711]) {
      answer = (_, response) => json(response, { code, message: 'Non.', reason: null })
      const problem = await failure(made.send(declare(), {}))
      expect(problem).toEqual({ kind: 'refused', code, reason: null, message: 'Non.' })
      expect(told.splice(0)).toEqual([problem])
    }
    answer = (_, response) => json(response, { code: 2000, message: 'Oui.', data: 'kept' })
    expect([await made.send(declare(), {}), told]).toEqual(['kept', []])
  })

  it('[ERROR-02, HTTP-13] a call that opts out of messages shows none and returns the response', async () => {
    answer = (_, response) => json(response, { code: 4711, message: 'Non.', reason: 'a.b' })
    const { made, told } = transport()
    expect(await made.ask(declare({ preventMessage: true }), {})).toEqual({
      ok: false,
      problem: { kind: 'refused', code: 4711, reason: 'a.b', message: 'Non.' },
    })
    expect(told).toEqual([])
  })

  it('[ERROR-02] a single request can opt out of messages, and still rejects', async () => {
    answer = (_, response) => json(response, { code: 4711, message: 'Non.', reason: 'a.b' })
    const { made, told } = transport()
    expect((await failure(made.send(declare(), {}, { preventMessage: true }))).reason).toBe('a.b')
    expect(told).toEqual([])
  })

  it('[ERROR-04] codes 10003 and 5000 show the message of the server', async () => {
    const { made, told } = transport()
    for (const [code, message] of [
      [10003, 'Please do not submit repeatedly.'],
      [5000, 'Pas maintenant.'],
    ] as const) {
      answer = (_, response) => json(response, { code, message, reason: null })
      await failure(made.send(declare({ method: 'POST' }), {}))
      expect(told.at(-1)?.message).toBe(message)
    }
  })

  it('an answer without a code is taken as it is', async () => {
    answer = (_, response) =>
      json(response, {
        authenticated: false,
        code: 5000,
        message: 'Nein.',
        reason: 'signIn.wrongCredentials',
        retryAfter: 0,
        secondCheck: false,
      })
    const { made, told } = transport()
    expect(await signIn(made, { user: 'a', password: 'bbbbbb', vcode: 'c' })).toMatchObject({
      authenticated: false,
      reason: 'signIn.wrongCredentials',
    })
    expect(told).toEqual([])
  })

  it('[CALL-12, ERROR-40, CONST-11] a dictionary with another code than 2000 is rejected', async () => {
    const { made } = transport()
    answer = (_, response) =>
      json(response, {
        code: 2000,
        message: '',
        data: [{ dictTypeCode: 't', dicts: [{ dictCode: 'a', dictName: 'A' }] }],
      })
    expect(await listEntries(made, 't')).toEqual([{ dictCode: 'a', dictName: 'A' }])
    expect(await listEntries(made, 'u')).toEqual([])
    answer = (_, response) => json(response, { code: 5000, message: 'x', data: null })
    expect((await failure(listEntries(made, 't'))).kind).toBe('refused')
  })

  it('rejects contract violations, broken JSON and a page of HTML', async () => {
    const { made } = transport()
    answer = (_, response) => json(response, { code: 2000, message: '', data: { currentClasses: 'no' } })
    expect((await failure(made.send(getCurrentInfo, {}))).kind).toBe('unreadable')
    for (const body of ['{', '<html>', '']) {
      answer = (_, response) => response.end(body)
      expect((await failure(made.send(declare(), {}))).kind).toBe('unreadable')
    }
  })

  it('an unreachable server is told from one that says nothing', async () => {
    const { made, told } = transport({ base: 'http://127.0.0.1:1/' })
    expect((await failure(made.send(declare(), {}))).kind).toBe('network')
    expect(told[0]?.reason).toBe('request.noNetwork')
  })

  it('never retries, whatever the status', async () => {
    const { made } = transport()
    for (const status of [429, 500, 502, 503]) {
      seen = []
      answer = (_, response) => json(response, { code: 5000, message: 'x', data: null }, status)
      await failure(made.send(declare(), {}))
      expect(seen).toHaveLength(1)
    }
  })
})

describe('a request that is never answered', () => {
  const never = new AbortController().signal
  const quiet = () => undefined
  const kinds: readonly (readonly [string, (made: Transport) => Promise<unknown>])[] = [
    ['a GET', (made) => made.send(declare(), {})],
    ['a DELETE', (made) => made.send(declare({ method: 'DELETE' }), {})],
    ['a POST', (made) => made.send(declare({ method: 'POST' }), {})],
    ['a PUT', (made) => made.send(declare({ method: 'PUT' }), {})],
    ['a form', (made) => made.send(declare({ method: 'PUT', encoding: 'form' }), {})],
    ['a multipart body', (made) => made.send(declare({ method: 'POST', encoding: 'multipart' }), new FormData())],
    ['one without messages', (made) => made.send(declare({ preventMessage: true }), {})],
    ['bytes to count', (made) => made.receive(declare({ binary: true }), {}, quiet, never)],
    ['bytes to keep', (made) => made.receiveFile(declare({ binary: true }), {}, quiet, never)],
  ]
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const turn = () => new Promise((next) => setImmediate(next))
  /** Waits without moving the clock, as the runner's own waiting would. */
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await turn()
  }
  /** Asks for the problem, null while there is none; by then whatever has happened has been told. */
  function watched(promise: Promise<unknown>): () => Promise<Problem | null> {
    let problem: Problem | null = null
    failure(promise).then(
      (found) => (problem = found),
      () => undefined,
    )
    return async () => {
      for (let turns = 0; turns < 20; turns += 1) await turn()
      return problem
    }
  }

  it.each(kinds)('[HTTP-12, CONST-03] %s is pending after 19 999 ms, and timed out after 20 000', async (_, start) => {
    answer = () => undefined
    const { made } = transport()
    const problem = watched(start(made))
    await until(() => seen.length > 0)
    vi.advanceTimersByTime(19_999)
    expect(await problem()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(await problem()).toEqual({ kind: 'timeout', reason: 'request.timeout', message: null })
  })

  it('a file whose bytes move is waited for, until 20 000 ms after the last of them', async () => {
    const open: ServerResponse[] = []
    answer = (_, response) => {
      response.writeHead(200)
      response.write(Buffer.alloc(10))
      open.push(response)
    }
    const { made } = transport()
    const counts: number[] = []
    const file = made.receiveFile(declare({ binary: true }), {}, (count) => counts.push(count), never)
    const problem = watched(file)
    await until(() => counts.at(-1) === 10)
    for (let round = 2; round < 5; round += 1) {
      vi.advanceTimersByTime(19_999)
      open[0]?.write(Buffer.alloc(10))
      await until(() => counts.at(-1) === round * 10)
      expect(await problem()).toBeNull()
    }
    vi.advanceTimersByTime(19_999)
    expect(await problem()).toBeNull()
    vi.advanceTimersByTime(1)
    expect((await problem())?.kind).toBe('timeout')
  })
})

describe('bytes that are only counted', () => {
  const bytes = declare({ binary: true })
  const never = new AbortController().signal

  it('[HTTP-01, HTTP-08] report progress, with the payload and lang in the query', async () => {
    let more: () => void = () => undefined
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '300' })
      response.write(Buffer.alloc(100))
      more = () => response.end(Buffer.alloc(200))
    }
    const { made, stored } = transport({ cookies: () => 'XSRF-TOKEN=fresh-token' })
    const counts: number[] = []
    await made.receive(
      bytes,
      { size: 300 },
      (count) => {
        counts.push(count)
        if (count > 0) more()
      },
      never,
    )
    expect([counts[0], counts[1], counts.at(-1)]).toEqual([0, 100, 300])
    expect(seen[0]?.url.search).toBe('?size=300&lang=fr_FR')
    expect(stored).toEqual(['fresh-token'])
  })

  it("[ERROR-02] reject with the server's refusal, without a message", async () => {
    const { made, told } = transport()
    answer = (_, response) => json(response, { code: 5000, message: 'Plus tard.', reason: 'request.tooMany' }, 429)
    const problem = await failure(made.receive(bytes, {}, () => undefined, never))
    expect(problem).toEqual({ kind: 'refused', code: 5000, reason: 'request.tooMany', message: 'Plus tard.' })
    answer = (_, response) => response.writeHead(502).end('<html>')
    expect((await failure(made.receive(bytes, {}, () => undefined, never))).kind).toBe('unreadable')
    expect(told).toEqual([])
  })

  it('end when aborted by the caller or by a forced logout', async () => {
    const { made } = transport()
    let arrived: () => void = () => undefined
    answer = (_, response) => {
      response.writeHead(200)
      response.write(Buffer.alloc(10))
    }
    const start = (signal: AbortSignal) => {
      const begun = new Promise<void>((resolve) => (arrived = resolve))
      return { ended: failure(made.receive(bytes, {}, (count) => count > 0 && arrived(), signal)), begun }
    }
    const asked = new AbortController()
    const first = start(asked.signal)
    await first.begun
    asked.abort()
    expect((await first.ended).kind).toBe('cancelled')
    const second = start(never)
    await second.begun
    made.cancelAll()
    expect((await second.ended).kind).toBe('cancelled')
  })

  it('a 401 ends the session as that of other requests does', async () => {
    const { made, sessionLost } = transport()
    answer = (_, response) => json(response, { code: 5000, message: 'Sign in.', data: null }, 401)
    expect((await failure(made.receive(bytes, {}, () => undefined, never))).kind).toBe('unauthorised')
    expect(sessionLost).toHaveBeenCalledOnce()
  })
})

describe('bytes that are kept', () => {
  const file = declare({ binary: true })
  const never = new AbortController().signal

  it("[HTTP-11, RESOURCE-01] come with the server's file name, and report progress", async () => {
    answer = (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/plain',
          'content-disposition': "attachment; filename*=UTF-8''%E6%B0%B4%20a%27b.txt",
        })
        .end('water')
    const { made } = transport()
    const counts: number[] = []
    const { name, content } = await made.receiveFile(file, { size: 5 }, (count) => counts.push(count), never)
    expect([seen[0]?.method, seen[0]?.url.search, seen[0]?.body]).toEqual(['GET', '?size=5&lang=fr_FR', ''])
    expect([name, content.type, await content.text(), counts[0], counts.at(-1)]).toEqual([
      "水 a'b.txt",
      'text/plain',
      'water',
      0,
      5,
    ])
    answer = (_, response) =>
      response.writeHead(200, { 'content-disposition': "attachment; filename*=UTF-8''%E6%B0" }).end()
    expect((await made.receiveFile(file, {}, () => undefined, never)).name).toBe('')
  })

  it("[ERROR-20] reject with the server's refusal, and end when aborted", async () => {
    const { made, told } = transport()
    answer = (_, response) => json(response, { code: 5000, message: 'Rien.', reason: 'resource.noAttachment' }, 404)
    const problem = await failure(made.receiveFile(file, {}, () => undefined, never))
    expect([problem, told]).toEqual([
      { kind: 'refused', code: 5000, reason: 'resource.noAttachment', message: 'Rien.' },
      [],
    ])
    answer = (_, response) => {
      response.writeHead(200)
      response.write(Buffer.alloc(10))
    }
    const asked = new AbortController()
    expect((await failure(made.receiveFile(file, {}, (count) => count > 0 && asked.abort(), asked.signal))).kind).toBe(
      'cancelled',
    )
  })
})

describe('a second check that is due', () => {
  it('redirects from any call, without a message', async () => {
    answer = (_, response) =>
      json(response, { code: 5000, message: 'Pass it.', reason: 'secondCheck.required', data: null }, 403)
    const { made, checkRequired, sessionLost, told } = transport()
    expect(await failure(made.send(declare(), {}))).toMatchObject({ kind: 'refused', reason: 'secondCheck.required' })
    expect(checkRequired).toHaveBeenCalledOnce()
    expect([told, sessionLost.mock.calls]).toEqual([[], []])
  })
})

describe('a 401', () => {
  const unauthorised: Answer = (_, response) => json(response, { code: 5000, message: 'Sign in.', data: null }, 401)

  it('[ERROR-05] ends the session while the permission feature is on, without a message', async () => {
    answer = unauthorised
    const { made, sessionLost, told } = transport()
    expect((await failure(made.send(declare(), {}))).kind).toBe('unauthorised')
    expect(sessionLost).toHaveBeenCalledOnce()
    expect(told).toEqual([])
  })

  it('only rejects while it is off', async () => {
    answer = unauthorised
    const { made, sessionLost } = transport({ permission: false })
    expect((await failure(made.send(declare(), {}))).kind).toBe('unauthorised')
    expect(sessionLost).not.toHaveBeenCalled()
  })

  it('pending requests can be cancelled silently', async () => {
    const reached = new Promise<void>((resolve) => {
      answer = () => resolve()
    })
    const { made, told } = transport()
    const waiting = failure(made.send(declare(), {}))
    await reached
    made.cancelAll()
    expect((await waiting).kind).toBe('cancelled')
    expect(told).toEqual([])
  })
})

describe('the request lock', () => {
  it('[HTTP-14, HTTP-15] cancels a second POST to a pending path, and releases the path afterwards', async () => {
    const held: ServerResponse[] = []
    let reached: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (reached = resolve))
    answer = (_, response) => {
      held.push(response)
      reached()
    }
    const { made, told } = transport()
    const post = declare({ method: 'POST' })
    const first = made.send(post, { n: 1 })
    await arrived
    expect((await failure(made.send(post, { n: 2 }))).kind).toBe('cancelled')
    answer = (_, response) => json(response, { code: 2000, message: '', data: null })
    await made.send(declare({ method: 'POST', path: 'another/path' }), {})
    await made.send(declare({ method: 'PUT' }), {})
    if (held[0]) json(held[0], { code: 2000, message: '', data: null })
    await first
    await made.send(post, { n: 3 })
    const bodies = seen.map(({ body }) => (JSON.parse(body) as { n?: number }).n)
    expect(bodies).toEqual([1, undefined, undefined, 3])
    expect(told).toEqual([])
  })

  it('[HTTP-14] allows concurrent POSTs with different path parameters, which are sent in the path only', async () => {
    const { made } = transport()
    const item = z.object({ id: z.string(), n: z.number() })
    const post = declare({ method: 'POST', path: 'things/{id}', payload: item })
    await Promise.all([made.send(post, { id: 'a', n: 1 }), made.send(post, { id: 'b/c', n: 2 })])
    const sent = seen.map(({ url, body }) => [url.pathname, JSON.parse(body) as object])
    const common = { lang: 'fr_FR', _csrf: 'the-token' }
    expect(sent).toEqual(
      expect.arrayContaining([
        ['/things/a', { n: 1, ...common }],
        ['/things/b%2Fc', { n: 2, ...common }],
      ]),
    )
    await made.send(declare({ path: 'things/{id}', payload: item }), { id: 'a', n: 3 })
    expect([seen[2]?.url.pathname, seen[2]?.url.search]).toEqual(['/things/a', '?n=3&lang=fr_FR'])
  })

  it('[HTTP-15] releases the path after a failure too', async () => {
    const { made } = transport({ base: 'http://127.0.0.1:1/' })
    const post = declare({ method: 'POST' })
    expect((await failure(made.send(post, {}))).kind).toBe('network')
    expect((await failure(made.send(post, {}))).kind).toBe('network')
  })
})
