import { assign, emit, fromPromise, setup } from 'xstate'

import type { Identity } from '#api/account/oidc.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { asksForPassword, saysWrongPassword } from './owner-check.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface IdentitiesInput {
  /** The failure code that the provider redirect put into the address; null: none. */
  readonly refused: string | null
}
export interface IdentitiesContext {
  readonly list: readonly Identity[]
  /** The password that confirms the owner; null: not required. */
  readonly password: string | null
  /** The identity that is being unlinked. */
  readonly chosen: Identity | null
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type IdentitiesEvent =
  | { readonly type: 'list.retried' }
  | { readonly type: 'linking.begun' }
  | { readonly type: 'linking.dropped' }
  | { readonly type: 'password.given'; readonly password: string }
  | { readonly type: 'removal.asked'; readonly identity: Identity }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dropped' }

/** A person's identities at the organisation's identity provider: listed, linked, unlinked. */
export const identitiesFlow = setup({
  types: {
    context: {} as IdentitiesContext,
    events: {} as IdentitiesEvent,
    input: {} as IdentitiesInput,
    /** The browser is redirected to the provider. */
    emitted: {} as { readonly type: 'left'; readonly address: string } | { readonly type: 'removed' } | FormRefused,
  },
  actors: {
    loadIdentities: fromPromise<readonly Identity[]>(unfilled),
    begin: fromPromise<{ address: string }, { password: string | null }>(unfilled),
    remove: fromPromise<unknown, { identityID: string }>(unfilled),
  },
  guards: {
    isPasswordEmpty: ({ event }) => event.type === 'password.given' && event.password === '',
    asksForPassword: (_, params: { error: unknown }) => asksForPassword(params.error),
    saysWrongPassword: (_, params: { error: unknown }) => saysWrongPassword(params.error),
    isGone: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
  },
  actions: {
    takeList: assign({ list: (_, params: { list: readonly Identity[] }) => params.list }),
    choose: assign({
      chosen: ({ event, context }) => (event.type === 'removal.asked' ? event.identity : context.chosen),
      failure: null,
    }),
    takePassword: assign({ password: ({ event }) => (event.type === 'password.given' ? event.password : null) }),
    forgetPassword: assign({ password: null }),
    clean: assign({ refusal: null, failure: null }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceLeft: emit((_, params: { address: string }) => ({ type: 'left', address: params.address })),
    announceRefusedForm: emit(formRefused),
    announceRemoved: emit({ type: 'removed' }),
  },
}).createMachine({
  id: 'identities',
  description:
    'The identities at the organisation’s provider that can sign in to this account: listed, linked, unlinked.',
  initial: 'loading',
  context: ({ input: { refused } }) => ({
    list: [],
    password: null,
    chosen: null,
    refusal: null,
    failure: refused === null ? null : { reason: refused, message: null },
  }),
  states: {
    loading: {
      description: 'The identities are being fetched.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loading'],
      invoke: {
        src: 'loadIdentities',
        onDone: { target: 'ready', actions: { type: 'takeList', params: ({ event }) => ({ list: event.output }) } },
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'They could not be fetched; a retry is offered.',
      meta: { title: 'Not loaded', who: 'learner' },
      tags: ['failed'],
      on: { 'list.retried': { target: 'loading', actions: 'clean' } },
    },
    ready: {
      description: 'The identities are shown, with the error of a failed linking if there is one.',
      meta: { title: 'Shown', who: 'learner' },
      on: {
        'linking.begun': { target: 'beginning', actions: 'clean' },
        'removal.asked': { target: 'asking', actions: 'choose' },
      },
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
          {
            guard: { type: 'asksForPassword', params: errorOf },
            target: 'confirming',
            actions: 'forgetPassword',
            description: 'The sign-in is too old to confirm the owner.',
          },
          {
            guard: { type: 'saysWrongPassword', params: errorOf },
            target: 'confirming',
            actions: [failing, 'forgetPassword'],
          },
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
        'password.given': [
          {
            guard: 'isPasswordEmpty',
            actions: refuseForm('signIn.emptyPassword'),
            meta: { requirements: ['VALID-01', 'VALID-28'] },
          },
          { target: 'beginning', actions: ['takePassword', 'clean'] },
        ],
        'linking.dropped': { target: 'ready', actions: 'clean' },
      },
    },
    asking: {
      description: 'The unlinking has to be confirmed, with an error after a failed attempt.',
      meta: { title: 'Asking', who: 'learner' },
      tags: ['asking'],
      on: {
        'removal.confirmed': { target: 'removing', actions: 'clean' },
        'removal.dropped': { target: 'ready', actions: 'clean' },
      },
    },
    removing: {
      description: 'It is being unlinked.',
      meta: { title: 'Unlinking', who: 'server' },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context: { chosen } }) => ({ identityID: chosen?.identityID ?? '' }),
        onDone: { target: 'loading', actions: 'announceRemoved' },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'loading',
            actions: 'announceRemoved',
            description: 'It was already unlinked in another window.',
          },
          { target: 'asking', actions: failing },
        ],
      },
    },
  },
})

export type IdentitiesFlow = typeof identitiesFlow
