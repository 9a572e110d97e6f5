import { assign, emit, fromPromise, setup } from 'xstate'

import { problemOf, type Failure } from '#api/kit/problem.ts'
import type { OwnDevice, OwnSession } from '#api/profile/profile.contract.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface OwnSessions {
  readonly sessions: readonly OwnSession[]
  readonly devices: readonly OwnDevice[]
}
/** The session or remembered device to end. */
export type Ending =
  | { readonly kind: 'session'; readonly id: string }
  | { readonly kind: 'others' }
  | { readonly kind: 'device'; readonly id: string }

export interface OwnSessionsContext extends OwnSessions {
  readonly asked: Ending | null
  /** The error code; null: no error. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type OwnSessionsEvent =
  | { readonly type: 'sessions.reloaded' }
  | { readonly type: 'end.asked'; readonly ending: Ending }
  | { readonly type: 'end.confirmed' }
  | { readonly type: 'end.dropped' }

/** The sessions and remembered devices of a person, and how they are ended. */
export const ownSessionsFlow = setup({
  types: {
    context: {} as OwnSessionsContext,
    events: {} as OwnSessionsEvent,
    emitted: {} as { readonly type: 'ended'; readonly kind: Ending['kind'] },
  },
  actors: {
    load: fromPromise<OwnSessions>(unfilled),
    end: fromPromise<void, { ending: Ending | null }>(unfilled),
  },
  guards: {
    isCurrent: ({ context: { sessions }, event }) =>
      event.type === 'end.asked' &&
      event.ending.kind === 'session' &&
      sessions.some(
        ({ sessionID, isCurrent }) => isCurrent && event.ending.kind === 'session' && sessionID === event.ending.id,
      ),
    isGone: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
  },
  actions: {
    take: assign({
      sessions: (_, params: { own: OwnSessions }) => params.own.sessions,
      devices: (_, params: { own: OwnSessions }) => params.own.devices,
    }),
    ask: assign({
      asked: ({ context, event }) => (event.type === 'end.asked' ? event.ending : context.asked),
      refusal: null,
      failure: null,
    }),
    forget: assign({ asked: null, failure: null }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceEnded: emit(({ context }) => ({ type: 'ended' as const, kind: context.asked?.kind ?? 'session' })),
  },
}).createMachine({
  id: 'ownSessions',
  description: 'The sessions and remembered devices of a person, ended one by one or all others at once.',
  initial: 'loading',
  context: { sessions: [], devices: [], asked: null, refusal: null, failure: null },
  states: {
    loading: {
      description: 'They are being fetched.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loadingMark'],
      invoke: {
        src: 'load',
        onDone: {
          target: 'shown',
          actions: [{ type: 'take', params: ({ event }) => ({ own: event.output }) }, 'forget'],
        },
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'They could not be fetched; a retry is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'sessions.reloaded': 'loading' },
    },
    shown: {
      description: 'Each is listed with place, time and device.',
      meta: { title: 'Shown', who: 'learner' },
      tags: ['shown'],
      on: {
        'end.asked': [
          {
            guard: 'isCurrent',
            actions: { type: 'refuse', params: { code: 'profile.ownSession' } },
            description: 'The current session can only be ended by signing out.',
          },
          { target: 'asking', actions: 'ask' },
        ],
        'sessions.reloaded': 'loading',
      },
    },
    asking: {
      description: 'The action has to be confirmed, with an error after a failed attempt.',
      meta: { title: 'Asking', who: 'learner' },
      tags: ['shown', 'asking'],
      on: {
        'end.confirmed': 'ending',
        'end.dropped': { target: 'shown', actions: 'forget' },
      },
    },
    ending: {
      description: 'It is being ended.',
      meta: { title: 'Ending', who: 'server' },
      tags: ['shown', 'asking', 'busy'],
      invoke: {
        src: 'end',
        input: ({ context }) => ({ ending: context.asked }),
        onDone: { target: 'renewing', actions: 'announceEnded' },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'renewing',
            actions: 'announceEnded',
            description: 'It had already ended.',
          },
          { target: 'asking', actions: failing },
        ],
      },
    },
    renewing: {
      description: 'The list is being refetched; the previous rows stay visible.',
      meta: { title: 'Renewing', who: 'server' },
      tags: ['shown', 'renewing'],
      entry: 'forget',
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ own: event.output }) } },
        onError: { target: 'failed', actions: failing },
      },
    },
  },
})

export type OwnSessionsFlow = typeof ownSessionsFlow
