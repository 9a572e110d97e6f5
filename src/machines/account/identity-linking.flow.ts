import { assign, emit, fromPromise, setup } from 'xstate'

import type { Failure } from '#api/kit/problem.ts'
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { ownerGuards, passwordGiven, unconfirmed } from './owner-check.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface IdentityLinkingInput {
  /** The failure code that the provider redirect put into the address; null: none. */
  readonly refused: string | null
}
export interface IdentityLinkingContext {
  /** The password that confirms the owner; null: not required. */
  readonly password: string | null
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type IdentityLinkingEvent =
  | { readonly type: 'linking.begun' }
  | { readonly type: 'linking.dropped' }
  | { readonly type: 'password.given'; readonly password: string }

/** A person links an identity at the organisation's identity provider. */
export const identityLinkingFlow = setup({
  types: {
    context: {} as IdentityLinkingContext,
    events: {} as IdentityLinkingEvent,
    input: {} as IdentityLinkingInput,
    /** The browser is redirected to the provider. */
    emitted: {} as { readonly type: 'left'; readonly address: string } | FormRefused,
  },
  actors: {
    begin: fromPromise<{ address: string }, { password: string | null }>(unfilled),
  },
  guards: ownerGuards,
  actions: {
    takePassword: assign({ password: ({ event }) => (event.type === 'password.given' ? event.password : null) }),
    forgetPassword: assign({ password: null }),
    clean: assign({ refusal: null, failure: null }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceLeft: emit((_, params: { address: string }) => ({ type: 'left', address: params.address })),
    announceRefusedForm: emit(formRefused),
  },
}).createMachine({
  id: 'identityLinking',
  description: 'An identity at the organisation’s provider is linked, so that it can sign in to this account.',
  initial: 'ready',
  context: ({ input: { refused } }) => ({
    password: null,
    refusal: null,
    failure: refused === null ? null : { reason: refused, message: null },
  }),
  states: {
    ready: {
      description: 'Linking is offered, with the error of a failed one if there is one.',
      meta: { title: 'Ready', who: 'learner' },
      on: { 'linking.begun': { target: 'beginning', actions: 'clean' } },
    },
    beginning: {
      description: 'The server returns the provider’s address once the owner is confirmed.',
      meta: { title: 'Beginning', who: 'server' },
      tags: ['busy'],
      invoke: {
        src: 'begin',
        input: ({ context: { password } }) => ({ password }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'announceLeft', params: ({ event }) => ({ address: event.output.address }) },
            'forgetPassword',
          ],
          description: 'The browser leaves for the provider and returns to a new page.',
        },
        onError: [
          ...unconfirmed,
          {
            target: 'ready',
            actions: [failing, 'forgetPassword'],
          },
        ],
      },
    },
    confirming: {
      description: 'The password is requested, with an error after a wrong one.',
      meta: { title: 'Confirming who one is', who: 'learner' },
      tags: ['confirming'],
      on: {
        'password.given': passwordGiven,
        'linking.dropped': { target: 'ready', actions: 'clean' },
      },
    },
  },
})

export type IdentityLinkingFlow = typeof identityLinkingFlow
