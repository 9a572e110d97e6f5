import { assign, fromPromise, setup } from 'xstate'

import type { Target } from '#machines/session/guard.flow.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface PageChangeContext {
  /** The page that stands on the screen; null until the first one does. */
  readonly shown: Target | null
  /** The page that is to take its place; null while none is under way. */
  readonly next: Target | null
  /**
   * How many pages have been shown: each is built anew, also one that is gone back to before another took its place.
   */
  readonly visits: number
}
export type PageChangeEvent =
  | { readonly type: 'page.admitted'; readonly target: Target }
  /** The page that is shown shows another part of itself, which has an address of its own. */
  | { readonly type: 'address.renamed'; readonly fullPath: string }

/** What is between the guard's leave and the page on the screen: its code, its texts and its flows have to be there. */
export const pageChangeFlow = setup({
  types: {
    context: {} as PageChangeContext,
    events: {} as PageChangeEvent,
  },
  actors: {
    fetchParts: fromPromise<void, { target: Target | null }>(unfilled),
  },
  guards: { isShown: ({ context }) => context.shown !== null },
  actions: {
    take: assign({ next: ({ context, event }) => (event.type === 'page.admitted' ? event.target : context.next) }),
    rename: assign({
      shown: ({ context: { shown }, event }) =>
        shown !== null && event.type === 'address.renamed' ? { ...shown, fullPath: event.fullPath } : shown,
    }),
    /** The composition root has the browser's address follow, without a new entry in its history. */
    renameAddress: (_, _params: { from: string; to: string }) => undefined,
    show: assign(({ context }) => ({ shown: context.next, next: null, visits: context.visits + 1 })),
  },
}).createMachine({
  id: 'pageChange',
  description: 'Keeps the page that is shown in its place until the next one has all that it needs.',
  initial: 'resting',
  context: { shown: null, next: null, visits: 0 },
  on: {
    'page.admitted': {
      target: '.fetching',
      actions: 'take',
      reenter: true,
      description: 'A page may be shown; one that was still being fetched is given up.',
      meta: { requirements: ['SHELL-02', 'GUARD-12'] },
    },
  },
  states: {
    resting: {
      description: 'The page that was asked for last is on the screen; before the first, none is.',
      meta: { title: 'The page stands', who: 'learner', requirements: ['SHELL-02'] },
      on: {
        'address.renamed': {
          guard: 'isShown',
          actions: [
            {
              type: 'renameAddress',
              params: ({ context, event }) => ({ from: context.shown?.fullPath ?? '', to: event.fullPath }),
            },
            'rename',
          ],
          description: 'The page stays as it stands, and shows another of its tabs.',
        },
      },
    },
    fetching: {
      description:
        'What the next page needs is fetched, unless it is there; the loading bar runs, and the page before stays.',
      meta: { title: 'The next page is fetched', who: 'server', requirements: ['SHELL-02', 'GUARD-08'] },
      tags: ['loadingBar'],
      invoke: {
        src: 'fetchParts',
        input: ({ context }) => ({ target: context.next }),
        onDone: { target: 'resting', actions: 'show', meta: { requirements: ['SHELL-02'] } },
        onError: {
          target: 'resting',
          actions: 'show',
          description: 'The page itself says what has failed, and offers to try again.',
        },
      },
    },
  },
})

export type PageChangeFlow = typeof pageChangeFlow
