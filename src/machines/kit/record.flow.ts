import { assign, emit, fromPromise, not, setup, type Subscription } from 'xstate'

import { problemOf } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from './failing.ts'
import {
  awaited,
  sendingOf,
  type RecordContext,
  type RecordEmitted,
  type RecordEvent,
  type RecordInput,
  type RecordServices,
  type Sending,
} from './record-context.ts'
import { failureIn, isForbidden, isMissing, isStale } from './refusals.ts'
import { unfilled } from './services.ts'
import type { Watched } from './watching.ts'

/** After this many milliseconds somebody who comes back to a record has it looked up again. */
export const FRESH_FOR = 15_000

const itemOf = <Item>({ event }: { readonly event: { readonly output: Item } }) => ({ item: event.output })

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

type Tag = 'asking' | 'busy' | 'changed' | 'failed' | 'forbidden' | 'loadingMark' | 'missing' | 'shown' | 'unsent'

/**
 * One record of any lifecycle before somebody: how it stands, what they can do with it, and what came of it. The
 * lifecycle's own part is in the rules that the flow is given, and in its two services. `Action`: the events that
 * people send.
 */
export const recordOf = <Item, Action extends string>({ load, send }: RecordServices<Item, Action>) =>
  setup({
    types: {
      tags: {} as Tag,
      context: {} as RecordContext<Item, Action>,
      events: {} as RecordEvent<Action>,
      input: {} as RecordInput<Item, Action>,
      emitted: {} as RecordEmitted<Item, Action>,
    },
    actors: {
      loadRecord: fromPromise<Item, { id: string }>(({ input }) => load(input.id)),
      sendEvent: fromPromise<Item, Sending<Item, Action>>(({ input }) => send(input)),
    },
    delays: { freshFor: FRESH_FOR },
    guards: {
      /** The event is open, as far as it does not depend on what is still to be written. */
      isOpen: ({ context: { rules, item }, event }) =>
        event.type === 'event.chosen' && item !== null && rules.verdict(item, event.event, null).kind === 'allowed',
      isStillOpen: ({ context: { rules, intent } }, params: { item: Item }) =>
        intent !== null && rules.verdict(params.item, intent.event, null).kind === 'allowed',
      isAllowed: ({ context: { rules, item, intent } }) =>
        item !== null && intent !== null && rules.verdict(item, intent.event, intent.words).kind === 'allowed',
      isNew: ({ context: { rules, item } }, params: { item: Item }) =>
        item !== null && rules.revisionOf(params.item) !== rules.revisionOf(item),
      isMissing,
      isForbidden,
      isStale,
      /** Nobody knows whether the event has arrived. */
      isUnanswered: (_, params: { error: unknown }) => problemOf(params.error).kind !== 'refused',
    },
    actions: {
      takeRecord: assign({ item: (_, params: { item: Item }) => params.item, failure: null }),
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
      fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
      forgetFailure: assign({ failure: null }),
      announceDone: emit(({ context }, params: { item: Item }) => ({
        type: 'done' as const,
        event: sendingOf(context).intent.event,
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
          onError: [...onGone, { target: 'failed', actions: failing }],
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
              onError: [
                ...onGone,
                { target: 'aged', description: 'What is known of it still is; nobody is bothered.' },
              ],
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
              input: ({ context }) => sendingOf(context),
              onDone: {
                target: 'fresh',
                actions: [{ type: 'announceDone', params: itemOf }, { type: 'takeRecord', params: itemOf }, 'drop'],
              },
              onError: [
                { guard: { type: 'isStale', params: errorOf }, target: 'catchingUp', actions: failing },
                { guard: { type: 'isUnanswered', params: errorOf }, target: 'unsent', actions: failing },
                { target: 'asking', actions: failing },
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
              'event.dropped': {
                target: 'renewing',
                actions: 'drop',
                description: 'It may have arrived all the same.',
              },
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
              onError: [...onGone, { target: 'unsent', actions: failing }],
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

export type RecordFlow<Item, Action extends string> = ReturnType<typeof recordOf<Item, Action>>
/** What a running record shows. */
export interface RecordSnapshot<Item, Action extends string> {
  readonly context: RecordContext<Item, Action>
  readonly hasTag: (tag: Tag) => boolean
}
/** A running record. */
export interface RecordActor<Item, Action extends string>
  extends Watched<RecordSnapshot<Item, Action>, RecordEvent<Action>> {
  readonly on: (type: 'done', listener: (done: RecordEmitted<Item, Action>) => void) => Subscription
}

/** The flow as it is drawn and walked: a record of anything. */
export const recordFlow = /* @__PURE__ */ recordOf<unknown, string>({ load: unfilled, send: unfilled })
