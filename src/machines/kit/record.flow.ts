import { assign, emit, fromPromise, not, setup } from 'xstate'

import { failureOf, problemOf } from '#api/kit/problem.ts'

import {
  awaited,
  type Intent,
  type RecordContext,
  type RecordEmitted,
  type RecordEvent,
  type RecordInput,
} from './record-context.ts'

/** After this many milliseconds somebody who comes back to a record has it looked up again. */
export const FRESH_FOR = 15_000

const unfilled = () => {
  throw new Error('A service was not provided.')
}
interface Sending {
  readonly id: string
  /** The record as its sender has seen it. */
  readonly item: unknown
  readonly intent: Intent
}
interface Thrown {
  readonly event: { readonly error: unknown }
}
interface Answered {
  readonly event: { readonly output: unknown }
}
const errorOf = ({ event }: Thrown) => ({ error: event.error })
const itemOf = ({ event }: Answered) => ({ item: event.output })

/** What is not there for this person; the same wherever it is asked for. */
const onGone = [
  { guard: { type: 'isMissing', params: errorOf }, target: '#record.missing' },
  { guard: { type: 'isForbidden', params: errorOf }, target: '#record.forbidden' },
] as const

/** Wherever words are written that go along with an event. */
const sendingIfAllowed = [
  { guard: not('isAllowed'), description: 'The lifecycle refuses it, in words, and nothing is sent.' },
  { target: 'sending', actions: 'forgetFailure' },
] as const

// What is being written is not to lose the record under it; the server's answer tells of the change.
const undisturbed = { 'event.chosen': {}, 'record.signalled': {} } as const

/**
 * One record of any lifecycle before somebody: how it stands, what they can do with it, and what came of it. The
 * lifecycle's own part is in the rules that the flow is given, and in its two services.
 */
export const recordFlow = setup({
  types: {
    context: {} as RecordContext,
    events: {} as RecordEvent,
    input: {} as RecordInput,
    emitted: {} as RecordEmitted,
  },
  actors: {
    loadRecord: fromPromise<unknown, { id: string }>(unfilled),
    sendEvent: fromPromise<unknown, Sending>(unfilled),
  },
  delays: { freshFor: FRESH_FOR },
  guards: {
    /** The event is open, as far as it does not depend on what is still to be written. */
    isOpen: ({ context, event }) =>
      event.type === 'event.chosen' && context.rules.verdict(context.item, event.event, null).kind === 'allowed',
    isStillOpen: ({ context: { rules, intent } }, params: { item: unknown }) =>
      intent !== null && rules.verdict(params.item, intent.event, null).kind === 'allowed',
    isAllowed: ({ context: { rules, item, intent } }) =>
      intent !== null && rules.verdict(item, intent.event, intent.words).kind === 'allowed',
    isNew: ({ context: { rules, item } }, params: { item: unknown }) =>
      rules.revisionOf(params.item) !== rules.revisionOf(item),
    isMissing: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
    isForbidden: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.forbidden',
    isStale: (_, params: { error: unknown }) => problemOf(params.error).reason?.endsWith('.stale') === true,
    /** Nobody knows whether the event has arrived. */
    isUnanswered: (_, params: { error: unknown }) => problemOf(params.error).kind !== 'refused',
  },
  actions: {
    takeRecord: assign({ item: (_, params: { item: unknown }) => params.item, failure: null }),
    noteChange: assign({ isChanged: true }),
    forgetChange: assign({ isChanged: false }),
    intend: assign({
      intent: ({ context, event }) =>
        event.type === 'event.chosen' ? { event: event.event, words: '' } : context.intent,
      isChanged: false,
      failure: null,
    }),
    write: assign({
      intent: ({ context: { intent }, event }) =>
        event.type === 'words.changed' && intent !== null ? { ...intent, words: event.words } : intent,
      failure: null,
    }),
    drop: assign({ intent: null, failure: null }),
    fail: assign({ failure: (_, params: { error: unknown }) => failureOf(problemOf(params.error), 'request.failed') }),
    forgetFailure: assign({ failure: null }),
    announceDone: emit(({ context }, params: { item: unknown }) => ({
      type: 'done' as const,
      event: context.intent?.event ?? '',
      item: params.item,
    })),
  },
}).createMachine({
  id: 'record',
  description: 'One record of a lifecycle, from loading through what somebody does with it to the answer.',
  initial: 'loading',
  context: ({ input }) => awaited(input),
  states: {
    loading: {
      description: 'The record is being fetched, with the facts that this person is judged by.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loadingMark'],
      invoke: {
        src: 'loadRecord',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: { type: 'takeRecord', params: itemOf } },
        onError: [...onGone, { target: 'failed', actions: { type: 'fail', params: errorOf } }],
      },
    },
    missing: {
      description: 'There is no such record, or not for this person.',
      meta: { title: 'Missing', who: 'learner' },
      tags: ['missing'],
    },
    forbidden: {
      description: 'This person may not see such records.',
      meta: { title: 'Not permitted', who: 'learner' },
      tags: ['forbidden'],
    },
    failed: {
      description: 'The record could not be fetched; trying again is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'record.reloaded': 'loading' },
    },
    shown: {
      description: 'The record is there to see, with what can be done now and why the rest cannot.',
      meta: { title: 'Shown', who: 'learner' },
      tags: ['shown'],
      initial: 'fresh',
      on: {
        'change.noticed': { actions: 'forgetChange' },
        'event.chosen': [
          { guard: not('isOpen'), description: 'The lifecycle refuses it, and the closed action says why.' },
          { target: '.asking', actions: 'intend' },
        ],
        'record.signalled': '.renewing',
      },
      states: {
        fresh: {
          description: 'It has just been fetched.',
          meta: { title: 'Just fetched', who: 'learner' },
          after: { freshFor: 'aged' },
        },
        aged: {
          description: 'It may have changed since; who comes back to it has it looked up.',
          meta: { title: 'Some time old', who: 'learner' },
          on: { 'record.revisited': 'renewing' },
        },
        renewing: {
          description: 'It is looked up again, while what is known of it stays in sight.',
          meta: { title: 'Being looked up', who: 'server' },
          invoke: {
            src: 'loadRecord',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: { type: 'isNew', params: itemOf },
                target: 'fresh',
                actions: ['noteChange', { type: 'takeRecord', params: itemOf }],
                description: 'Somebody else has changed it, and the viewer is told.',
              },
              { target: 'fresh', actions: { type: 'takeRecord', params: itemOf } },
            ],
            onError: [...onGone, { target: 'aged', description: 'What is known of it still is; nobody is bothered.' }],
          },
        },
        asking: {
          description:
            'The words that go with the event are being written; the lifecycle tells at each letter whether they do.',
          meta: { title: 'Writing the reason', who: 'learner' },
          tags: ['asking'],
          on: {
            'words.changed': { actions: 'write' },
            'event.sent': sendingIfAllowed,
            'event.dropped': { target: 'fresh', actions: 'drop' },
            ...undisturbed,
          },
        },
        sending: {
          description: 'The event is on its way, with the revision that its sender has seen.',
          meta: { title: 'Sending', who: 'server' },
          tags: ['asking', 'busy'],
          invoke: {
            src: 'sendEvent',
            input: ({ context: { id, item, intent } }) => ({ id, item, intent: intent ?? { event: '', words: '' } }),
            onDone: {
              target: 'fresh',
              actions: [{ type: 'announceDone', params: itemOf }, { type: 'takeRecord', params: itemOf }, 'drop'],
            },
            onError: [
              {
                guard: { type: 'isStale', params: errorOf },
                target: 'catchingUp',
                actions: { type: 'fail', params: errorOf },
              },
              {
                guard: { type: 'isUnanswered', params: errorOf },
                target: 'unsent',
                actions: { type: 'fail', params: errorOf },
              },
              { target: 'asking', actions: { type: 'fail', params: errorOf } },
            ],
          },
          on: undisturbed,
        },
        unsent: {
          description:
            'No answer has come; what was written is kept and can be sent again. What did arrive is found out then.',
          meta: { title: 'No answer', who: 'learner' },
          tags: ['asking', 'unsent'],
          on: {
            'words.changed': { target: 'asking', actions: 'write' },
            'event.sent': { target: 'sending', actions: 'forgetFailure' },
            'event.dropped': { target: 'renewing', actions: 'drop', description: 'It may have arrived all the same.' },
            ...undisturbed,
          },
        },
        catchingUp: {
          description: 'Somebody else was faster, so the record is fetched as it is now.',
          meta: { title: 'Fetching the change', who: 'server' },
          tags: ['asking', 'busy'],
          invoke: {
            src: 'loadRecord',
            input: ({ context: { id } }) => ({ id }),
            onDone: [
              {
                guard: { type: 'isStillOpen', params: itemOf },
                target: 'changed',
                actions: { type: 'takeRecord', params: itemOf },
              },
              {
                target: 'fresh',
                actions: ['drop', 'noteChange', { type: 'takeRecord', params: itemOf }],
                description: 'There is nothing left to do with it; the viewer is told what happened.',
              },
            ],
            onError: [...onGone, { target: 'unsent', actions: { type: 'fail', params: errorOf } }],
          },
          on: undisturbed,
        },
        changed: {
          description: 'The event can still be sent, and its sender is told that the record is not what it was.',
          meta: { title: 'Changed by somebody else', who: 'learner' },
          tags: ['asking', 'changed'],
          on: {
            'words.changed': { actions: 'write' },
            'event.sent': sendingIfAllowed,
            'event.dropped': { target: 'fresh', actions: 'drop' },
            ...undisturbed,
          },
        },
      },
    },
  },
})

export type RecordFlow = typeof recordFlow
