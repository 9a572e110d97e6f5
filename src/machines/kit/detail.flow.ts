import { assign, fromPromise, setup } from 'xstate'

import { failureOf, problemOf, type Failure } from '#api/kit/problem.ts'

export interface DetailInput {
  /** Which thing it is; empty where there is only one. */
  readonly id: string
}
export interface DetailContext extends DetailInput {
  readonly item: unknown
  readonly failure: Failure | null
}
export type DetailEvent = { readonly type: 'item.reloaded' }

/** One thing to show that nobody changes here: loading, shown, missing, failed, not permitted. */
export const detailFlow = setup({
  types: {
    context: {} as DetailContext,
    events: {} as DetailEvent,
    input: {} as DetailInput,
  },
  actors: {
    loadItem: fromPromise<unknown, DetailInput>(() => {
      throw new Error('A service was not provided.')
    }),
  },
  guards: {
    isAtHand: ({ context }) => context.item !== null,
    isMissing: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
    isForbidden: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.forbidden',
  },
  actions: {
    takeItem: assign({ item: (_, params: { item: unknown }) => params.item, failure: null }),
    fail: assign({
      failure: (_, params: { error: unknown }) => failureOf(problemOf(params.error), 'request.failed'),
    }),
  },
}).createMachine({
  id: 'detail',
  description: 'One thing to show, from loading to what there is of it.',
  initial: 'loading',
  context: ({ input }) => ({ id: input.id, item: null, failure: null }),
  on: { 'item.reloaded': { target: '.loading' } },
  states: {
    loading: {
      description: 'It is being fetched; what was shown before stays.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loadingMark'],
      invoke: {
        src: 'loadItem',
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: 'shown', actions: { type: 'takeItem', params: ({ event }) => ({ item: event.output }) } },
        onError: [
          { guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) }, target: 'missing' },
          { guard: { type: 'isForbidden', params: ({ event }) => ({ error: event.error }) }, target: 'forbidden' },
          { guard: 'isAtHand', target: 'shown', description: 'It could not be renewed; what was shown before stays.' },
          { target: 'failed', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    shown: { description: 'It is there to see.', meta: { title: 'Shown', who: 'learner' }, tags: ['shown'] },
    missing: {
      description: 'There is no such thing, or not for this person.',
      meta: { title: 'Missing', who: 'learner' },
      tags: ['missing'],
    },
    failed: {
      description: 'It could not be fetched; trying again is offered.',
      meta: { title: 'Failed', who: 'learner' },
      tags: ['failed'],
    },
    forbidden: {
      description: 'The caller may not see it.',
      meta: { title: 'Not permitted', who: 'learner' },
      tags: ['forbidden'],
    },
  },
})
