import { assign, fromPromise, setup } from 'xstate'

import type { Target } from '#machines/session/guard.flow.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface PageChangeContext {
  /** The shown page; null until the first one. */
  readonly shown: Target | null
  /** The page that is being loaded; null: none. */
  readonly next: Target | null
  /**
   * Counter of shown pages, used as a key: every page is mounted anew, even when going back before another was shown.
   */
  readonly visits: number
}
export type PageChangeEvent =
  | { readonly type: 'page.admitted'; readonly target: Target }
  /** The shown page switches to another of its tabs, which has its own address. */
  | { readonly type: 'address.renamed'; readonly fullPath: string }

/** From the guard's permission to the shown page: its code, texts and flows are loaded first. */
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
    /** The composition root replaces the current history entry. */
    renameAddress: (_, _params: { from: string; to: string }) => undefined,
    show: assign(({ context }) => ({ shown: context.next, next: null, visits: context.visits + 1 })),
  },
}).createMachine({
  id: 'pageChange',
  description: 'Keeps the shown page until the next one is fully loaded.',
  initial: 'resting',
  context: { shown: null, next: null, visits: 0 },
  on: {
    'page.admitted': {
      target: '.fetching',
      actions: 'take',
      reenter: true,
      description: 'A new navigation is permitted; a pending load is cancelled.',
      meta: { requirements: ['SHELL-02', 'GUARD-12'] },
    },
  },
  states: {
    resting: {
      description: 'The last requested page is shown; none before the first.',
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
          description: 'The page stays and switches to another of its tabs.',
        },
      },
    },
    fetching: {
      description: 'The next page is loaded unless cached; the loading bar runs, and the previous page stays.',
      meta: { title: 'The next page is fetched', who: 'server', requirements: ['SHELL-02', 'GUARD-08'] },
      tags: ['loadingBar'],
      invoke: {
        src: 'fetchParts',
        input: ({ context }) => ({ target: context.next }),
        onDone: { target: 'resting', actions: 'show', meta: { requirements: ['SHELL-02'] } },
        onError: {
          target: 'resting',
          actions: 'show',
          description: 'The page is shown with its own error and a retry.',
        },
      },
    },
  },
})

export type PageChangeFlow = typeof pageChangeFlow
