import { assign, emit, fromPromise, setup } from 'xstate'

import { PASSKEYS_MAX, passkeyNameFault } from '#api/account/passkey-rule.ts'
import type { Passkey, RegisteredCredential, RegistrationOptions } from '#api/account/passkey.contract.ts'
import type { Failure } from '#api/kit/problem.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { ownerGuards, passwordGiven, unconfirmed } from './owner-check.ts'
import { formRefused, refuseForm, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn, isMissing } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface PasskeyMakingContext {
  /** The name for the new passkey, or for the one that is being renamed. */
  readonly name: string
  /** The password that confirms the owner; null: not required. */
  readonly password: string | null
  readonly options: RegistrationOptions | null
  readonly credential: RegisteredCredential | null
  /** The passkey that is being renamed. */
  readonly chosen: Passkey | null
  /** The error code of the input; null: no error. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type PasskeyMakingEvent =
  /** With how many there are. */
  | { readonly type: 'adding.begun'; readonly name: string; readonly count: number }
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'adding.submitted' }
  | { readonly type: 'adding.dropped' }
  | { readonly type: 'password.given'; readonly password: string }
  | { readonly type: 'renaming.begun'; readonly passkey: Passkey }
  | { readonly type: 'renaming.submitted' }
  | { readonly type: 'renaming.dropped' }

/** A person's own passkey is made, or given another name; the list of them is then reloaded. */
export const passkeyMakingFlow = setup({
  types: {
    context: {} as PasskeyMakingContext,
    events: {} as PasskeyMakingEvent,
    emitted: {} as { readonly type: 'added' } | { readonly type: 'renamed' } | { readonly type: 'gone' } | FormRefused,
  },
  actors: {
    begin: fromPromise<RegistrationOptions, { password: string | null }>(unfilled),
    /** Null: the person cancelled. */
    makePasskey: fromPromise<RegisteredCredential | null, { options: RegistrationOptions | null }>(unfilled),
    add: fromPromise<unknown, { name: string; credential: RegisteredCredential | null }>(unfilled),
    rename: fromPromise<unknown, { passkeyID: string; name: string }>(unfilled),
  },
  guards: {
    ...ownerGuards,
    isFull: ({ event }) => event.type === 'adding.begun' && event.count >= PASSKEYS_MAX,
    isNameEmpty: ({ context }) => passkeyNameFault(context.name) === 'passkey.emptyName',
    isNameLong: ({ context }) => passkeyNameFault(context.name) === 'passkey.longName',
    isNameAsBefore: ({ context }) => context.name.trim() === context.chosen?.name,
    isDropped: (_, params: { credential: RegisteredCredential | null }) => params.credential === null,
    isMissing,
  },
  actions: {
    begin: assign({
      name: ({ event, context }) => (event.type === 'adding.begun' ? event.name : context.name),
      refusal: null,
      failure: null,
    }),
    choose: assign({
      chosen: ({ event, context }) => ('passkey' in event ? event.passkey : context.chosen),
      name: ({ event, context }) => ('passkey' in event ? event.passkey.name : context.name),
      refusal: null,
      failure: null,
    }),
    takeName: assign({
      name: ({ event, context }) => (event.type === 'name.changed' ? event.name : context.name),
      refusal: null,
    }),
    takePassword: assign({ password: ({ event }) => (event.type === 'password.given' ? event.password : null) }),
    forgetPassword: assign({ password: null }),
    takeOptions: assign({ options: (_, params: { options: RegistrationOptions }) => params.options }),
    takeCredential: assign({
      credential: (_, params: { credential: RegisteredCredential | null }) => params.credential,
    }),
    clean: assign({ refusal: null, failure: null }),
    refuse: assign({ refusal: (_, params: { code: string }) => params.code }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params) }),
    announceRefusedForm: emit(formRefused),
    announceAdded: emit({ type: 'added' }),
    announceRenamed: emit({ type: 'renamed' }),
    announceGone: emit({ type: 'gone' }),
  },
}).createMachine({
  id: 'passkeyMaking',
  description: 'A passkey of the signed-in person is made, or given another name.',
  initial: 'ready',
  context: {
    name: '',
    password: null,
    options: null,
    credential: null,
    chosen: null,
    refusal: null,
    failure: null,
  },
  states: {
    ready: {
      description: 'Nothing is being made or renamed.',
      meta: { title: 'Ready', who: 'learner' },
      on: {
        'adding.begun': [
          {
            guard: 'isFull',
            actions: { type: 'refuse', params: { code: 'passkey.tooMany' } },
            description: 'The maximum number of passkeys is reached.',
          },
          { target: 'adding', actions: 'begin' },
        ],
        'renaming.begun': { target: 'renaming', actions: 'choose' },
      },
    },
    adding: {
      description: 'A new passkey is being made.',
      meta: { title: 'Adding one', who: 'learner' },
      tags: ['adding'],
      initial: 'naming',
      on: { 'adding.dropped': { target: 'ready', actions: ['clean', 'forgetPassword'] } },
      states: {
        naming: {
          description: 'The name of the new passkey is requested, with an error after a failed attempt.',
          meta: { title: 'Naming', who: 'learner' },
          on: {
            'name.changed': { actions: 'takeName' },
            'adding.submitted': [
              { guard: 'isNameEmpty', actions: refuseForm('passkey.emptyName'), meta: { requirements: ['VALID-28'] } },
              { guard: 'isNameLong', actions: refuseForm('passkey.longName'), meta: { requirements: ['VALID-28'] } },
              { target: 'beginning', actions: 'clean' },
            ],
          },
        },
        beginning: {
          description: 'The server returns the creation options once the owner is confirmed.',
          meta: { title: 'Beginning', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'begin',
            input: ({ context: { password } }) => ({ password }),
            onDone: {
              target: 'making',
              actions: [{ type: 'takeOptions', params: ({ event }) => ({ options: event.output }) }, 'forgetPassword'],
            },
            onError: [
              ...unconfirmed,
              {
                target: 'naming',
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
          },
        },
        making: {
          description: 'The browser asks the person and creates the passkey.',
          meta: { title: 'Making it', who: 'learner' },
          tags: ['busy', 'making'],
          invoke: {
            src: 'makePasskey',
            input: ({ context: { options } }) => ({ options }),
            onDone: [
              {
                guard: { type: 'isDropped', params: ({ event }) => ({ credential: event.output }) },
                target: 'naming',
                description: 'The person cancelled, which is no error.',
              },
              {
                target: 'saving',
                actions: { type: 'takeCredential', params: ({ event }) => ({ credential: event.output }) },
              },
            ],
            onError: { target: 'naming', actions: failing },
          },
        },
        saving: {
          description: 'The server verifies the passkey and stores it.',
          meta: { title: 'Saving', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'add',
            input: ({ context: { name, credential } }) => ({ name, credential }),
            onDone: { target: '#passkeyMaking.ready', actions: 'announceAdded' },
            onError: { target: 'naming', actions: failing },
          },
        },
      },
    },
    renaming: {
      description: 'Another name is being typed, with an error after a failed save.',
      meta: { title: 'Renaming', who: 'learner' },
      tags: ['renaming'],
      on: {
        'name.changed': { actions: 'takeName' },
        'renaming.submitted': [
          { guard: 'isNameEmpty', actions: refuseForm('passkey.emptyName'), meta: { requirements: ['VALID-28'] } },
          { guard: 'isNameLong', actions: refuseForm('passkey.longName'), meta: { requirements: ['VALID-28'] } },
          { guard: 'isNameAsBefore', target: 'ready', actions: 'clean', description: 'The name is unchanged.' },
          { target: 'savingName', actions: 'clean' },
        ],
        'renaming.dropped': { target: 'ready', actions: 'clean' },
      },
    },
    savingName: {
      description: 'The name is being saved.',
      meta: { title: 'Saving the name', who: 'server' },
      tags: ['renaming', 'busy'],
      invoke: {
        src: 'rename',
        input: ({ context: { chosen, name } }) => ({ passkeyID: chosen?.passkeyID ?? '', name }),
        onDone: { target: 'ready', actions: 'announceRenamed' },
        onError: [
          {
            guard: { type: 'isMissing', params: errorOf },
            target: 'ready',
            actions: 'announceGone',
            description: 'It was already removed in another window.',
          },
          { target: 'renaming', actions: failing },
        ],
      },
    },
  },
})

export type PasskeyMakingFlow = typeof passkeyMakingFlow
