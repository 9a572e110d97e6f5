import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import {
  adviceFor,
  BYTE_BUDGET,
  bytesOf,
  jitterOf,
  median,
  nextSize,
  PINGS,
  speedOf,
  TIME_BUDGET,
  timeOf,
  type Advice,
  type Download,
} from './speed-measures.ts'
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface SpeedTestContext {
  /** Milliseconds of each answer, the first one included. */
  readonly pings: readonly number[]
  readonly rounds: readonly Download[]
  /** What has come of the download that is under way. */
  readonly current: Download
  readonly failure: Failure | null
}

export type SpeedTestEvent =
  | { readonly type: 'test.started' }
  | { readonly type: 'test.cancelled' }
  | ({ readonly type: 'bytes.received' } & Download)

export interface DownloadRequest {
  /** Bytes. */
  readonly size: number
  /** Milliseconds from the beginning of the answer after which what has come by then is enough. */
  readonly within: number
  readonly received: (soFar: Download) => void
}

const NOTHING: Download = { bytes: 0, milliseconds: 0 }
const NOTHING_MEASURED = { pings: [], rounds: [], current: NOTHING, failure: null } as const

/** Measures the way to this server for real, and says which lectures it is good for [ROUTE-15, gap GAP-20]. */
export const speedTestFlow = setup({
  types: {
    context: {} as SpeedTestContext,
    events: {} as SpeedTestEvent,
  },
  actors: {
    /** Milliseconds there and back. */
    ping: fromPromise<number>(unfilled),
    download: fromPromise<Download, DownloadRequest>(unfilled),
  },
  guards: {
    isLastPing: ({ context }) => context.pings.length + 1 >= PINGS,
    isEnough: ({ context }, params: { download: Download }) => nextSize([...context.rounds, params.download]) === null,
  },
  actions: {
    clear: assign(NOTHING_MEASURED),
    takePing: assign({ pings: ({ context }, params: { ping: number }) => [...context.pings, params.ping] }),
    takeBytes: assign({
      current: ({ context, event }) =>
        event.type === 'bytes.received' ? { bytes: event.bytes, milliseconds: event.milliseconds } : context.current,
    }),
    takeDownload: assign({
      rounds: ({ context }, params: { download: Download }) => [...context.rounds, params.download],
      current: NOTHING,
    }),
    fail: assign({
      failure: (_, params: Thrown) => failureIn(params),
    }),
  },
}).createMachine({
  id: 'speedTest',
  description: 'Measures the way to this server, and says which lectures it is good for.',
  initial: 'idle',
  context: NOTHING_MEASURED,
  states: {
    idle: {
      description: 'Nothing is measured until somebody asks for it: a test costs data.',
      meta: { title: 'Ready', who: 'visitor', requirements: ['ROUTE-15'] },
      on: { 'test.started': 'measuringLatency' },
    },
    measuringLatency: {
      description: 'Several empty answers show how long the way takes there and back, and how evenly.',
      meta: { title: 'Measuring the latency', who: 'server', requirements: ['ROUTE-15'] },
      tags: ['measuring'],
      invoke: {
        src: 'ping',
        onDone: [
          {
            guard: 'isLastPing',
            target: 'measuringDownload',
            actions: { type: 'takePing', params: ({ event }) => ({ ping: event.output }) },
          },
          {
            target: 'measuringLatency',
            reenter: true,
            actions: { type: 'takePing', params: ({ event }) => ({ ping: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: failing },
      },
      on: { 'test.cancelled': 'cancelled' },
    },
    measuringDownload: {
      description: 'Downloads that grow with the line, until some seconds or megabytes are used.',
      meta: { title: 'Measuring the download', who: 'server', requirements: ['ROUTE-15'] },
      tags: ['measuring'],
      invoke: {
        src: 'download',
        input: ({ context: { rounds }, self }) => ({
          size: nextSize(rounds) ?? 0,
          within: TIME_BUDGET - timeOf(rounds),
          received: (soFar) => self.send({ type: 'bytes.received', ...soFar }),
        }),
        onDone: [
          {
            guard: { type: 'isEnough', params: ({ event }) => ({ download: event.output }) },
            target: 'finished',
            actions: { type: 'takeDownload', params: ({ event }) => ({ download: event.output }) },
          },
          {
            target: 'measuringDownload',
            reenter: true,
            actions: { type: 'takeDownload', params: ({ event }) => ({ download: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: failing },
      },
      on: { 'test.cancelled': 'cancelled', 'bytes.received': { actions: 'takeBytes' } },
    },
    finished: {
      description: 'Speed, latency and jitter are known, and what they are good for.',
      meta: { title: 'Measured', who: 'visitor', requirements: ['ROUTE-15'] },
      tags: ['measured'],
      on: { 'test.started': { target: 'measuringLatency', actions: 'clear' } },
    },
    failed: {
      description: 'The server could not be measured; another try is offered.',
      meta: { title: 'Failed', who: 'visitor' },
      tags: ['failed'],
      on: { 'test.started': { target: 'measuringLatency', actions: 'clear' } },
    },
    cancelled: {
      description: 'The test was stopped; what it had found is not enough to say anything.',
      meta: { title: 'Stopped', who: 'visitor' },
      tags: ['cancelled'],
      on: { 'test.started': { target: 'measuringLatency', actions: 'clear' } },
    },
  },
})

export type SpeedTestFlow = typeof speedTestFlow

export interface Measured {
  /** Milliseconds; null before the first answer that counts. */
  readonly latency: number | null
  readonly jitter: number | null
  /** Mbit/s; null before the first bytes. */
  readonly speed: number | null
  /** Bytes downloaded. */
  readonly bytes: number
  /** How much of the downloads is done, from 0 to 1. */
  readonly progress: number
  /** Null until the test is through. */
  readonly advice: Advice | null
}

/** What there is to show of a test, whether it is under way or through. */
export function measuredIn(snapshot: SnapshotFrom<SpeedTestFlow>): Measured {
  const { pings, rounds, current } = snapshot.context
  const counted = pings.slice(1)
  const downloads = current.bytes > 0 ? [...rounds, current] : rounds
  const bytes = bytesOf(downloads)
  const latency = counted.length > 0 ? median(counted) : null
  const speed = downloads.length > 0 ? speedOf(downloads) : null
  const isThrough = snapshot.hasTag('measured')
  const share = Math.max(timeOf(downloads) / TIME_BUDGET, bytes / BYTE_BUDGET)
  return {
    latency,
    jitter: counted.length > 1 ? jitterOf(counted) : null,
    speed,
    bytes,
    progress: isThrough ? 1 : Math.min(share, 1),
    advice: isThrough && speed !== null ? adviceFor(speed, latency ?? 0) : null,
  }
}
