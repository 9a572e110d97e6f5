import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'

import { problemOf, type Problem } from '#api/kit/problem.ts'
import { uploadFile } from '#api/file/upload.service.ts'
import { createTransport, type Surroundings } from '#api/kit/transport.ts'
import { requestLockFlow } from '#machines/kit/request-lock.flow.ts'
import { provideUpload } from '#app/file/flows.ts'

/** A fake XMLHttpRequest, as far as uploads use it. */
class Request extends EventTarget {
  static sent: Request[] = []
  readonly upload = new EventTarget()
  withCredentials = false
  status = 0
  responseText = ''
  method = ''
  address = ''
  body: FormData | null = null
  isAborted = false
  open(method: string, address: string): void {
    this.method = method
    this.address = address
  }
  send(body: FormData): void {
    this.body = body
    Request.sent.push(this)
  }
  abort(): void {
    this.isAborted = true
  }
  progress(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

function transport(change: Partial<Surroundings> = {}) {
  const lock = createActor(requestLockFlow).start()
  const told: Problem[] = []
  const sessionLost = vi.fn()
  const made = createTransport({
    base: '/',
    language: () => 'kh_KH',
    cookies: () => '',
    token: () => 'the-token',
    storeToken: () => undefined,
    lock: (path, id) => {
      lock.send({ type: 'post.requested', path, id })
      return lock.getSnapshot().context.inFlight[path] === id
    },
    ended: (path, id) => lock.send({ type: 'post.ended', path, id }),
    notify: (problem) => told.push(problem),
    sessionLost,
    checkRequired: () => undefined,
    permission: true,
    ...change,
  })
  return { made, told, sessionLost }
}

const picture = (name = 'a.png', size = 1000) => new File([new Uint8Array(size)], name)
const stored = (fileID: string) => ({ code: 2000, message: '', reason: null, data: { fileID } })
const going = new AbortController().signal
const send = (
  made: ReturnType<typeof transport>['made'],
  progressed: (bytes: number) => void = () => undefined,
  signal = going,
) => uploadFile(made, { serviceCode: 'cover-image', file: picture() }, progressed, signal)
const failure = (promise: Promise<unknown>): Promise<Problem | null> =>
  promise.then(
    () => null,
    (error: unknown) => problemOf(error),
  )
const last = () => Request.sent.at(-1)!

beforeEach(() => {
  Request.sent = []
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an upload', () => {
  it('[CALL-24, HTTP-04, HTTP-07] is a form of serviceCode, a random _t and the file, sent with credentials and untouched', async () => {
    const { made } = transport()
    const uploaded = send(made)
    const { method, address, withCredentials, body } = last()
    expect([method, address, withCredentials]).toEqual(['POST', '/zuul/api-file/portal/file?lang=kh_KH', true])
    expect([...body!.keys()]).toEqual(['serviceCode', '_t', 'file'])
    expect([body!.get('serviceCode'), (body!.get('file') as File).name]).toEqual(['cover-image', 'a.png'])
    last().answer(200, stored('f1'))
    expect(await uploaded).toBe('f1')
    const again = send(made)
    expect(last().body!.get('_t')).not.toBe(body!.get('_t'))
    last().answer(200, stored('f2'))
    await again
  })

  it("reports progress, never beyond the file's size", async () => {
    const heard: number[] = []
    const uploaded = send(transport().made, (bytes) => heard.push(bytes))
    for (const loaded of [0, 400, 1180]) last().progress(loaded)
    last().answer(200, stored('f'))
    await uploaded
    expect(heard).toEqual([0, 400, 1000])
  })

  it("[ERROR-16] rejects a refusal with the server's message, and shows none itself", async () => {
    const { made, told } = transport()
    const problem = failure(send(made))
    last().answer(413, { code: 5000, message: 'Too large.', reason: 'file.tooLarge', data: null })
    expect(await problem).toEqual({ kind: 'refused', code: 5000, reason: 'file.tooLarge', message: 'Too large.' })
    expect(told).toEqual([])
  })

  it('ends the session on a 401', async () => {
    const { made, sessionLost } = transport()
    const problem = failure(send(made))
    last().answer(401, { code: 5000, message: 'Sign in.', reason: 'request.unauthorised', data: null })
    expect([(await problem)?.kind, sessionLost.mock.calls.length]).toEqual(['unauthorised', 1])
  })

  it('reports why it failed in transit', async () => {
    const { made } = transport()
    const lost = failure(send(made))
    last().dispatchEvent(new Event('error'))
    expect((await lost)?.kind).toBe('network')
    for (const body of ['<html>', { code: 2000, message: '', data: {} }]) {
      const unreadable = failure(send(made))
      last().answer(200, body)
      expect((await unreadable)?.kind).toBe('unreadable')
    }
  })

  it('[HTTP-12] is waited for while bytes move, and given up 20 000 ms after the last of them', async () => {
    vi.useFakeTimers()
    const problem = failure(send(transport().made))
    for (let i = 1; i <= 5; i++) {
      await vi.advanceTimersByTimeAsync(19_999)
      last().progress(100 * i)
    }
    await vi.advanceTimersByTimeAsync(19_999)
    expect(last().isAborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect([last().isAborted, (await problem)?.kind]).toEqual([true, 'timeout'])
  })

  it('ends when it is cancelled, and with the session', async () => {
    const { made } = transport()
    const cancelling = new AbortController()
    const cancelled = failure(send(made, undefined, cancelling.signal))
    cancelling.abort()
    expect([(await cancelled)?.kind, last().isAborted]).toEqual(['cancelled', true])
    const ended = failure(send(made))
    made.cancelAll()
    expect([(await ended)?.kind, last().isAborted]).toEqual(['cancelled', true])
    expect((await failure(send(made, undefined, AbortSignal.abort())))?.kind).toBe('cancelled')
    expect(Request.sent).toHaveLength(2)
  })

  it('[HTTP-14] is cancelled while another one is pending', async () => {
    const { made } = transport()
    const first = send(made)
    expect((await failure(send(made)))?.kind).toBe('cancelled')
    last().answer(200, stored('f'))
    expect([await first, Request.sent.length]).toEqual(['f', 1])
  })
})

describe('upload fields', () => {
  const field = (flow: ReturnType<typeof provideUpload>['upload'], name: string) => {
    const actor = createActor(flow, { input: { serviceCode: 'cover-image', value: null } }).start()
    const file = picture(name)
    actor.send({ type: 'file.chosen', file: { name, size: file.size, content: file } })
    return actor
  }
  const isOnItsWay = (count: number) => vi.waitFor(() => expect(Request.sent).toHaveLength(count))

  it('[HTTP-14] queue their files, so that none is cancelled; one removed from the queue is never sent', async () => {
    const { upload } = provideUpload(transport().made)
    const [first, second, third, fourth] = ['1.png', '2.png', '3.png', '4.png'].map((name) => field(upload, name))
    await isOnItsWay(1)
    expect([first!.getSnapshot().value, second!.getSnapshot().value]).toEqual([
      { sending: 'uploading' },
      { sending: 'queued' },
    ])
    second!.send({ type: 'upload.cancelled' })
    last().progress(300)
    expect(first!.getSnapshot().context.sent).toBe(300)
    last().answer(200, stored('one'))
    await waitFor(first!, (snapshot) => snapshot.hasTag('kept'))
    expect(first!.getSnapshot().context.kept).toEqual({ fileID: 'one', name: '1.png', size: 1000 })
    await isOnItsWay(2)
    expect([(last().body!.get('file') as File).name, second!.getSnapshot().value]).toEqual(['3.png', 'cancelled'])
    // A failed one does not block the queue.
    last().dispatchEvent(new Event('error'))
    await waitFor(third!, (snapshot) => snapshot.matches('failed'))
    await isOnItsWay(3)
    fourth!.send({ type: 'upload.cancelled' })
    expect(last().isAborted).toBe(true)
    third!.send({ type: 'upload.retried' })
    await isOnItsWay(4)
    expect((last().body!.get('file') as File).name).toBe('3.png')
  })

  it('[VALID-18, VALID-19, ERROR-17] send nothing that is not allowed', () => {
    const actor = createActor(provideUpload(transport().made).upload, {
      input: { serviceCode: 'cover-image', value: null },
    }).start()
    for (const [name, size, fault] of [
      ['a.gif', 1, 'file.wrongType'],
      ['a.png', 0, 'file.empty'],
      ['a.png', 10 * 1024 * 1024 + 1, 'file.tooLarge'],
    ] as const) {
      actor.send({ type: 'file.chosen', file: { name, size, content: picture() } })
      expect([actor.getSnapshot().value, actor.getSnapshot().context.fault]).toEqual(['choosing', fault])
    }
    expect(Request.sent).toEqual([])
  })
})
