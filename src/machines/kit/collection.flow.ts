import { assign, emit, fromPromise, setup, type ActorRef, type EventObject, type Snapshot } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'

import type { DetailTag } from './detail.flow.ts'
import { errorOf, failing, type Thrown } from './failing.ts'
import { failureIn, isForbidden, isMissing } from './refusals.ts'
import { unfilled } from './services.ts'
import type { Watched } from './watching.ts'

interface CollectionInput {
  /** What it belongs to; empty for a singleton. */
  readonly id: string
}
export interface CollectionContext<All, One> extends CollectionInput {
  /** Null: not loaded yet. */
  readonly item: All | null
  /** What is to be removed; null: nothing. */
  readonly chosen: One | null
  readonly failure: Failure | null
}
export type CollectionEvent<One> =
  | { readonly type: 'item.reloaded' }
  | { readonly type: 'removal.asked'; readonly one: One }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dropped' }
interface Removed<One> {
  readonly type: 'removed'
  readonly one: One
}
interface Services<All, One> {
  readonly load: (id: string) => Promise<All>
  readonly remove: (one: One, id: string) => Promise<unknown>
}
interface Removing<One> extends CollectionInput {
  readonly one: One
}

/** Those of a detail too, so that the same faces show it as a whole. */
type Tag = DetailTag | 'asking' | 'busy'

/** Throws when nothing is to be removed, which the states rule out. */
function removing<One>({ id, chosen }: CollectionContext<unknown, One>): Removing<One> {
  if (chosen === null) throw new Error('Nothing is being removed.')
  return { id, one: chosen }
}
const gone = <One>({ context }: { readonly context: CollectionContext<unknown, One> }) => ({
  one: removing(context).one,
})

/**
 * A small collection that one page has as a whole: loaded, and each removed once that is confirmed. What is added or
 * changed has a flow of its own, after which the page reloads the collection.
 */
export const collectionOf = <All, One>({ load, remove }: Services<All, One>) =>
  setup({
    types: {
      tags: {} as Tag,
      context: {} as CollectionContext<All, One>,
      events: {} as CollectionEvent<One>,
      input: {} as CollectionInput,
      emitted: {} as Removed<One>,
    },
    actors: {
      loadAll: fromPromise<All, CollectionInput>(({ input }) => load(input.id)),
      removeOne: fromPromise<unknown, Removing<One>>(({ input }) => remove(input.one, input.id)),
    },
    guards: { isForbidden, isMissing },
    actions: {
      take: assign({ item: (_, params: { item: All }) => params.item, failure: null }),
      choose: assign({
        chosen: ({ context, event }) => (event.type === 'removal.asked' ? event.one : context.chosen),
        failure: null,
      }),
      drop: assign({ chosen: null, failure: null }),
      forgetFailure: assign({ failure: null }),
      fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
      announceRemoved: emit((_, params: { one: One }) => ({ type: 'removed' as const, ...params })),
    },
  }).createMachine({
    id: 'collection',
    description: 'A small collection that one page has as a whole: loaded, and each removed once that is confirmed.',
    initial: 'loading',
    context: ({ input }) => ({ id: input.id, item: null, chosen: null, failure: null }),
    states: {
      loading: {
        description: 'It is being fetched; the previous version stays visible.',
        meta: { title: 'Loading', who: 'server' },
        tags: ['loadingMark'],
        // What is on its way may be older than what has been changed since.
        on: { 'item.reloaded': { target: 'loading', reenter: true } },
        invoke: {
          src: 'loadAll',
          input: ({ context: { id } }) => ({ id }),
          onDone: { target: 'shown', actions: { type: 'take', params: ({ event }) => ({ item: event.output }) } },
          onError: [
            { guard: { type: 'isForbidden', params: errorOf }, target: 'forbidden' },
            { target: 'failed', actions: failing },
          ],
        },
      },
      shown: {
        description: 'It is shown.',
        meta: { title: 'Shown', who: 'learner' },
        tags: ['shown'],
        on: {
          'item.reloaded': 'loading',
          'removal.asked': { target: 'asking', actions: 'choose' },
        },
      },
      failed: {
        description: 'It could not be fetched; a retry is offered.',
        meta: { title: 'Failed', who: 'learner' },
        tags: ['failed'],
        on: { 'item.reloaded': 'loading' },
      },
      forbidden: {
        description: 'The caller may not see it.',
        meta: { title: 'Not permitted', who: 'learner' },
        tags: ['forbidden'],
      },
      asking: {
        description: 'The removal has to be confirmed, with an error after a failed attempt.',
        meta: { title: 'Asking', who: 'learner' },
        tags: ['shown', 'asking'],
        on: {
          'removal.confirmed': { target: 'removing', actions: 'forgetFailure' },
          'removal.dropped': { target: 'shown', actions: 'drop' },
        },
      },
      removing: {
        description: 'It is being removed.',
        meta: { title: 'Removing', who: 'server' },
        tags: ['shown', 'asking', 'busy'],
        invoke: {
          src: 'removeOne',
          input: ({ context }) => removing(context),
          onDone: { target: 'loading', actions: [{ type: 'announceRemoved', params: gone }, 'drop'] },
          onError: [
            {
              guard: { type: 'isMissing', params: errorOf },
              target: 'loading',
              actions: 'drop',
              description: 'It is not there any more, or not for the caller; the collection is read again.',
            },
            { target: 'asking', actions: failing },
          ],
        },
      },
    },
  })

export type CollectionFlow<All, One> = ReturnType<typeof collectionOf<All, One>>
/** A running collection. */
export interface CollectionActor<All, One>
  extends Watched<
    { readonly context: CollectionContext<All, One>; readonly hasTag: (tag: Tag) => boolean },
    CollectionEvent<One>
  > {
  readonly on: ActorRef<Snapshot<unknown>, EventObject, Removed<One>>['on']
}

/** The flow with the most general types, for the statechart and the model tests. */
export const collectionFlow = /* @__PURE__ */ collectionOf<unknown, unknown>({ load: unfilled, remove: unfilled })
