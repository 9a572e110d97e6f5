import { assign, emit, enqueueActions, setup } from 'xstate'

import type { LanguageCode } from '#i18n/locales.ts'

/** What somebody wants instead of the page as it stands: another address, another language, or to be out. */
export type Wanted =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'language'; readonly code: LanguageCode }
  | { readonly kind: 'signOut' }

export interface PlacesInput {
  readonly address: string
}
export interface PlacesContext {
  /** The address whose page is shown. */
  readonly shown: string
  /** Grows with every page that is opened; a page that is only renamed stays as it is. */
  readonly visit: number
  readonly wanted: Wanted | null
  /** Whether the page holds something that leaving it would lose. */
  readonly hasUnsaved: boolean
}
export type PlacesEvent =
  | { readonly type: 'address.changed'; readonly address: string }
  /** What is shown has got an address of its own. */
  | { readonly type: 'page.renamed'; readonly address: string }
  | { readonly type: 'work.changed'; readonly hasUnsaved: boolean }
  /** [LOCALE-08] It comes with a reload. */
  | { readonly type: 'language.chosen'; readonly code: LanguageCode }
  | { readonly type: 'signOut.chosen' }
  | { readonly type: 'leaving.confirmed' }
  | { readonly type: 'leaving.cancelled' }

/** What the composition root does to the browser's address, to its language and to the session. */
export type PlacesEmitted =
  | { readonly type: 'restored' }
  | { readonly type: 'renamed'; readonly address: string }
  | { readonly type: 'gone'; readonly address: string }
  | { readonly type: 'languageChosen'; readonly code: LanguageCode }
  | { readonly type: 'signedOut' }

/**
 * Where one is, and the question before unsaved work is left behind; a browser cannot be kept from changing its
 * address.
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
  description: 'Where one is in the administration, and the question before unsaved work is left behind.',
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
            description: 'The address has changed already; it is put back until the question is answered.',
          },
          { actions: 'show' },
        ],
        'page.renamed': { actions: ['rename', 'announceRenamed'] },
        'language.chosen': [
          {
            guard: 'hasUnsaved',
            target: 'asking',
            actions: { type: 'want', params: ({ event }) => ({ wanted: { kind: 'language', code: event.code } }) },
            description: 'The page is loaded anew with another language, and would take what is unsaved with it.',
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
      description: 'Somebody is about to leave unsaved work behind, and is asked whether they mean it.',
      meta: { title: 'Asking', who: 'admin' },
      tags: ['asking'],
      on: {
        'address.changed': [
          { guard: 'isShown', description: 'The address has been put back.' },
          {
            actions: [
              { type: 'want', params: ({ event }) => ({ wanted: { kind: 'address', address: event.address } }) },
              'announceRestored',
            ],
          },
        ],
        'leaving.confirmed': [
          { guard: 'isOut', target: 'settled', actions: ['giveWorkUp', 'wantNothing', 'announceSignedOut'] },
          {
            guard: 'isLanguage',
            target: 'settled',
            actions: ['giveWorkUp', 'announceLanguage', 'wantNothing'],
            meta: { requirements: ['LOCALE-08'] },
          },
          { target: 'settled', actions: ['giveWorkUp', 'showWanted', 'wantNothing', 'announceGone'] },
        ],
        'leaving.cancelled': { target: 'settled', actions: 'wantNothing' },
      },
    },
  },
})

export type PlacesFlow = typeof placesFlow
