import { and, assign, fromCallback, fromPromise, not, sendTo, setup, type EventObject } from 'xstate'

import type { LiveBroadcastDetail } from '#api/live/live.contract.ts'
import type { Failure } from '#api/kit/problem.ts'
import { scheduleState, type ScheduleState } from '#machines/kit/schedule.lifecycle.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn, isMissing } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** Retry delays in milliseconds for a broken source. */
export const RETRY_DELAYS = [1000, 2000, 5000, 10_000, 20_000] as const
/** Timeout of a silent source in milliseconds. */
export const CONNECT_TIMEOUT = 20_000
export const STALL_TIMEOUT = 30_000

export type Quality = 'hd' | 'sd'
export type ChosenQuality = Quality | 'auto'

/** A broadcast with its times in milliseconds, and the offset of the server's clock to the browser's. */
export interface LoadedBroadcast {
  readonly broadcast: LiveBroadcastDetail
  readonly startsAt: number
  readonly endsAt: number
  readonly offset: number
  /** Server time. */
  readonly now: number
}

/** Input of the engine that plays the source. */
export interface EngineInput {
  readonly source: string
  /** False: it connects, and waits for the play command. */
  readonly isWanted: boolean
  readonly quality: ChosenQuality
  readonly volume: number
  readonly isMuted: boolean
}
export type EngineCommand =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'show'; readonly quality: ChosenQuality }
  | { readonly type: 'sound'; readonly volume: number; readonly isMuted: boolean }
/** Events of the engine; play and pause may come from the browser, by media keys or blocked autoplay. */
export type EngineEvent =
  | { readonly type: 'source.connected'; readonly qualities: readonly Quality[] }
  | { readonly type: 'source.switched'; readonly quality: Quality }
  | { readonly type: 'source.playing' }
  | { readonly type: 'source.paused' }
  | { readonly type: 'source.stalled' }
  | { readonly type: 'source.failed' }
  | { readonly type: 'source.unplayable' }
  | { readonly type: 'source.over' }

/** The browser's clock, in milliseconds. */
export interface ClockEvent {
  readonly type: 'clock.read'
  readonly now: number
}

export interface LivePlayerContext extends Omit<EngineInput, 'source'> {
  readonly id: string
  readonly loaded: LoadedBroadcast | null
  /** The estimated server time. */
  readonly now: number
  readonly failure: Failure | null
  /** Retries since the source last played. */
  readonly attempt: number
  readonly qualities: readonly Quality[]
  readonly shownQuality: Quality | null
}
export type LivePlayerEvent =
  | EngineEvent
  | ClockEvent
  | { readonly type: 'retry.requested' }
  | { readonly type: 'play.requested' }
  | { readonly type: 'pause.requested' }
  | { readonly type: 'quality.chosen'; readonly quality: ChosenQuality }
  | { readonly type: 'sound.chosen'; readonly volume: number; readonly isMuted: boolean }

/** [LIVE-03] The schedule's current state; null: the broadcast is not loaded yet. */
export const livePhase = ({ loaded, now }: Pick<LivePlayerContext, 'loaded' | 'now'>): ScheduleState | null =>
  loaded === null ? null : scheduleState(new Date(loaded.startsAt), new Date(loaded.endsAt), new Date(now))

/** A live broadcast from its address to its end: the schedule decides when it is shown, the source how. */
export const livePlayerFlow = setup({
  types: {
    context: {} as LivePlayerContext,
    events: {} as LivePlayerEvent,
    input: {} as { readonly id: string },
  },
  actors: {
    loadBroadcast: fromPromise<LoadedBroadcast, { id: string }>(unfilled),
    clock: fromCallback<EventObject, undefined, ClockEvent>(unfilled),
    engine: fromCallback<EngineCommand, EngineInput, EngineEvent>(unfilled),
  },
  delays: {
    retryDelay: ({ context }) => RETRY_DELAYS[context.attempt] ?? 0,
    connectTimeout: CONNECT_TIMEOUT,
    stallTimeout: STALL_TIMEOUT,
  },
  guards: {
    isMissing,
    isToCome: ({ context }) => livePhase(context) === 'notStarted',
    isOver: ({ context }) => livePhase(context) === 'ended',
    hasSource: ({ context }) => context.loaded !== null && context.loaded.broadcast.source !== null,
    hasTriesLeft: ({ context }) => context.attempt < RETRY_DELAYS.length,
  },
  actions: {
    readClock: assign({
      now: ({ context, event }) =>
        event.type === 'clock.read' ? event.now + (context.loaded?.offset ?? 0) : context.now,
    }),
    takeBroadcast: assign({
      loaded: (_, params: { loaded: LoadedBroadcast }) => params.loaded,
      now: (_, params: { loaded: LoadedBroadcast }) => params.loaded.now,
    }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    takeQualities: assign({
      qualities: ({ context, event }) => (event.type === 'source.connected' ? event.qualities : context.qualities),
    }),
    takeShownQuality: assign({
      shownQuality: ({ context, event }) => (event.type === 'source.switched' ? event.quality : context.shownQuality),
    }),
    chooseQuality: assign({
      quality: ({ context, event }) => (event.type === 'quality.chosen' ? event.quality : context.quality),
    }),
    chooseSound: assign(({ event }) =>
      event.type === 'sound.chosen' ? { volume: event.volume, isMuted: event.isMuted } : {},
    ),
    want: assign({ isWanted: true }),
    unwant: assign({ isWanted: false }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    play: sendTo('engine', { type: 'play' }),
    pause: sendTo('engine', { type: 'pause' }),
    show: sendTo('engine', ({ context }) => ({ type: 'show', quality: context.quality })),
    sound: sendTo('engine', ({ context }) => ({ type: 'sound', volume: context.volume, isMuted: context.isMuted })),
  },
}).createMachine({
  id: 'livePlayer',
  description: 'Watching a live broadcast.',
  initial: 'loading',
  context: ({ input }) => ({
    id: input.id,
    loaded: null,
    now: 0,
    failure: null,
    attempt: 0,
    qualities: [],
    shownQuality: null,
    quality: 'auto',
    volume: 1,
    isMuted: false,
    isWanted: true,
  }),
  invoke: {
    src: 'clock',
    onError: { description: 'Without a clock the countdown stops; all else goes on.' },
  },
  on: { 'clock.read': { actions: 'readClock' } },
  states: {
    loading: {
      description: 'The broadcast and the server time are being fetched.',
      meta: { title: 'Loading', who: 'server', requirements: ['ROUTE-59'] },
      tags: ['loading'],
      invoke: {
        src: 'loadBroadcast',
        input: ({ context }) => ({ id: context.id }),
        onDone: {
          target: 'deciding',
          actions: { type: 'takeBroadcast', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
          { target: 'failed', actions: failing },
        ],
      },
    },
    missing: {
      description: 'There is no such broadcast.',
      meta: { title: 'Missing', who: 'visitor' },
      tags: ['missing'],
    },
    failed: {
      description: 'The broadcast could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'visitor' },
      tags: ['failed'],
      on: { 'retry.requested': 'loading' },
    },
    deciding: {
      description: 'The schedule decides which state to show.',
      meta: { title: 'Deciding', who: 'browser', requirements: ['LIVE-03'] },
      always: [
        { guard: 'isToCome', target: 'notStarted', meta: { requirements: ['LIVE-03'] } },
        { guard: 'isOver', target: 'ended', meta: { requirements: ['LIVE-03'] } },
        { guard: 'hasSource', target: 'onAir', meta: { requirements: ['LIVE-03'] } },
        { target: 'noSource' },
      ],
    },
    notStarted: {
      description: 'Countdown to the start, by the server’s clock.',
      meta: { title: 'Not started', who: 'visitor', requirements: ['LIVE-03'] },
      tags: ['notStarted'],
      always: {
        guard: not('isToCome'),
        target: 'loading',
        description: 'Refetched, since the source may have been set meanwhile.',
        meta: { requirements: ['LIVE-03'] },
      },
    },
    noSource: {
      description: 'It has started without a source; a refresh is offered.',
      meta: { title: 'No source', who: 'visitor' },
      tags: ['noSource'],
      always: { guard: 'isOver', target: 'ended', meta: { requirements: ['LIVE-03'] } },
      on: { 'retry.requested': 'loading' },
    },
    onAir: {
      description: 'The source is played. Viewers at the scheduled end watch until the source itself ends.',
      meta: { title: 'On air', who: 'visitor', requirements: ['LIVE-02', 'LIVE-03'] },
      tags: ['onAir'],
      invoke: {
        src: 'engine',
        id: 'engine',
        input: ({ context }) => ({
          source: context.loaded?.broadcast.source ?? '',
          isWanted: context.isWanted,
          quality: context.quality,
          volume: context.volume,
          isMuted: context.isMuted,
        }),
        onError: { target: 'sourceFailed' },
      },
      on: {
        'source.connected': { actions: 'takeQualities' },
        'source.switched': { actions: 'takeShownQuality' },
        'source.failed': [
          { guard: 'isOver', target: 'ended', meta: { requirements: ['LIVE-03'] } },
          { target: 'sourceFailed' },
        ],
        'source.over': [
          { guard: 'isOver', target: 'ended', meta: { requirements: ['LIVE-03'] } },
          { target: 'sourceFailed', description: 'It stopped before its scheduled end; the sender may be restarting.' },
        ],
        'source.unplayable': 'unsupported',
        'quality.chosen': { actions: ['chooseQuality', 'show'] },
        'sound.chosen': { actions: ['chooseSound', 'sound'] },
      },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'The source is being opened.',
          meta: { title: 'Connecting', who: 'server' },
          tags: ['connecting'],
          on: { 'source.playing': 'playing', 'source.paused': { target: 'paused', actions: 'unwant' } },
          after: { connectTimeout: '#livePlayer.sourceFailed' },
        },
        playing: {
          description: 'Picture and sound are running.',
          meta: { title: 'Playing', who: 'visitor', requirements: ['LIVE-02'] },
          tags: ['playing'],
          entry: 'forgetAttempts',
          on: {
            'source.stalled': 'buffering',
            'source.paused': { target: 'paused', actions: 'unwant' },
            'pause.requested': { target: 'paused', actions: ['unwant', 'pause'] },
          },
        },
        buffering: {
          description: 'Playback is stalled while data is being buffered.',
          meta: { title: 'Buffering', who: 'server' },
          tags: ['buffering'],
          on: {
            'source.playing': 'playing',
            'source.paused': { target: 'paused', actions: 'unwant' },
            'pause.requested': { target: 'paused', actions: ['unwant', 'pause'] },
          },
          after: { stallTimeout: '#livePlayer.sourceFailed' },
        },
        paused: {
          description: 'Paused by the viewer, or autoplay was blocked. Playback resumes at the live edge.',
          meta: { title: 'Paused', who: 'visitor' },
          tags: ['paused'],
          on: {
            'play.requested': { target: 'buffering', actions: ['want', 'play'] },
            'source.playing': { target: 'playing', actions: 'want' },
          },
        },
      },
    },
    sourceFailed: {
      description: 'The source broke off, or could not be opened.',
      meta: { title: 'Source failed', who: 'browser' },
      initial: 'judging',
      always: { guard: 'isOver', target: 'ended', meta: { requirements: ['LIVE-03'] } },
      states: {
        judging: {
          description: 'Decides on a retry, with backoff and a maximum number of attempts.',
          meta: { title: 'Judging', who: 'browser' },
          always: [{ guard: and(['hasTriesLeft', not('isOver')]), target: 'waiting' }, { target: 'givenUp' }],
        },
        waiting: {
          description: 'Backoff before the next retry.',
          meta: { title: 'Waiting to try again', who: 'browser' },
          tags: ['retrying'],
          after: { retryDelay: { target: '#livePlayer.onAir', actions: 'countAttempt' } },
          on: { 'retry.requested': { target: '#livePlayer.onAir', actions: 'countAttempt' } },
        },
        givenUp: {
          description: 'No further automatic retries; a manual one is offered, which asks for the source anew.',
          meta: { title: 'Given up', who: 'visitor' },
          tags: ['givenUp'],
          on: { 'retry.requested': { target: '#livePlayer.loading', actions: 'forgetAttempts' } },
        },
      },
    },
    unsupported: {
      description: 'The browser does not support the source’s format.',
      meta: { title: 'Unsupported', who: 'visitor' },
      tags: ['unsupported'],
    },
    ended: {
      description: 'The broadcast is over.',
      meta: { title: 'Ended', who: 'visitor', requirements: ['LIVE-03'] },
      tags: ['ended'],
    },
  },
})

export type LivePlayerFlow = typeof livePlayerFlow
