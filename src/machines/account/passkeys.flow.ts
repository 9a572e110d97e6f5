import { assign, emit, fromPromise, setup } from 'xstate'

import { PASSKEYS_MAX, passkeyNameFault } from '#api/account/passkey-rule.ts'
import type { Passkey, RegisteredCredential, RegistrationOptions } from '#api/account/passkey.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { asksForPassword, saysWrongPassword } from './owner-check.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface PasskeysContext {
  readonly list: readonly Passkey[]
  /** What the new one, or the one that is being renamed, is to be called. */
  readonly name: string
  /** Proves the owner; null: not asked for. */
  readonly password: string | null
  readonly options: RegistrationOptions | null
  readonly credential: RegisteredCredential | null
  /** The one that is being renamed or removed. */
  readonly chosen: Passkey | null
  /** Why what is written cannot be taken; null: nothing has been said against it. */
  readonly refusal: string | null
  readonly failure: Failure | null
}
export type PasskeysEvent =
  | { readonly type: 'list.retried' }
  | { readonly type: 'adding.begun'; readonly name: string }
  | { readonly type: 'name.changed'; readonly name: string }
  | { readonly type: 'adding.submitted' }
  | { readonly type: 'adding.dropped' }
  | { readonly type: 'password.given'; readonly password: string }
  | { readonly type: 'renaming.begun'; readonly passkey: Passkey }
  | { readonly type: 'renaming.submitted' }
  | { readonly type: 'renaming.dropped' }
  | { readonly type: 'removal.asked'; readonly passkey: Passkey }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.dropped' }

/** A person's own passkeys: listed, added, renamed, removed. */
export const passkeysFlow = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    emitted: {} as { readonly type: 'added' } | { readonly type: 'renamed' } | { readonly type: 'removed' },
  },
  actors: {
    loadPasskeys: fromPromise<readonly Passkey[]>(unfilled),
    begin: fromPromise<RegistrationOptions, { password: string | null }>(unfilled),
    /** Null: the person has thought better of it. */
    makePasskey: fromPromise<RegisteredCredential | null, { options: RegistrationOptions | null }>(unfilled),
    add: fromPromise<unknown, { name: string; credential: RegisteredCredential | null }>(unfilled),
    rename: fromPromise<unknown, { passkeyID: string; name: string }>(unfilled),
    remove: fromPromise<unknown, { passkeyID: string }>(unfilled),
  },
  guards: {
    isFull: ({ context }) => context.list.length >= PASSKEYS_MAX,
    isNameEmpty: ({ context }) => passkeyNameFault(context.name) === 'passkey.emptyName',
    isNameLong: ({ context }) => passkeyNameFault(context.name) === 'passkey.longName',
    isNameAsBefore: ({ context }) => context.name.trim() === context.chosen?.name,
    isPasswordEmpty: ({ event }) => event.type === 'password.given' && event.password === '',
    asksForPassword: (_, params: { error: unknown }) => asksForPassword(params.error),
    saysWrongPassword: (_, params: { error: unknown }) => saysWrongPassword(params.error),
    isDropped: (_, params: { credential: RegisteredCredential | null }) => params.credential === null,
    isGone: (_, params: { error: unknown }) => problemOf(params.error).reason === 'request.notFound',
  },
  actions: {
    takeList: assign({ list: (_, params: { list: readonly Passkey[] }) => params.list }),
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
    announceAdded: emit({ type: 'added' }),
    announceRenamed: emit({ type: 'renamed' }),
    announceRemoved: emit({ type: 'removed' }),
  },
}).createMachine({
  id: 'passkeys',
  description: 'The passkeys of who is signed in, and how one comes and goes.',
  initial: 'loading',
  context: {
    list: [],
    name: '',
    password: null,
    options: null,
    credential: null,
    chosen: null,
    refusal: null,
    failure: null,
  },
  states: {
    loading: {
      description: 'The passkeys are being fetched.',
      meta: { title: 'Loading', who: 'server' },
      tags: ['loading'],
      invoke: {
        src: 'loadPasskeys',
        onDone: {
          target: 'ready',
          actions: [{ type: 'takeList', params: ({ event }) => ({ list: event.output }) }, 'clean'],
        },
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'They could not be fetched; trying again is offered.',
      meta: { title: 'Not loaded', who: 'learner' },
      tags: ['failed'],
      on: { 'list.retried': 'loading' },
    },
    ready: {
      description: 'The passkeys are shown.',
      meta: { title: 'Shown', who: 'learner' },
      on: {
        'adding.begun': [
          {
            guard: 'isFull',
            actions: { type: 'refuse', params: { code: 'passkey.tooMany' } },
            description: 'There are as many as there can be.',
          },
          { target: 'adding', actions: 'begin' },
        ],
        'renaming.begun': { target: 'renaming', actions: 'choose' },
        'removal.asked': { target: 'asking', actions: 'choose' },
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
          description: 'What it is to be called is asked; or it could not be made, and it is said why.',
          meta: { title: 'Naming', who: 'learner' },
          on: {
            'name.changed': { actions: 'takeName' },
            'adding.submitted': [
              { guard: 'isNameEmpty', actions: { type: 'refuse', params: { code: 'passkey.emptyName' } } },
              { guard: 'isNameLong', actions: { type: 'refuse', params: { code: 'passkey.longName' } } },
              { target: 'beginning', actions: 'clean' },
            ],
          },
        },
        beginning: {
          description: 'The server says what the passkey has to be like, once it is sure who asks.',
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
              {
                guard: { type: 'asksForPassword', params: errorOf },
                target: 'confirming',
                actions: 'forgetPassword',
                description: 'The sign-in is too long ago to prove who is there.',
              },
              {
                guard: { type: 'saysWrongPassword', params: errorOf },
                target: 'confirming',
                actions: [failing, 'forgetPassword'],
              },
              {
                target: 'naming',
                actions: [failing, 'forgetPassword'],
              },
            ],
          },
        },
        confirming: {
          description: 'The password is asked for; or it was wrong, and it is said so.',
          meta: { title: 'Confirming who one is', who: 'learner' },
          tags: ['confirming'],
          on: {
            'password.given': [
              { guard: 'isPasswordEmpty', actions: { type: 'refuse', params: { code: 'signIn.emptyPassword' } } },
              { target: 'beginning', actions: ['takePassword', 'clean'] },
            ],
          },
        },
        making: {
          description: 'Browser and device ask the person, and make the passkey.',
          meta: { title: 'Making it', who: 'learner' },
          tags: ['busy', 'making'],
          invoke: {
            src: 'makePasskey',
            input: ({ context: { options } }) => ({ options }),
            onDone: [
              {
                guard: { type: 'isDropped', params: ({ event }) => ({ credential: event.output }) },
                target: 'naming',
                description: 'The person has thought better of it, which is no error.',
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
          description: 'The server checks it and keeps it.',
          meta: { title: 'Saving', who: 'server' },
          tags: ['busy'],
          invoke: {
            src: 'add',
            input: ({ context: { name, credential } }) => ({ name, credential }),
            onDone: { target: '#passkeys.loading', actions: 'announceAdded' },
            onError: { target: 'naming', actions: failing },
          },
        },
      },
    },
    renaming: {
      description: 'Another name is being written; or it could not be kept, and it is said why.',
      meta: { title: 'Renaming', who: 'learner' },
      tags: ['renaming'],
      on: {
        'name.changed': { actions: 'takeName' },
        'renaming.submitted': [
          { guard: 'isNameEmpty', actions: { type: 'refuse', params: { code: 'passkey.emptyName' } } },
          { guard: 'isNameLong', actions: { type: 'refuse', params: { code: 'passkey.longName' } } },
          { guard: 'isNameAsBefore', target: 'ready', actions: 'clean', description: 'It is called so already.' },
          { target: 'savingName', actions: 'clean' },
        ],
        'renaming.dropped': { target: 'ready', actions: 'clean' },
      },
    },
    savingName: {
      description: 'The name is being kept.',
      meta: { title: 'Saving the name', who: 'server' },
      tags: ['renaming', 'busy'],
      invoke: {
        src: 'rename',
        input: ({ context: { chosen, name } }) => ({ passkeyID: chosen?.passkeyID ?? '', name }),
        onDone: { target: 'loading', actions: 'announceRenamed' },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'loading',
            description: 'It was removed in another window.',
          },
          { target: 'renaming', actions: failing },
        ],
      },
    },
    asking: {
      description: 'Whether it really is to go is asked; or it could not be removed, and it is said why.',
      meta: { title: 'Asking', who: 'learner' },
      tags: ['asking'],
      on: {
        'removal.confirmed': { target: 'removing', actions: 'clean' },
        'removal.dropped': { target: 'ready', actions: 'clean' },
      },
    },
    removing: {
      description: 'It is being removed.',
      meta: { title: 'Removing', who: 'server' },
      tags: ['asking', 'busy'],
      invoke: {
        src: 'remove',
        input: ({ context: { chosen } }) => ({ passkeyID: chosen?.passkeyID ?? '' }),
        onDone: { target: 'loading', actions: 'announceRemoved' },
        onError: [
          {
            guard: { type: 'isGone', params: errorOf },
            target: 'loading',
            actions: 'announceRemoved',
            description: 'It was removed in another window.',
          },
          { target: 'asking', actions: failing },
        ],
      },
    },
  },
})

export type PasskeysFlow = typeof passkeysFlow
