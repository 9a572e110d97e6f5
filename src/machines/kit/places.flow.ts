import { assign, emit, enqueueActions, setup } from 'xstate'

import type { LanguageCode } from '#i18n/locales.ts'

/** A requested change: another address, another language, or the sign-out. */
export type Wanted =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'language'; readonly code: LanguageCode }
  | { readonly kind: 'signOut' }

export interface PlacesInput {
  readonly address: string
}
export interface PlacesContext {
  /** The address of the shown page. */
  readonly shown: string
  /** Incremented with every opened page; a mere change of its address does not count. */
  readonly visit: number
  readonly wanted: Wanted | null
  /** Whether the page has unsaved changes. */
  readonly hasUnsaved: boolean
}
export type PlacesEvent =
  | { readonly type: 'address.changed'; readonly address: string }
  /** The page has got a new address without being left. */
  | { readonly type: 'page.renamed'; readonly address: string }
  | { readonly type: 'work.changed'; readonly hasUnsaved: boolean }
  /** [LOCALE-08] A language change reloads the page. */
  | { readonly type: 'language.chosen'; readonly code: LanguageCode }
  | { readonly type: 'signOut.chosen' }
  | { readonly type: 'leaving.confirmed' }
  | { readonly type: 'leaving.cancelled' }

/** Effects of the composition root: browser address, language, session. */
export type PlacesEmitted =
  | { readonly type: 'restored' }
  | { readonly type: 'renamed'; readonly address: string }
  | { readonly type: 'gone'; readonly address: string }
  | { readonly type: 'languageChosen'; readonly code: LanguageCode }
  | { readonly type: 'signedOut' }
  /** Unsaved changes are thrown away. */
  | { readonly type: 'givenUp' }

/**
 * Navigation with a confirmation before unsaved changes are lost; a browser cannot veto a change of the address, so it
 * is reverted.
 */
export const placesFlow = setup({
  types: {
    context: {} as PlacesContext,
    events: {} as PlacesEvent,
    input: {} as PlacesInput,
    emitted: {} as PlacesEmitted,
  },
  guards: {
    isShown: ({ context, event }) => event.type === 'address.changed' && event.address === context.shown,
    hasUnsaved: ({ context }) => context.hasUnsaved,
    isOut: ({ context }) => context.wanted?.kind === 'signOut',
    isLanguage: ({ context }) => context.wanted?.kind === 'language',
  },
  actions: {
    rename: assign({ shown: ({ context, event }) => ('address' in event ? event.address : context.shown) }),
    show: assign({
      shown: ({ context, event }) => ('address' in event ? event.address : context.shown),
      visit: ({ context }) => context.visit + 1,
    }),
    showWanted: assign({
      shown: ({ context }) => (context.wanted?.kind === 'address' ? context.wanted.address : context.shown),
      visit: ({ context }) => context.visit + 1,
    }),
    want: assign({ wanted: (_, params: { wanted: Wanted }) => params.wanted }),
    wantNothing: assign({ wanted: null }),
    takeWork: assign({
      hasUnsaved: ({ context, event }) => (event.type === 'work.changed' ? event.hasUnsaved : context.hasUnsaved),
    }),
    giveWorkUp: assign({ hasUnsaved: false }),
    announceGivenUp: emit({ type: 'givenUp' }),
    announceRestored: emit({ type: 'restored' }),
    announceRenamed: emit(({ context }) => ({ type: 'renamed' as const, address: context.shown })),
    announceGone: emit(({ context }) => ({ type: 'gone' as const, address: context.shown })),
    announceSignedOut: emit({ type: 'signedOut' }),
    announceLanguage: enqueueActions(({ context: { wanted }, enqueue }) => {
      if (wanted?.kind === 'language') enqueue.emit({ type: 'languageChosen', code: wanted.code })
    }),
  },
}).createMachine({
  id: 'places',
  description: 'Navigation in the administration, with a confirmation before unsaved changes are lost.',
  initial: 'settled',
  context: ({ input }) => ({ shown: input.address, visit: 1, wanted: null, hasUnsaved: false }),
  on: { 'work.changed': { actions: 'takeWork' } },
  states: {
    settled: {
      description: 'The page of the address is shown.',
      meta: { title: 'Settled', who: 'admin' },
      on: {
        'address.changed': [
          { guard: 'isShown' },
          {
            guard: 'hasUnsaved',
            target: 'asking',
            actions: [
              { type: 'want', params: ({ event }) => ({ wanted: { kind: 'address', address: event.address } }) },
              'announceRestored',
            ],
            description: 'The address has already changed; it is reverted until the question is answered.',
          },
          { actions: 'show' },
        ],
        'page.renamed': { actions: ['rename', 'announceRenamed'] },
        'language.chosen': [
          {
            guard: 'hasUnsaved',
            target: 'asking',
            actions: { type: 'want', params: ({ event }) => ({ wanted: { kind: 'language', code: event.code } }) },
            description: 'A language change reloads the page, which would lose unsaved changes.',
          },
          {
            actions: [
              { type: 'want', params: ({ event }) => ({ wanted: { kind: 'language', code: event.code } }) },
              'announceLanguage',
              'wantNothing',
            ],
            meta: { requirements: ['LOCALE-08'] },
          },
        ],
        'signOut.chosen': [
          { guard: 'hasUnsaved', target: 'asking', actions: { type: 'want', params: { wanted: { kind: 'signOut' } } } },
          { actions: 'announceSignedOut' },
        ],
      },
    },
    asking: {
      description: 'The person is asked whether to leave and lose unsaved changes.',
      meta: { title: 'Asking', who: 'admin' },
      tags: ['asking'],
      on: {
        'address.changed': [
          { guard: 'isShown', description: 'The address has been reverted.' },
          {
            actions: [
              { type: 'want', params: ({ event }) => ({ wanted: { kind: 'address', address: event.address } }) },
              'announceRestored',
            ],
          },
        ],
        'leaving.confirmed': [
          {
            guard: 'isOut',
            target: 'settled',
            actions: ['giveWorkUp', 'announceGivenUp', 'wantNothing', 'announceSignedOut'],
          },
          {
            guard: 'isLanguage',
            target: 'settled',
            actions: ['giveWorkUp', 'announceGivenUp', 'announceLanguage', 'wantNothing'],
            meta: { requirements: ['LOCALE-08'] },
          },
          {
            target: 'settled',
            actions: ['giveWorkUp', 'announceGivenUp', 'showWanted', 'wantNothing', 'announceGone'],
          },
        ],
        'leaving.cancelled': { target: 'settled', actions: 'wantNothing' },
      },
    },
  },
})

export type PlacesFlow = typeof placesFlow
