import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup, type EventObject } from 'xstate'

import type { SignalKind } from '#api/signal/signal.contract.ts'

import { unfilled } from '#machines/kit/services.ts'

/** [CONST-09, MSG-07] Milliseconds between a signal and the new load of the matching list. */
export const RELOAD_DELAY = 2000
/** Milliseconds to wait before each new try to listen; the last counts for all that follow. */
export const RECONNECT_DELAYS = [1000, 2000, 5000, 15_000, 30_000, 60_000] as const
/** Milliseconds without a word of the server's after which a stream counts as broken off. */
export const SILENCE_TIMEOUT = 90_000

/** What the stream says, which one tab of the browser listens to. */
export type StreamEvent =
  | { readonly type: 'stream.opened' }
  /** Anything at all: it is still there. */
  | { readonly type: 'stream.heard' }
  | { readonly type: 'signal.received'; readonly kind: SignalKind }
  | { readonly type: 'stream.ended' }
  | { readonly type: 'stream.refused' }
/** What another tab passed on. */
export interface PassedSignal {
  readonly type: 'signal.passed'
  readonly kind: SignalKind
}
export interface PassOn {
  readonly type: 'pass'
  readonly kind: SignalKind
}
export interface LeadGranted {
  readonly type: 'lead.granted'
}
export interface NetworkReturned {
  readonly type: 'network.returned'
}

export interface SignalContext {
  /** Tries to listen since the stream was last open. */
  readonly attempt: number
}
export type SignalEvent =
  | StreamEvent
  | PassedSignal
  | LeadGranted
  | NetworkReturned
  | { readonly type: 'session.began' }
  | { readonly type: 'session.ended' }
export type SignalEmitted =
  /** At once: an open dialogue takes its new letters. */
  | { readonly type: 'signalled'; readonly kind: SignalKind }
  /** [MSG-07] */
  | { readonly type: 'listDue'; readonly kind: SignalKind }

/** How this browser hears of new notices and letters: one stream however many tabs, and what follows from a signal. */
export const signalFlow = setup({
  types: {
    context: {} as SignalContext,
    events: {} as SignalEvent,
    emitted: {} as SignalEmitted,
  },
  actors: {
    settle: fromPromise<void>(unfilled),
    channel: fromCallback<PassOn, undefined, PassedSignal>(unfilled),
    election: fromCallback<EventObject, undefined, LeadGranted>(unfilled),
    stream: fromCallback<EventObject, undefined, StreamEvent>(unfilled),
    network: fromCallback<EventObject, undefined, NetworkReturned>(unfilled),
  },
  delays: {
    reloadDelay: RELOAD_DELAY,
    reconnectDelay: ({ context }) => RECONNECT_DELAYS[Math.min(context.attempt, RECONNECT_DELAYS.length - 1)] ?? 0,
    silenceTimeout: SILENCE_TIMEOUT,
  },
  guards: {
    isOfNotice: ({ event }) => 'kind' in event && event.kind === 'notice',
    isOfLetter: ({ event }) => 'kind' in event && event.kind === 'letter',
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    passOn: sendTo('channel', ({ event }) => ({
      type: 'pass',
      kind: event.type === 'signal.received' ? event.kind : 'notice',
    })),
    /** While nobody was listening something may have come. */
    missNotices: raise({ type: 'signal.received', kind: 'notice' }),
    missLetters: raise({ type: 'signal.received', kind: 'letter' }),
    announceSignal: emit((_, params: { kind: SignalKind }) => ({ type: 'signalled', kind: params.kind })),
    announceDue: emit((_, params: { kind: SignalKind }) => ({ type: 'listDue', kind: params.kind })),
  },
}).createMachine({
  id: 'signal',
  description: 'How the portal hears that a notice or a letter has come, and when the lists are loaded again for it.',
  type: 'parallel',
  context: { attempt: 0 },
  states: {
    listening: {
      description: 'One tab of the browser listens to the server, and passes on what it hears.',
      meta: { title: 'Listening', who: 'browser' },
      initial: 'off',
      states: {
        off: {
          description: 'Nobody is signed in: there is nothing to listen to.',
          meta: { title: 'Off', who: 'visitor' },
          entry: 'forgetAttempts',
          on: { 'session.began': 'on' },
        },
        on: {
          description: 'Somebody is signed in; whatever another tab hears is heard here too.',
          meta: { title: 'On', who: 'browser' },
          invoke: {
            src: 'channel',
            id: 'channel',
            onError: { description: 'Without a channel between the tabs, each listens for itself.' },
          },
          on: { 'session.ended': 'off' },
          initial: 'settling',
          states: {
            settling: {
              description: 'The page comes first: what it needs is fetched before anything else.',
              meta: { title: 'Settling', who: 'browser' },
              invoke: { src: 'settle', onDone: 'sharing', onError: 'sharing' },
            },
            sharing: {
              description: 'The tabs of the browser settle which of them listens.',
              meta: { title: 'Sharing', who: 'browser' },
              invoke: { src: 'election', onError: '.leading' },
              initial: 'following',
              states: {
                following: {
                  description: 'Another tab listens; when that one is closed, this one may be next.',
                  meta: { title: 'Following', who: 'browser' },
                  on: { 'lead.granted': 'leading' },
                },
                leading: {
                  description: 'This tab listens for all.',
                  meta: { title: 'Leading', who: 'browser' },
                  initial: 'trying',
                  states: {
                    trying: {
                      description: 'A stream is being opened, or is open.',
                      meta: { title: 'Trying', who: 'server' },
                      invoke: { src: 'stream', onError: { target: 'reconnecting' } },
                      on: {
                        'signal.received': { actions: 'passOn' },
                        'stream.ended': 'reconnecting',
                        'stream.refused': {
                          target: 'reconnecting',
                          actions: ['missNotices', 'missLetters'],
                          description: 'The lists are asked instead; where the session is over, they say so.',
                        },
                      },
                      initial: 'connecting',
                      states: {
                        connecting: {
                          description: 'The stream is being opened.',
                          meta: { title: 'Connecting', who: 'server' },
                          on: {
                            'stream.opened': {
                              target: 'open',
                              actions: ['forgetAttempts', 'missNotices', 'missLetters'],
                              description: 'What came while nobody listened is not lost.',
                            },
                          },
                        },
                        open: {
                          description: 'Whatever comes is heard of.',
                          meta: { title: 'Open', who: 'server' },
                          tags: ['open'],
                          on: { 'stream.heard': { target: 'open', reenter: true } },
                          after: { silenceTimeout: '#signal.listening.on.sharing.leading.reconnecting' },
                        },
                      },
                    },
                    reconnecting: {
                      description: 'The stream broke off; after longer and longer pauses it is opened again.',
                      meta: { title: 'Reconnecting', who: 'browser' },
                      tags: ['reconnecting'],
                      invoke: {
                        src: 'network',
                        onError: { description: 'Whether the network is back is found out by trying.' },
                      },
                      after: { reconnectDelay: { target: 'trying', actions: 'countAttempt' } },
                      on: { 'network.returned': { target: 'trying', actions: 'countAttempt' } },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
    notices: {
      description: 'When the lists of notices are loaded again.',
      meta: { title: 'Notices', who: 'browser', requirements: ['MSG-07'] },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing new is known of.',
          meta: { title: 'No news of notices', who: 'browser' },
          on: {
            'signal.received': {
              guard: 'isOfNotice',
              target: 'due',
              actions: { type: 'announceSignal', params: { kind: 'notice' } },
              meta: { requirements: ['MSG-07'] },
            },
            'signal.passed': {
              guard: 'isOfNotice',
              target: 'due',
              actions: { type: 'announceSignal', params: { kind: 'notice' } },
              meta: { requirements: ['MSG-07'] },
            },
          },
        },
        due: {
          description: 'A signal came; those that follow within the two seconds are served by the same load.',
          meta: { title: 'Notices due', who: 'browser', requirements: ['MSG-07', 'CONST-09'] },
          after: {
            reloadDelay: {
              target: 'quiet',
              actions: { type: 'announceDue', params: { kind: 'notice' } },
              meta: { requirements: ['MSG-07', 'CONST-09'] },
            },
          },
          on: { 'session.ended': 'quiet' },
        },
      },
    },
    letters: {
      description: 'When the lists of letters are loaded again.',
      meta: { title: 'Letters', who: 'browser', requirements: ['MSG-07'] },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing new is known of.',
          meta: { title: 'No news of letters', who: 'browser' },
          on: {
            'signal.received': {
              guard: 'isOfLetter',
              target: 'due',
              actions: { type: 'announceSignal', params: { kind: 'letter' } },
              meta: { requirements: ['MSG-07'] },
            },
            'signal.passed': {
              guard: 'isOfLetter',
              target: 'due',
              actions: { type: 'announceSignal', params: { kind: 'letter' } },
              meta: { requirements: ['MSG-07'] },
            },
          },
        },
        due: {
          description: 'A signal came; those that follow within the two seconds are served by the same load.',
          meta: { title: 'Letters due', who: 'browser', requirements: ['MSG-07', 'CONST-09'] },
          after: {
            reloadDelay: {
              target: 'quiet',
              actions: { type: 'announceDue', params: { kind: 'letter' } },
              meta: { requirements: ['MSG-07', 'CONST-09'] },
            },
          },
          on: {
            'session.ended': 'quiet',
            'signal.received': {
              guard: 'isOfLetter',
              actions: { type: 'announceSignal', params: { kind: 'letter' } },
              description: 'An open dialogue takes every letter at once.',
            },
            'signal.passed': {
              guard: 'isOfLetter',
              actions: { type: 'announceSignal', params: { kind: 'letter' } },
              description: 'An open dialogue takes every letter at once.',
            },
          },
        },
      },
    },
  },
})

export type SignalFlow = typeof signalFlow
