import { emit, setup } from 'xstate'

import type { Results } from '#api/questionnaire/results.contract.ts'

/** Milliseconds between two looks at the results of a vote that is still open. */
export const RENEWAL_PAUSE = 15_000

/** Whether results are looked at again and again: those of a vote that is still open. */
export const isFollowed = ({ kind, hasClosed }: Pick<Results, 'kind' | 'hasClosed'>): boolean =>
  kind === 'vote' && !hasClosed

export type ResultRenewalEvent = { readonly type: 'page.hidden' } | { readonly type: 'page.shown' }

/** When the results of an open vote are fetched anew: every 15 seconds while somebody sees them. */
export const resultRenewalFlow = setup({
  types: {
    events: {} as ResultRenewalEvent,
    emitted: {} as { readonly type: 'due' },
  },
  delays: { renewalPause: RENEWAL_PAUSE },
  actions: {
    tellDue: emit({ type: 'due' }),
  },
}).createMachine({
  id: 'resultRenewal',
  description: 'When the results of an open vote are fetched anew: every 15 seconds while somebody sees them.',
  initial: 'visible',
  states: {
    visible: {
      description: 'The results are in view; a pause runs until they are fetched again.',
      meta: { title: 'Visible', who: 'learner', requirements: ['ROUTE-55'] },
      on: { 'page.hidden': 'hidden' },
      after: { renewalPause: { target: 'visible', reenter: true, actions: 'tellDue' } },
    },
    hidden: {
      description: 'The page is in the background: nothing is fetched until it is looked at again, and then at once.',
      meta: { title: 'Hidden', who: 'learner' },
      on: { 'page.shown': 'visible' },
    },
  },
})

export type ResultRenewalFlow = typeof resultRenewalFlow
