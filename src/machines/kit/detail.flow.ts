import { assign, fromPromise, setup, type StateValueFrom } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from './failing.ts'
import { failureIn, isForbidden, isMissing } from './refusals.ts'
import { unfilled } from './services.ts'
import type { Watched } from './watching.ts'

interface Loaded<Params> {
  /** What it is loaded by: an id, or several parameters; empty for a singleton. */
  readonly id: Params
}
export interface DetailInput<Item = never, Params = string> extends Loaded<Params> {
  /** The last answer to the same parameters, shown until the new one arrives. */
  readonly atHand?: Item | null
}
export interface DetailContext<Item, Params = unknown> extends Loaded<Params> {
  /** Null: not loaded yet. */
  readonly item: Item | null
  readonly failure: Failure | null
}
export type DetailEvent = { readonly type: 'item.reloaded' }

export type DetailTag = 'failed' | 'forbidden' | 'loadingMark' | 'missing' | 'shown'

/** A read-only item: loading, shown, missing, failed, not permitted. @param load its service */
export const detailOf = <Item, Params = string>(load: (id: Params) => Promise<Item>) =>
  setup({
    types: {
      tags: {} as DetailTag,
      context: {} as DetailContext<Item, Params>,
      events: {} as DetailEvent,
      input: {} as DetailInput<Item, Params>,
    },
    actors: {
      loadItem: fromPromise<Item, Loaded<Params>>(({ input }) => load(input.id)),
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
    description: 'A read-only item, from loading to being shown.',
    initial: 'loading',
    context: ({ input }) => ({ id: input.id, item: input.atHand ?? null, failure: null }),
    on: { 'item.reloaded': { target: '.loading' } },
    states: {
      loading: {
        description: 'It is being fetched; the previous version stays visible.',
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
              description: 'The refresh failed; the previous version stays visible.',
            },
            { target: 'failed', actions: failing },
          ],
        },
      },
      shown: { description: 'The item is shown.', meta: { title: 'Shown', who: 'learner' }, tags: ['shown'] },
      missing: {
        description: 'It does not exist, or is hidden from this person.',
        meta: { title: 'Missing', who: 'learner' },
        tags: ['missing'],
      },
      failed: {
        description: 'It could not be fetched; a retry is offered.',
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

export type DetailFlow<Item, Params = string> = ReturnType<typeof detailOf<Item, Params>>
/** Snapshot of a running detail. */
export interface DetailSnapshot<Item> {
  readonly value: StateValueFrom<DetailFlow<never>>
  readonly context: DetailContext<Item>
  readonly hasTag: (tag: DetailTag) => boolean
}
/** A running detail. */
export type DetailActor<Item = unknown> = Watched<DetailSnapshot<Item>, DetailEvent>

/** The flow with the most general item type, for the statechart and the model tests. */
export const detailFlow = /* @__PURE__ */ detailOf<unknown>(unfilled)
