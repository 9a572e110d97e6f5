import { assign, emit, fromPromise, setup } from 'xstate'

import type { OpenedLink } from '#api/account/password-link.contract.ts'
import { obeysPasswordRule } from '#api/account/password-rule.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'

import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export type PasswordLinkField = 'password' | 'confirmation'
export interface PasswordLinkContext {
  /** The secret token of the link. */
  readonly link: string
  readonly opened: OpenedLink | null
  readonly password: string
  readonly confirmation: string
  readonly failure: Failure | null
  /** The field that the error belongs to; null: none. */
  readonly field: PasswordLinkField | null
}
export type PasswordLinkEvent =
  | { readonly type: 'password.submitted'; readonly password: string; readonly confirmation: string }
  | { readonly type: 'link.retried' }

const refuse = (code: string, field: PasswordLinkField) => ({ type: 'refuse', params: { code, field } }) as const

/** Why a link is not valid. */
const onDead = [
  {
    guard: {
      type: 'isReason',
      params: ({ event }: { readonly event: Thrown }) => ({ error: event.error, is: 'passwordLink.expired' }),
    },
    target: '#passwordLink.expired',
  },
  {
    guard: {
      type: 'isReason',
      params: ({ event }: { readonly event: Thrown }) => ({ error: event.error, is: 'passwordLink.used' }),
    },
    target: '#passwordLink.used',
  },
  { guard: { type: 'isDead', params: errorOf }, target: '#passwordLink.void', actions: failing },
] as const

/** A link that sets a password (an invitation or a password reset), from opening it to the stored password. */
export const passwordLinkFlow = setup({
  types: {
    context: {} as PasswordLinkContext,
    events: {} as PasswordLinkEvent,
    input: {} as { readonly link: string },
    /** The fields with errors are marked. */
    emitted: {} as FormRefused,
  },
  actors: {
    openLink: fromPromise<OpenedLink, { link: string }>(unfilled),
    setPassword: fromPromise<unknown, { link: string; password: string; confirmation: string }>(unfilled),
  },
  guards: {
    isPasswordEmpty: ({ event }) => event.type === 'password.submitted' && event.password === '',
    isRuleBroken: ({ event }) => event.type === 'password.submitted' && !obeysPasswordRule(event.password),
    isConfirmationEmpty: ({ event }) => event.type === 'password.submitted' && event.confirmation === '',
    isConfirmationDifferent: ({ event }) =>
      event.type === 'password.submitted' && event.confirmation !== event.password,
    isReason: (_, params: { error: unknown; is: string }) => problemOf(params.error).reason === params.is,
    isDead: (_, params: { error: unknown }) => problemOf(params.error).reason?.startsWith('passwordLink') === true,
  },
  actions: {
    takeLink: assign({ opened: (_, params: { opened: OpenedLink }) => params.opened, failure: null }),
    takePassword: assign(({ context, event }) =>
      event.type === 'password.submitted'
        ? { ...context, password: event.password, confirmation: event.confirmation, failure: null, field: null }
        : context,
    ),
    forgetSecrets: assign({ password: '', confirmation: '' }),
    refuse: assign({
      failure: (_, params: { code: string; field: PasswordLinkField }) => ({ reason: params.code, message: null }),
      field: (_, params: { code: string; field: PasswordLinkField }) => params.field,
    }),
    fail: assign({ failure: (_, params: Thrown) => failureIn(params), field: null }),
    forgetFailure: assign({ failure: null, field: null }),
    announceRefusedForm: emit(formRefused),
  },
}).createMachine({
  id: 'passwordLink',
  description: 'A single-use link that sets a password: opened, used, or found invalid.',
  initial: 'opening',
  context: ({ input: { link } }) => ({
    link,
    opened: null,
    password: '',
    confirmation: '',
    failure: null,
    field: null,
  }),
  states: {
    opening: {
      description: 'The server validates the link.',
      meta: { title: 'Opening', who: 'server' },
      tags: ['loadingMark'],
      invoke: {
        src: 'openLink',
        input: ({ context: { link } }) => ({ link }),
        onDone: { target: 'open', actions: { type: 'takeLink', params: ({ event }) => ({ opened: event.output }) } },
        onError: [...onDead, { target: 'failed', actions: failing }],
      },
    },
    failed: {
      description: 'No response; a retry is offered.',
      meta: { title: 'Failed', who: 'visitor' },
      tags: ['failed'],
      on: { 'link.retried': { target: 'opening', actions: 'forgetFailure' } },
    },
    open: {
      description: 'The link is valid, and its account is named.',
      meta: { title: 'Good', who: 'visitor', requirements: ['VALID-04', 'VALID-05', 'VALID-07'] },
      tags: ['open'],
      initial: 'choosing',
      states: {
        choosing: {
          description: 'A password is being chosen.',
          meta: { title: 'Choosing a password', who: 'visitor', requirements: ['VALID-06'] },
          on: {
            'password.submitted': [
              {
                guard: 'isPasswordEmpty',
                actions: [refuse('password.empty', 'password'), 'announceRefusedForm'],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              {
                guard: 'isRuleBroken',
                actions: [refuse('password.rule', 'password'), 'announceRefusedForm'],
                meta: { requirements: ['VALID-04', 'VALID-05', 'VALID-28'] },
              },
              {
                guard: 'isConfirmationEmpty',
                actions: [refuse('password.confirmationEmpty', 'confirmation'), 'announceRefusedForm'],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              {
                guard: 'isConfirmationDifferent',
                actions: [refuse('password.confirmationDiffers', 'confirmation'), 'announceRefusedForm'],
                meta: { requirements: ['VALID-07', 'VALID-28', 'ERROR-12'] },
              },
              { target: 'saving', actions: 'takePassword' },
            ],
          },
        },
        saving: {
          description: 'The password is being stored, and the link is used up in the same transaction.',
          meta: { title: 'Saving', who: 'server' },
          tags: ['busy'],
          exit: 'forgetSecrets',
          invoke: {
            src: 'setPassword',
            input: ({ context: { link, password, confirmation } }) => ({ link, password, confirmation }),
            onDone: '#passwordLink.done',
            onError: [...onDead, { target: 'choosing', actions: failing }],
          },
        },
      },
    },
    expired: { description: 'The link has expired.', meta: { title: 'Expired', who: 'visitor' }, tags: ['dead'] },
    used: { description: 'The link was already used.', meta: { title: 'Used', who: 'visitor' }, tags: ['dead'] },
    void: {
      description: 'The link does not exist, was replaced by a newer one, or its account is disabled.',
      meta: { title: 'Void', who: 'visitor' },
      tags: ['dead'],
    },
    done: {
      description: 'The password is set; its owner can sign in.',
      meta: { title: 'Set', who: 'visitor', requirements: ['CALL-10'] },
      tags: ['done'],
    },
  },
})

export type PasswordLinkFlow = typeof passwordLinkFlow
