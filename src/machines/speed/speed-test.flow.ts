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
  /** Round trips in milliseconds, including the first. */
  readonly pings: readonly number[]
  readonly rounds: readonly Download[]
  /** Progress of the current download. */
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
  /** Time limit in milliseconds from the start of the response; the bytes received by then are measured. */
  readonly within: number
  readonly received: (soFar: Download) => void
}

const NOTHING: Download = { bytes: 0, milliseconds: 0 }
const NOTHING_MEASURED = { pings: [], rounds: [], current: NOTHING, failure: null } as const

/** Measures the connection to this server, and rates it for lectures [ROUTE-15, gap GAP-20]. */
export const speedTestFlow = setup({
  types: {
    context: {} as SpeedTestContext,
    events: {} as SpeedTestEvent,
  },
  actors: {
    /** Round trip in milliseconds. */
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
  description: 'Measures the connection to this server, and rates it for lectures.',
  initial: 'idle',
  context: NOTHING_MEASURED,
  states: {
    idle: {
      description: 'Not started; a test uses data volume, so it needs a click.',
      meta: { title: 'Ready', who: 'visitor', requirements: ['ROUTE-15'] },
      on: { 'test.started': 'measuringLatency' },
    },
    measuringLatency: {
      description: 'Several empty requests measure round trip and jitter.',
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
      description: 'Downloads of growing size, up to a limit of seconds or megabytes.',
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
      description: 'Speed, latency and jitter are shown with their rating.',
      meta: { title: 'Measured', who: 'visitor', requirements: ['ROUTE-15'] },
      tags: ['measured'],
      on: { 'test.started': { target: 'measuringLatency', actions: 'clear' } },
    },
    failed: {
      description: 'The test failed; a retry is offered.',
      meta: { title: 'Failed', who: 'visitor' },
      tags: ['failed'],
      on: { 'test.started': { target: 'measuringLatency', actions: 'clear' } },
    },
    cancelled: {
      description: 'The test was cancelled; its partial results are discarded.',
      meta: { title: 'Stopped', who: 'visitor' },
      tags: ['cancelled'],
      on: { 'test.started': { target: 'measuringLatency', actions: 'clear' } },
    },
  },
})

export type SpeedTestFlow = typeof speedTestFlow

export interface Measured {
  /** Milliseconds; null before the first counted response. */
  readonly latency: number | null
  readonly jitter: number | null
  /** Mbit/s; null before the first bytes. */
  readonly speed: number | null
  /** Bytes downloaded. */
  readonly bytes: number
  /** Progress of the downloads, from 0 to 1. */
  readonly progress: number
  /** Null until the test is complete. */
  readonly advice: Advice | null
}

/** The displayed values of a running or completed test. */
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
