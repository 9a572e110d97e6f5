import { and, assign, fromCallback, fromPromise, not, sendTo, setup, type EventObject } from 'xstate'

import type { LiveBroadcastDetail } from '#api/live/live.contract.ts'
import type { Failure } from '#api/kit/problem.ts'
import { scheduleState, type ScheduleState } from '#machines/kit/schedule.lifecycle.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn, isMissing } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

/** Milliseconds to wait before each try to take a broken source up again. */
export const RETRY_DELAYS = [1000, 2000, 5000, 10_000, 20_000] as const
/** Milliseconds after which a source that says nothing counts as failed. */
export const CONNECT_TIMEOUT = 20_000
export const STALL_TIMEOUT = 30_000

export type Quality = 'hd' | 'sd'
export type ChosenQuality = Quality | 'auto'

/** A broadcast with its times in milliseconds, and by how many the server's clock is ahead of the browser's. */
export interface LoadedBroadcast {
  readonly broadcast: LiveBroadcastDetail
  readonly startsAt: number
  readonly endsAt: number
  readonly offset: number
  /** The server's time. */
  readonly now: number
}

/** What the engine, which plays the source, starts with. */
export interface EngineInput {
  readonly source: string
  /** False: it connects, and plays when it is told to. */
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
/**
 * What the engine says; pauses and plays may be the browser's doing, by media keys or where it refuses to begin by
 * itself.
 */
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
  /** The server's time as far as known. */
  readonly now: number
  readonly failure: Failure | null
  /** Tries to take the source up again since it last played. */
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

/** [LIVE-03] What the schedule says now; null: the broadcast is not known yet. */
export const livePhase = ({ loaded, now }: Pick<LivePlayerContext, 'loaded' | 'now'>): ScheduleState | null =>
  loaded === null ? null : scheduleState(new Date(loaded.startsAt), new Date(loaded.endsAt), new Date(now))

/** A live broadcast from its address to its end: when it is shown follows its schedule, how it is shown the source. */
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
  description: 'A live broadcast as one watches it.',
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
    onError: { description: 'Without a clock the countdown stands still, and all else goes on.' },
  },
  on: { 'clock.read': { actions: 'readClock' } },
  states: {
    loading: {
      description: 'The broadcast is being fetched, and with it the time of the server.',
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
      description: 'The broadcast could not be fetched; trying again is offered.',
      meta: { title: 'Failed', who: 'visitor' },
      tags: ['failed'],
      on: { 'retry.requested': 'loading' },
    },
    deciding: {
      description: 'The schedule says whether there is something to see.',
      meta: { title: 'Deciding', who: 'browser', requirements: ['LIVE-03'] },
      always: [
        { guard: 'isToCome', target: 'notStarted', meta: { requirements: ['LIVE-03'] } },
        { guard: 'isOver', target: 'ended', meta: { requirements: ['LIVE-03'] } },
        { guard: 'hasSource', target: 'onAir', meta: { requirements: ['LIVE-03'] } },
        { target: 'noSource' },
      ],
    },
    notStarted: {
      description: 'Until the beginning the time that is left is counted down, by the clock of the server.',
      meta: { title: 'Not started', who: 'visitor', requirements: ['LIVE-03'] },
      tags: ['notStarted'],
      always: {
        guard: not('isToCome'),
        target: 'loading',
        description: 'It is fetched anew: its source may have been named since.',
        meta: { requirements: ['LIVE-03'] },
      },
    },
    noSource: {
      description: 'It has begun, and nothing is being sent; looking again is offered.',
      meta: { title: 'No source', who: 'visitor' },
      tags: ['noSource'],
      always: { guard: 'isOver', target: 'ended', meta: { requirements: ['LIVE-03'] } },
      on: { 'retry.requested': 'loading' },
    },
    onAir: {
      description:
        'The source is played. Who is watching at the end sees it to its own end, also where it lasts longer.',
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
          { target: 'sourceFailed', description: 'It stopped before its time: whoever sends may be starting again.' },
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
          description: 'More of it is on its way; picture and sound stand still.',
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
          description: 'It was halted, or the browser does not begin by itself. It goes on with what is live then.',
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
          description: 'It is tried again by itself, after longer and longer pauses, but not for ever.',
          meta: { title: 'Judging', who: 'browser' },
          always: [{ guard: and(['hasTriesLeft', not('isOver')]), target: 'waiting' }, { target: 'givenUp' }],
        },
        waiting: {
          description: 'A pause before the next try.',
          meta: { title: 'Waiting to try again', who: 'browser' },
          tags: ['retrying'],
          after: { retryDelay: { target: '#livePlayer.onAir', actions: 'countAttempt' } },
          on: { 'retry.requested': { target: '#livePlayer.onAir', actions: 'countAttempt' } },
        },
        givenUp: {
          description: 'No more tries are made by themselves; one is offered.',
          meta: { title: 'Given up', who: 'visitor' },
          tags: ['givenUp'],
          on: { 'retry.requested': { target: '#livePlayer.onAir', actions: 'forgetAttempts' } },
        },
      },
    },
    unsupported: {
      description: 'This browser cannot play such a source.',
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
