import { assign, fromPromise, setup, type StateValueFrom } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from './failing.ts'
import { failureIn, isForbidden, isMissing } from './refusals.ts'
import { unfilled } from './services.ts'
import type { Watched } from './watching.ts'

export interface DetailInput {
  /** Which thing it is; empty where there is only one. */
  readonly id: string
}
export interface DetailContext<Item> extends DetailInput {
  /** Null: not there yet. */
  readonly item: Item | null
  readonly failure: Failure | null
}
export type DetailEvent = { readonly type: 'item.reloaded' }

type Tag = 'failed' | 'forbidden' | 'loadingMark' | 'missing' | 'shown'

/**
 * One thing to show that nobody changes here: loading, shown, missing, failed, not permitted.
 * @param load its service; the id is empty where there is only one such thing
 */
export const detailOf = <Item>(load: (id: string) => Promise<Item>) =>
  setup({
    types: {
      tags: {} as Tag,
      context: {} as DetailContext<Item>,
      events: {} as DetailEvent,
      input: {} as DetailInput,
    },
    actors: {
      loadItem: fromPromise<Item, DetailInput>(({ input }) => load(input.id)),
    },
    guards: {
      isAtHand: ({ context }) => context.item !== null,
      isMissing,
      isForbidden,
    },
    actions: {
      takeItem: assign({ item: (_, params: { item: Item }) => params.item, failure: null }),
      fail: assign({
        failure: (_, params: Thrown) => failureIn(params),
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
            { guard: { type: 'isMissing', params: errorOf }, target: 'missing' },
            { guard: { type: 'isForbidden', params: errorOf }, target: 'forbidden' },
            {
              guard: 'isAtHand',
              target: 'shown',
              description: 'It could not be renewed; what was shown before stays.',
            },
            { target: 'failed', actions: failing },
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

export type DetailFlow<Item> = ReturnType<typeof detailOf<Item>>
/** What a running detail shows. */
export interface DetailSnapshot<Item> {
  readonly value: StateValueFrom<DetailFlow<never>>
  readonly context: DetailContext<Item>
  readonly hasTag: (tag: Tag) => boolean
}
/** A running detail. */
export type DetailActor<Item = unknown> = Watched<DetailSnapshot<Item>, DetailEvent>

/** The flow as it is drawn and walked: one of anything. */
export const detailFlow = /* @__PURE__ */ detailOf<unknown>(unfilled)
