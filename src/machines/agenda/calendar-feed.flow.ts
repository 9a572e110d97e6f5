import { assign, fromPromise, setup } from 'xstate'

import type { CalendarFeed, NewFeed } from '#api/agenda/calendar-feed.contract.ts'
import type { Failure } from '#api/kit/problem.ts'
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface CalendarFeedContext {
  /** When the address was made; null: there is none. */
  readonly createdAt: string | null
  /** The new address, which is shown once; null: none was made here. */
  readonly path: string | null
  readonly failure: Failure | null
}
export type CalendarFeedEvent =
  | { readonly type: 'feed.reloaded' }
  | { readonly type: 'feed.renewed' }
  | { readonly type: 'feed.stopped' }

/** The secret address by which calendar programs read the agenda: made, renewed, taken away. */
export const calendarFeedFlow = setup({
  types: {
    context: {} as CalendarFeedContext,
    events: {} as CalendarFeedEvent,
  },
  actors: {
    load: fromPromise<CalendarFeed>(unfilled),
    renew: fromPromise<NewFeed>(unfilled),
    stop: fromPromise<CalendarFeed>(unfilled),
  },
  guards: {
    isThere: ({ context }) => context.createdAt !== null,
  },
  actions: {
    clean: assign({ failure: null }),
    take: assign((_, { feed }: { feed: CalendarFeed }) => ({ createdAt: feed.createdAt, path: null, failure: null })),
    takeNew: assign((_, { feed }: { feed: NewFeed }) => ({
      createdAt: feed.createdAt,
      path: feed.path,
      failure: null,
    })),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
  },
}).createMachine({
  id: 'calendarFeed',
  description: 'The secret address by which calendar programs read the agenda: made, renewed, taken away.',
  initial: 'loading',
  context: { createdAt: null, path: null, failure: null },
  states: {
    loading: {
      description: 'Whether there is an address is being asked.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['busy'],
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ feed: event.output }) } },
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'It could not be asked; a retry is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
      on: { 'feed.reloaded': { target: 'loading', actions: 'clean' } },
    },
    shown: {
      description: 'There is an address or none, with an error after a failed change.',
      meta: { title: 'Shown', who: 'learner' },
      tags: ['shown'],
      on: {
        'feed.renewed': { target: 'renewing', actions: 'clean' },
        'feed.stopped': { guard: 'isThere', target: 'stopping', actions: 'clean' },
      },
    },
    renewing: {
      description: 'A new address is being made; the one before is dead then.',
      meta: { title: 'Renewing', who: 'server' },
      tags: ['shown', 'busy'],
      invoke: {
        src: 'renew',
        onDone: { target: 'shown', actions: { type: 'takeNew', params: ({ event }) => ({ feed: event.output }) } },
        onError: { target: 'shown', actions: failing },
      },
    },
    stopping: {
      description: 'The address is being taken away.',
      meta: { title: 'Stopping', who: 'server' },
      tags: ['shown', 'busy'],
      invoke: {
        src: 'stop',
        onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ feed: event.output }) } },
        onError: { target: 'shown', actions: failing },
      },
    },
  },
})
export type CalendarFeedFlow = typeof calendarFeedFlow
