import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'

import type { Paper } from '#api/exam/paper.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { SAVE_MAX, SAVE_TEXT_MAX } from '#api/question/answering.contract.ts'
import { sheetOf } from '#app/exam/sheet-of.ts'
import type { KeptPaper, LoadedPaper, TakenOver } from '#machines/paper/paper-context.ts'
import { batchOf } from '#machines/paper/paper-answers.ts'
import { paperFlow } from '#machines/paper/paper.flow.ts'
import { provide } from '#machines/kit/services.ts'

const paper: Paper = {
  paperID: 'p1',
  examID: 'e1',
  examName: 'Rivers',
  state: 'inProgress',
  attempt: 1,
  questions: ['q1', 'q2', 'q3'].map((questionID) => ({
    questionID,
    kind: 'short',
    language: 'en_US',
    stem: '',
    options: [],
    marks: 10,
  })),
  answers: [],
  sequence: 0,
  remaining: 600_000,
  minutes: 10,
  isOneWay: false,
  token: 't1',
  otherWriterAt: null,
}
const ofExam = {
  kind: 'exam',
  paperID: 'p1',
  version: 0,
  staysOnDevice: false,
  device: 'd1',
  saved: 0,
  stored: {},
} as const
const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

/** A server that stores what comes in order, and a device beside it. */
async function opened(more: Partial<Paper> = {}, found: KeptPaper | null = null) {
  const clock = new SimulatedClock()
  const server = { stored: [] as string[], isReachable: true, handedIn: 0, sequence: more.sequence ?? 0 }
  const device: { kept: KeptPaper | null } = { kept: found }
  const reach = (): void => {
    if (!server.isReachable) throw noNetwork
  }
  const store = (answers: readonly { sequence: number; answer: { text: string } }[]): void => {
    for (const { sequence, answer } of answers.filter((one) => one.sequence > server.sequence)) {
      expect(sequence).toBe(server.sequence + 1)
      server.sequence = sequence
      server.stored.push(answer.text)
    }
  }
  const sheet = sheetOf({ ...paper, ...more })
  const load = fromPromise<LoadedPaper, { readonly paperID: string }>(() =>
    Promise.resolve({ paper: sheet, device: 'd1', kept: device.kept, isKeeping: true, at: 0 }),
  )
  const flow = provide(paperFlow, {
    actors: {
      loadPaper: load,
      renewPaper: load,
      takeOver: fromPromise<TakenOver, { readonly paperID: string; readonly device: string }>(() =>
        Promise.resolve({ paper: { ...sheet, token: 't2' }, at: 0 }),
      ),
      save: fromPromise(async ({ input }) => {
        await Promise.resolve()
        reach()
        store(input.answers)
        return { sequence: server.sequence, remaining: 600_000, at: 0 }
      }),
      handIn: fromPromise(async ({ input }) => {
        await Promise.resolve()
        reach()
        store(input.answers)
        server.handedIn += 1
      }),
      store: fromCallback(({ receive }) => {
        receive(({ type, kept }) => {
          device.kept = type === 'keep' ? kept : null
        })
      }),
      clock: fromCallback(() => undefined),
      network: fromCallback(() => undefined),
    },
  })
  const actor = createActor(flow, { input: { paperID: 'p1', isOnline: true }, clock }).start()
  await settled()
  const write = (questionID: string, text: string) =>
    actor.send({ type: 'answer.given', questionID, answer: { chosen: [], text }, at: 1 })
  const pass = async (milliseconds: number) => {
    clock.increment(milliseconds)
    await settled()
  }
  return { actor, server, device, write, pass }
}

it('what is typed within a moment goes as one answer, the next question as another', async () => {
  const { server, device, write, pass } = await opened()
  write('q1', 'r')
  write('q1', 'river')
  write('q2', 'rain')
  expect(device.kept?.waiting.map(({ sequence, answer }) => [sequence, answer.text])).toEqual([
    [1, 'river'],
    [2, 'rain'],
  ])
  await pass(1000)
  expect(server.stored).toEqual(['river', 'rain'])
  expect(device.kept?.waiting).toEqual([])
})

it('[ERROR-18 in part] a save that fails says so, is repeated by itself, and answers arrive in order and once', async () => {
  const { actor, server, write, pass } = await opened()
  server.isReachable = false
  write('q1', 'river')
  await pass(1000)
  expect(actor.getSnapshot().hasTag('saveFailed')).toBe(true)
  // It may have arrived: what is written now is an answer of its own.
  write('q1', 'rivers')
  server.isReachable = true
  await pass(2000)
  expect(server.stored).toEqual(['river', 'rivers'])
  expect(actor.getSnapshot().hasTag('saved')).toBe(true)
})

it('answers that waited on the device while the browser was closed are sent on return, those that had arrived are not', async () => {
  const waiting = ['river', 'rain'].map((text, index) => ({
    sequence: index + 1,
    questionID: `q${index + 1}`,
    answer: { chosen: [], text },
    answeredAt: 1,
  }))
  const kept = { ...ofExam, waiting, marked: ['q3'], current: 'q2' }
  const { actor, server, pass } = await opened({ sequence: 1 }, kept)
  expect(actor.getSnapshot().context).toMatchObject({ current: 'q2', marked: ['q3'] })
  await pass(1000)
  expect(server.stored).toEqual(['rain'])
})

it('whoever takes over sends what the other has not touched, and leaves the rest to the other', async () => {
  const waiting = ['river', 'rain'].map((text, index) => ({
    sequence: index + 1,
    questionID: `q${index + 1}`,
    answer: { chosen: [], text },
    answeredAt: 1,
  }))
  const kept = { ...ofExam, waiting, marked: [], current: 'q1' }
  const theirs = [{ questionID: 'q1', answer: { chosen: [], text: 'lake' } }]
  const { actor, server, pass } = await opened({ token: null, sequence: 5, answers: theirs }, kept)
  await pass(5000)
  expect(server.stored).toEqual([])
  actor.send({ type: 'takeOver.requested' })
  await settled()
  expect(actor.getSnapshot().context).toMatchObject({ yielded: ['q1'], answers: { q1: { text: 'lake' } } })
  await pass(1000)
  expect(server.stored).toEqual(['rain'])
})

it('[ERROR-19 in part] a hand-in that fails is tried again, with all answers, and the device forgets then', async () => {
  const { actor, server, device, write } = await opened()
  server.isReachable = false
  write('q1', 'river')
  actor.send({ type: 'handIn.requested' })
  actor.send({ type: 'handIn.confirmed' })
  await settled()
  expect(actor.getSnapshot().hasTag('handInFailed')).toBe(true)
  expect(device.kept?.waiting).toHaveLength(1)
  server.isReachable = true
  actor.send({ type: 'handIn.confirmed' })
  await settled()
  expect([server.stored, server.handedIn, device.kept]).toEqual([['river'], 1, null])
  expect(actor.getSnapshot().hasTag('handedIn')).toBe(true)
})

it('when time is up, what there is, is handed in by itself, also after the network was away', async () => {
  const { actor, server, write, pass } = await opened()
  write('q1', 'river')
  actor.send({ type: 'clock.ticked', now: 300_000 })
  expect(actor.getSnapshot().context.moment).toBe('five')
  server.isReachable = false
  actor.send({ type: 'clock.ticked', now: 598_000 })
  await settled()
  expect(actor.getSnapshot().hasTag('handInFailed')).toBe(true)
  server.isReachable = true
  await pass(2000)
  expect([server.stored, server.handedIn]).toEqual([['river'], 1])
})

it('sends long answers in calls that the server takes', () => {
  const long = (sequence: number, length: number) => ({
    sequence,
    questionID: 'q1',
    answer: { chosen: [], text: 'x'.repeat(length) },
    answeredAt: 0,
  })
  const sizes = (waiting: ReturnType<typeof long>[]): number => batchOf({ waiting }).length
  expect(sizes([])).toBe(0)
  expect(sizes([long(1, SAVE_TEXT_MAX + 1)])).toBe(1)
  expect(sizes([long(1, SAVE_TEXT_MAX), long(2, 1)])).toBe(1)
  expect(sizes([long(1, 1), long(2, SAVE_TEXT_MAX - 1), long(3, 1)])).toBe(2)
  expect(sizes(Array.from({ length: SAVE_MAX + 1 }, (_, at) => long(at + 1, 1)))).toBe(SAVE_MAX)
})
