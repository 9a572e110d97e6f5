import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { openDialogue, sendLetter } from '#api/message/letter.contract.ts'
import { STREAMS_EACH, streamSignals } from '#api/signal/signal.contract.ts'
import { signOut } from '#api/session/user.contract.ts'
import { userId } from '#server/demo/ids.ts'
import { IDLE_MS } from '#server/session/sessions.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor, startPortal } from '#tests/kit/server/portal.ts'
import type { TestPortal } from '#tests/kit/server/portal.ts'
import { cookieHeader, openStream } from '#tests/kit/server/stream.ts'
import type { EventStream } from '#tests/kit/server/stream.ts'
import { MINUTE } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const LETTER = 'event: letter\ndata:'
const NOTICE = 'event: notice\ndata:'
const BEAT = ':'

const listening = async ({ http }: TestPortal): Promise<string> => {
  if (http.server.listening) return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
  return http.listen({ port: 0, host: '127.0.0.1' })
}

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    learner = await signedIn(portal(), 'learner')
    leader = await signedIn(portal(), 'leader')
  })

  const streams: EventStream[] = []
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.leave()
  })
  /** A user's stream, past the initial events. */
  const streamOf = async (who: Visitor): Promise<EventStream> => {
    const stream = await openStream(`${await listening(portal())}/${streamSignals.path}`, { cookie: cookieHeader(who) })
    streams.push(stream)
    expect([stream.status, await stream.next()]).toEqual([200, 'retry: 3000'])
    return stream
  }
  const dialogue = async (who: Visitor, name: string) =>
    (await answerOf<{ dialogueId: string }>(who, openDialogue, { userId: userId(name) })).dialogueId
  const send = (who: Visitor, dialogueId: string, content: string, letterId: string = randomUUID()) =>
    who.call(sendLetter, { dialogueId, letterId, content })
  const { path } = streamSignals

  it('[MSG-07] announces a letter or a notice, without its contents', async () => {
    const stream = await streamOf(learner)
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    })
    await send(leader, await dialogue(leader, 'learner'), 'hello')
    expect(await stream.next()).toBe(LETTER)
    portal().portal.signals.tell([userId('learner'), userId('learner'), userId('weak')], 'notice')
    expect(await stream.next()).toBe(NOTICE)
    await portal().portal.signals.beat()
    expect(await stream.next()).toBe(BEAT)
  })

  it('[MSG-07] reaches every stream of the recipient, and nobody else', async () => {
    const [one, two, other] = [await streamOf(learner), await streamOf(learner), await streamOf(leader)]
    await send(leader, await dialogue(leader, 'learner'), 'hello')
    await portal().portal.signals.beat()
    expect([await one.next(), await two.next(), await other.next()]).toEqual([LETTER, LETTER, BEAT])
  })

  it('announces no refused or repeated letter', async () => {
    const stream = await streamOf(learner)
    const [dialogueId, letterId] = [await dialogue(leader, 'learner'), randomUUID()]
    await send(leader, dialogueId, ' ')
    await send(await signedIn(portal(), 'weak'), dialogueId, 'let me in')
    await send(leader, dialogueId, 'hello', letterId)
    await send(leader, dialogueId, 'hello', letterId)
    await portal().portal.signals.beat()
    expect([await stream.next(), await stream.next()]).toEqual([LETTER, BEAT])
  })

  it('accepts no fields', async () => {
    const { status, body } = await learner.call(streamSignals, { userId: userId('leader') })
    expect([status, body.reason]).toEqual([400, 'request.invalid'])
  })

  it('limits the streams per user, and does not count closed ones', async () => {
    const own: EventStream[] = []
    for (let i = 0; i < STREAMS_EACH; i += 1) own.push(await streamOf(leader))
    const { status, body } = await leader.call(streamSignals)
    expect([status, body.reason]).toEqual([429, 'request.tooMany'])
    await streamOf(learner)
    own[0]!.leave()
    await expect.poll(() => portal().portal.signals.openOf(userId('leader'))).toBe(STREAMS_EACH - 1)
    await streamOf(leader)
  })

  it('ends with the session, however it ends, and does not prolong it', async () => {
    const [staying, going] = [await signedIn(portal(), 'committee'), await signedIn(portal(), 'committee')]
    const [stays, ends] = [await streamOf(staying), await streamOf(going)]
    await going.call(signOut)
    await portal().portal.signals.beat()
    expect([await ends.next(), await ends.next()]).toEqual([BEAT, null])
    expect(await stays.next()).toBe(BEAT)
    portal().clock.pass(IDLE_MS - MINUTE)
    await portal().portal.signals.beat()
    expect(await stays.next()).toBe(BEAT)
    portal().clock.pass(MINUTE)
    await portal().portal.signals.beat()
    expect([await stays.next(), await stays.next()]).toEqual([BEAT, null])
    expect((await staying.call(streamSignals)).status).toBe(401)
    ;[learner, leader] = [await signedIn(portal(), 'learner'), await signedIn(portal(), 'leader')]
  })

  it('ends when the server stops, which does not wait for it', async () => {
    const other = await startPortal(engine)
    const who = await signedIn(other, 'learner')
    const stream = await openStream(`${await listening(other)}/${path}`, { cookie: cookieHeader(who) })
    await stream.next()
    await other.close()
    expect(await stream.next()).toBeNull()
  })

  it('is closed when the client does not read', async () => {
    await streamOf(learner)
    const { signals } = portal().portal
    // Nothing is sent during this turn of the event loop, so all of it is buffered.
    for (let i = 0; i < 10_000; i += 1) signals.tell([userId('learner')], 'notice')
    await expect.poll(() => signals.openOf(userId('learner'))).toBe(0)
  })
})
