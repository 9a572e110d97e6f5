import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#api/kit/call.ts'
import { countDesk } from '#api/desk/desk.contract.ts'
import { getLeave, requestLeave, sendLeaveEvent } from '#api/leave/leave.contract.ts'
import type { Leave } from '#api/leave/leave.contract.ts'
import { streamSignals } from '#api/signal/signal.contract.ts'
import { recordName } from '#server/commands/record-name.ts'
import { noteForCommit } from '#server/database/commits.ts'
import { timeText } from '#server/database/codec.ts'
import { demoId } from '#server/demo/ids.ts'
import type { Serve } from '#server/http/serve.ts'
import { allParts, recordKinds } from '#server/parts.ts'
import { prolongClasses } from '#tests/leave/prolonged.ts'
import { answerOf } from '#tests/kit/server/answers.ts'
import { onBothEngines, portalFor } from '#tests/kit/server/portal.ts'
import { cookieHeader, openStream } from '#tests/kit/server/stream.ts'
import type { EventStream } from '#tests/kit/server/stream.ts'
import { HOUR, START } from '#tests/kit/server/test-clock.ts'
import { signedIn, type Visitor } from '#tests/kit/server/visitor.ts'

const RECORD = 'event: record\ndata:'
const BEAT = ':'

/** Kinds whose records are on no screen, each with the reason. */
const unseen: Readonly<Record<string, string>> = {
  learning_flow: 'A sitting is the player’s own; the other device is told by the lifecycle itself.',
}

onBothEngines((engine) => {
  const portal = portalFor(engine)
  let learner: Visitor
  let leader: Visitor
  beforeAll(async () => {
    await prolongClasses(portal().db, START.getTime())
    learner = await signedIn(portal(), 'learner')
    leader = await signedIn(portal(), 'leader')
  })
  const streams: EventStream[] = []
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.leave()
  })

  const streamOf = async (who: Visitor): Promise<EventStream> => {
    const { http } = portal()
    const address = http.server.listening
      ? `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
      : await http.listen({ port: 0, host: '127.0.0.1' })
    const stream = await openStream(`${address}/${streamSignals.path}`, { cookie: cookieHeader(who) })
    streams.push(stream)
    expect([stream.status, await stream.next()]).toEqual([200, 'retry: 3000'])
    return stream
  }
  /** The next event that is no notice: those come by themselves. */
  const nextOf = async (stream: EventStream): Promise<string | null> => {
    const event = await stream.next()
    return event?.startsWith('event: notice') === true ? nextOf(stream) : event
  }
  const asks = async (day: number): Promise<Leave> => {
    const leave = await answerOf<Leave>(learner, requestLeave, {
      classID: demoId('class', 'flood'),
      type: 'sick',
      startTime: timeText(START.getTime() + day * 24 * HOUR),
      endTime: timeText(START.getTime() + (day * 24 + 4) * HOUR),
      reason: 'A visit to the dentist',
    })
    // That it is there is told before anybody opens it.
    await beats()
    return leave
  }
  const approves = ({ leaveID, revision }: Leave) =>
    answerOf<Leave>(leader, sendLeaveEvent, { leaveID, type: 'approve', revision, reason: '' })
  const beats = () => portal().portal.signals.beat()

  it('[ROLE-04] of what waits whoever sees how much it is hears that it no longer does', async () => {
    const leave = await asks(114)
    const stream = await streamOf(leader)
    await answerOf(leader, countDesk, {})
    await answerOf<Leave>(learner, sendLeaveEvent, {
      leaveID: leave.leaveID,
      type: 'cancel',
      revision: leave.revision,
      reason: 'Well again',
    })
    expect(await nextOf(stream)).toBe(RECORD)
  })

  it('are told of every change to whoever has them open, and to nobody else', async () => {
    const [leave, another] = [await asks(110), await asks(112)]
    const stream = await streamOf(learner)
    await answerOf(learner, getLeave, { leaveID: leave.leaveID })
    await approves(leave)
    expect(await nextOf(stream)).toBe(RECORD)
    // The learner has not opened the other one.
    await approves(another)
    await beats()
    expect(await nextOf(stream)).toBe(BEAT)
  })

  it('are not told to whoever may not see them, nor when nothing has changed', async () => {
    const leave = await asks(114)
    const stranger = await signedIn(portal(), 'weak')
    const [other, own] = [await streamOf(stranger), await streamOf(learner)]
    expect((await stranger.call(getLeave, { leaveID: leave.leaveID })).status).toBe(404)
    await answerOf(learner, getLeave, { leaveID: leave.leaveID })
    const name = recordName('leave', leave.leaveID)
    await expect(
      portal()
        .db.transaction()
        .execute(async (trx) => {
          await noteForCommit(trx, name)
          throw new Error('rolled back')
        }),
    ).rejects.toThrow('rolled back')
    await beats()
    expect(await nextOf(own)).toBe(BEAT)
    await approves(leave)
    expect(await nextOf(own)).toBe(RECORD)
    await beats()
    expect(await nextOf(other)).toBe(BEAT)
  })

  it('are told once more when the process ends, so that another one follows them', async () => {
    const { leaveID } = await asks(116)
    const stream = await streamOf(learner)
    await answerOf(learner, getLeave, { leaveID })
    portal().portal.signals.end()
    const heard: (string | null)[] = []
    do heard.push(await nextOf(stream))
    while (heard.at(-1) !== null)
    expect(new Set(heard)).toEqual(new Set([RECORD, null]))
  })
})

describe('a record that is open', () => {
  /** The calls that say what they follow, for one record whose ids are all the same. */
  const followed = new Map<Call, readonly string[]>()
  const ids = new Proxy<Record<string, string>>({}, { get: () => 'id' })
  const serve: Serve = (call, _handle, { follows } = {}) => {
    if (follows !== undefined) followed.set(call, follows(ids as never, ids as never))
  }
  const portal = portalFor('SQLite')
  beforeAll(() => {
    for (const { routes = [] } of allParts) for (const route of routes) route(serve, portal().portal)
  })

  it.each(recordKinds.map((kind) => [kind.table, kind] as const))('is followed: %s', (table, kind) => {
    const announced = [
      recordName(table, 'id'),
      ...(kind.announced?.(ids as never, { from: 'waiting', to: 'registered' }) ?? []),
    ]
    const names = [...followed.values()].flat()
    expect(announced.some((name) => names.includes(name))).toBe(!(table in unseen))
  })

  it('is followed as long as it exists under a name that is announced', () => {
    const announced = recordKinds.flatMap((kind) => [
      recordName(kind.table, 'id'),
      ...(kind.announced?.(ids as never, { from: 'waiting', to: 'registered' }) ?? []),
    ])
    expect([...followed.values()].flat().filter((name) => !announced.includes(name))).toEqual([])
  })

  it('follows wherever a call answers with a record and its history', () => {
    const recorded = allParts
      .flatMap(({ calls = [] }) => calls.flatMap((declared) => Object.values(declared)))
      .filter((call): call is Call => typeof call === 'object' && call !== null && 'answer' in call && 'method' in call)
      .filter(({ method, answer }) => method === 'GET' && 'shape' in answer && 'facts' in (answer.shape as object))
    expect(recorded.length).toBeGreaterThanOrEqual(6)
    expect(recorded.filter((call) => !followed.has(call)).map(({ path }) => path)).toEqual([])
  })
})
