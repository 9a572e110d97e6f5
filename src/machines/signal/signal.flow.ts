import { assign, emit, fromCallback, fromPromise, raise, sendTo, setup, type EventObject } from 'xstate'

import type { ListKind, SignalKind } from '#api/signal/signal.contract.ts'

import { unfilled } from '#machines/kit/services.ts'

/** [CONST-09, MSG-07] Debounce in milliseconds between a signal and the reload of its list. */
export const RELOAD_DELAY = 2000
/** Backoff in milliseconds between reconnects; the last value repeats. */
export const RECONNECT_DELAYS = [1000, 2000, 5000, 15_000, 30_000, 60_000] as const
/** Timeout in milliseconds of a silent stream. */
export const SILENCE_TIMEOUT = 90_000

/** Events of the stream, which only one tab of the browser opens. */
export type StreamEvent =
  | { readonly type: 'stream.opened' }
  /** Any data, as a heartbeat. */
  | { readonly type: 'stream.heard' }
  | { readonly type: 'signal.received'; readonly kind: SignalKind }
  | { readonly type: 'stream.ended' }
  | { readonly type: 'stream.refused' }
/** Broadcast by another tab. */
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
  /** Reconnects since the stream was last open. */
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
  /** At once: an open dialogue loads new letters, and an open record its change, without debounce. */
  | { readonly type: 'signalled'; readonly kind: SignalKind }
  /** [MSG-07] */
  | { readonly type: 'listDue'; readonly kind: ListKind }

/** Push signals for notices, letters and open records: one stream for all tabs, and the reloads that they trigger. */
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
    isOfRecord: ({ event }) => 'kind' in event && event.kind === 'record',
  },
  actions: {
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1 }),
    forgetAttempts: assign({ attempt: 0 }),
    passOn: sendTo('channel', ({ event }) => ({
      type: 'pass',
      kind: event.type === 'signal.received' ? event.kind : 'notice',
    })),
    /** Signals may have been missed while disconnected. */
    missNotices: raise({ type: 'signal.received', kind: 'notice' }),
    missLetters: raise({ type: 'signal.received', kind: 'letter' }),
    missRecords: raise({ type: 'signal.received', kind: 'record' }),
    announceSignal: emit((_, params: { kind: SignalKind }) => ({ type: 'signalled', kind: params.kind })),
    announceDue: emit((_, params: { kind: ListKind }) => ({ type: 'listDue', kind: params.kind })),
  },
}).createMachine({
  id: 'signal',
  description:
    'Push signals for new notices and letters and for changes of open records, and the reloads they trigger.',
  type: 'parallel',
  context: { attempt: 0 },
  states: {
    listening: {
      description: 'One tab of the browser holds the stream and broadcasts its signals.',
      meta: { title: 'Listening', who: 'browser' },
      initial: 'off',
      states: {
        off: {
          description: 'Nobody is signed in: no stream.',
          meta: { title: 'Off', who: 'visitor' },
          entry: 'forgetAttempts',
          on: { 'session.began': 'on' },
        },
        on: {
          description: 'Signed in; signals of other tabs are received too.',
          meta: { title: 'On', who: 'browser' },
          invoke: {
            src: 'channel',
            id: 'channel',
            onError: { description: 'Without a broadcast channel each tab opens its own stream.' },
          },
          on: { 'session.ended': 'off' },
          initial: 'settling',
          states: {
            settling: {
              description: 'Delayed until the page has loaded its data.',
              meta: { title: 'Settling', who: 'browser' },
              invoke: { src: 'settle', onDone: 'sharing', onError: 'sharing' },
            },
            sharing: {
              description: 'The tabs elect the one that holds the stream.',
              meta: { title: 'Sharing', who: 'browser' },
              invoke: { src: 'election', onError: '.leading' },
              initial: 'following',
              states: {
                following: {
                  description: 'Another tab holds the stream; when it is closed, this one may take over.',
                  meta: { title: 'Following', who: 'browser' },
                  on: { 'lead.granted': 'leading' },
                },
                leading: {
                  description: 'This tab holds the stream for all.',
                  meta: { title: 'Leading', who: 'browser' },
                  initial: 'trying',
                  states: {
                    trying: {
                      description: 'The stream is being opened, or is open.',
                      meta: { title: 'Trying', who: 'server' },
                      invoke: { src: 'stream', onError: { target: 'reconnecting' } },
                      on: {
                        'signal.received': { actions: 'passOn' },
                        'stream.ended': 'reconnecting',
                        'stream.refused': {
                          target: 'reconnecting',
                          actions: ['missNotices', 'missLetters', 'missRecords'],
                          description:
                            'The stream is refused: lists are reloaded instead, and report an ended session.',
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
                              actions: ['forgetAttempts', 'missNotices', 'missLetters', 'missRecords'],
                              description: 'Signals missed while disconnected are made up for by a reload.',
                            },
                          },
                        },
                        open: {
                          description: 'Signals are being received.',
                          meta: { title: 'Open', who: 'server' },
                          tags: ['open'],
                          on: { 'stream.heard': { target: 'open', reenter: true } },
                          after: { silenceTimeout: '#signal.listening.on.sharing.leading.reconnecting' },
                        },
                      },
                    },
                    reconnecting: {
                      description: 'The stream broke off; it is reopened with backoff.',
                      meta: { title: 'Reconnecting', who: 'browser' },
                      tags: ['reconnecting'],
                      invoke: {
                        src: 'network',
                        onError: { description: 'The reconnect itself tests the network.' },
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
      description: 'When the lists of notices are reloaded.',
      meta: { title: 'Notices', who: 'browser', requirements: ['MSG-07'] },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'No reload is pending.',
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
          description: 'A signal came; further signals within the two seconds share the same reload.',
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
      description: 'When the lists of letters are reloaded.',
      meta: { title: 'Letters', who: 'browser', requirements: ['MSG-07'] },
      initial: 'quiet',
      states: {
        quiet: {
          description: 'No reload is pending.',
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
          description: 'A signal came; further signals within the two seconds share the same reload.',
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
              description: 'An open dialogue loads each letter at once.',
            },
            'signal.passed': {
              guard: 'isOfLetter',
              actions: { type: 'announceSignal', params: { kind: 'letter' } },
              description: 'An open dialogue loads each letter at once.',
            },
          },
        },
      },
    },
    records: {
      description: 'Every change of a record that is open is told at once; each page that shows one looks it up.',
      meta: { title: 'Records', who: 'browser' },
      on: {
        'signal.received': {
          guard: 'isOfRecord',
          actions: { type: 'announceSignal', params: { kind: 'record' } },
        },
        'signal.passed': {
          guard: 'isOfRecord',
          actions: { type: 'announceSignal', params: { kind: 'record' } },
        },
      },
    },
  },
})

export type SignalFlow = typeof signalFlow
