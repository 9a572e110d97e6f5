import { assign, emit, fromPromise, not, setup, type ActorRef, type EventObject, type Snapshot } from 'xstate'

import { problemOf } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from './failing.ts'
import { formRefused, type FormRefused } from './form-refused.ts'
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

/** After this many milliseconds a record is refreshed when its page becomes visible again. */
export const FRESH_FOR = 15_000

const itemOf = <Item>({ event }: { readonly event: { readonly output: Item } }) => ({ item: event.output })

/** Not found; handled alike wherever a request can meet it. */
const onGone = [
  { guard: { type: 'isMissing', params: errorOf }, target: '#record.missing' },
  { guard: { type: 'isForbidden', params: errorOf }, target: '#record.forbidden' },
] as const

/** Shared by the states in which the text of an event is typed. */
const sendingIfAllowed = [
  {
    guard: not('isAllowed'),
    actions: 'announceRefusedForm',
    description: 'The lifecycle refuses it with a reason, and nothing is sent.',
    meta: { requirements: ['VALID-28'] },
  },
  { target: 'sending', actions: 'forgetFailure' },
] as const

// No refresh while typing; a stale revision shows in the server's response.
const undisturbed = { 'event.chosen': {}, 'record.signalled': {}, 'record.outdated': {} } as const

type Tag = 'asking' | 'busy' | 'changed' | 'failed' | 'forbidden' | 'loadingMark' | 'missing' | 'shown' | 'unsent'

/**
 * One record of any lifecycle: its state, the actions of the viewer, and their outcome. The lifecycle's own part is in
 * the rules that the flow is given, and in its two services. `Action`: the events that people send.
 */
export const recordOf = <Item, Action extends string, Id = string>({ load, send }: RecordServices<Item, Action, Id>) =>
  setup({
    types: {
      tags: {} as Tag,
      context: {} as RecordContext<Item, Action, Id>,
      events: {} as RecordEvent<Action>,
      input: {} as RecordInput<Item, Action, Id>,
      emitted: {} as RecordEmitted<Item, Action> | FormRefused,
    },
    actors: {
      loadRecord: fromPromise<Item, { id: Id }>(({ input }) => load(input.id)),
      sendEvent: fromPromise<Item, Sending<Item, Action, Id>>(({ input }) => send(input)),
    },
    delays: { freshFor: FRESH_FOR },
    guards: {
      /** The event is allowed, regardless of the text still to be typed. */
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
      /** Unknown outcome: the event may or may not have arrived. */
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
      announceRefusedForm: emit(formRefused),
      announceDone: emit(({ context }, params: { item: Item }) => ({
        type: 'done' as const,
        event: sendingOf(context).intent.event,
        item: params.item,
      })),
    },
  }).createMachine({
    id: 'record',
    description: 'One record of a lifecycle, from loading through an action to its outcome.',
    initial: 'loading',
    context: ({ input }) => awaited(input),
    states: {
      loading: {
        description: 'The record is being fetched, with the facts for this person.',
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
        description: 'The record does not exist, or is hidden from this person.',
        meta: { title: 'Missing', who: 'learner' },
        tags: ['missing'],
      },
      forbidden: {
        description: 'This person may not see such records.',
        meta: { title: 'Not permitted', who: 'learner' },
        tags: ['forbidden'],
      },
      failed: {
        description: 'The record could not be fetched; a retry is offered.',
        meta: { title: 'Failed', who: 'learner' },
        tags: ['failed'],
        on: { 'record.reloaded': 'loading' },
      },
      shown: {
        description: 'The record is shown with its actions; disabled ones give the reason.',
        meta: { title: 'Shown', who: 'learner' },
        tags: ['shown'],
        initial: 'fresh',
        on: {
          'change.noticed': { actions: 'forgetChange' },
          'event.chosen': [
            { guard: not('isOpen'), description: 'The lifecycle refuses it; the disabled action gives the reason.' },
            { target: '.asking', actions: 'intend' },
          ],
          'record.signalled': '.renewing',
          'record.outdated': '.following',
        },
        states: {
          fresh: {
            description: 'It is fresh.',
            meta: { title: 'Just fetched', who: 'learner' },
            after: { freshFor: 'aged' },
          },
          aged: {
            description: 'It may be stale; it is refreshed when the page becomes visible again.',
            meta: { title: 'Some time old', who: 'learner' },
            on: { 'record.revisited': 'renewing' },
          },
          renewing: {
            description: 'It is being refreshed; the previous version stays visible.',
            meta: { title: 'Being looked up', who: 'server' },
            invoke: {
              src: 'loadRecord',
              input: ({ context: { id } }) => ({ id }),
              onDone: [
                {
                  guard: { type: 'isNew', params: itemOf },
                  target: 'fresh',
                  actions: ['noteChange', { type: 'takeRecord', params: itemOf }],
                  description: 'Somebody else has changed it; the viewer is notified.',
                },
                { target: 'fresh', actions: { type: 'takeRecord', params: itemOf } },
              ],
              onError: [
                ...onGone,
                { target: 'aged', description: 'The refresh failed silently; the previous version stays.' },
              ],
            },
          },
          following: {
            description: 'The viewer has changed it by another flow of the page; it is refreshed without a notice.',
            meta: { title: 'Following', who: 'server' },
            invoke: {
              src: 'loadRecord',
              input: ({ context: { id } }) => ({ id }),
              onDone: { target: 'fresh', actions: ['forgetChange', { type: 'takeRecord', params: itemOf }] },
              onError: [...onGone, { target: 'aged', description: 'The previous version stays.' }],
            },
            // It is being looked up already.
            on: { 'record.signalled': {} },
          },
          asking: {
            description: 'The text of the event is being typed; the lifecycle validates it on each input.',
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
            description: 'The event is being sent with the revision that its sender has seen.',
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
              'No response; the input is kept for a retry, which also reveals whether the first attempt arrived.',
            meta: { title: 'No answer', who: 'learner' },
            tags: ['asking', 'unsent'],
            on: {
              'words.changed': { target: 'asking', actions: 'write' },
              'event.sent': { target: 'sending', actions: 'forgetFailure' },
              'event.dropped': {
                target: 'renewing',
                actions: 'drop',
                description: 'The first attempt may have arrived.',
              },
              ...undisturbed,
            },
          },
          catchingUp: {
            description: 'Stale revision: the current record is being fetched.',
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
                  description: 'The action is no longer possible; the viewer is told what happened.',
                },
              ],
              onError: [...onGone, { target: 'unsent', actions: failing }],
            },
            on: undisturbed,
          },
          changed: {
            description: 'The record has changed; the event is still possible and has to be confirmed.',
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

export type RecordFlow<Item, Action extends string, Id = string> = ReturnType<typeof recordOf<Item, Action, Id>>
/** Snapshot of a running record. */
export interface RecordSnapshot<Item, Action extends string> {
  readonly context: RecordContext<Item, Action>
  readonly hasTag: (tag: Tag) => boolean
}
/** A running record. */
export interface RecordActor<Item, Action extends string>
  extends Watched<RecordSnapshot<Item, Action>, RecordEvent<Action>> {
  readonly on: ActorRef<Snapshot<unknown>, EventObject, RecordEmitted<Item, Action> | FormRefused>['on']
}

/** The flow with the most general record type, for the statechart and the model tests. */
export const recordFlow = /* @__PURE__ */ recordOf<unknown, string>({ load: unfilled, send: unfilled })
