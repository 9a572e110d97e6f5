import { assign, emit, fromPromise, setup } from 'xstate'

import { obeysPasswordRule } from '#api/account/password-rule.ts'

import { isRefusedFor, type FieldFailure } from './code-step.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export type ChangePasswordField = 'original' | 'password' | 'confirmation'
export interface Secrets {
  readonly original: string
  readonly password: string
  readonly confirmation: string
}
export interface ChangePasswordContext extends Secrets, FieldFailure<ChangePasswordField> {
  /** Seconds until the automatic sign-out. */
  readonly leavingIn: number
}
export type ChangePasswordEvent = ({ readonly type: 'password.submitted' } & Secrets) | { readonly type: 'left' }

const nothing: Secrets = { original: '', password: '', confirmation: '' }

/** Client-side checks of the new password, in the order of the form. */
const refusals = [
  ['isOriginalEmpty', 'originalEmpty', 'original', ['VALID-01', 'VALID-28']],
  ['isPasswordEmpty', 'empty', 'password', ['VALID-01', 'VALID-28']],
  ['isRuleBroken', 'rule', 'password', ['VALID-04', 'VALID-05', 'CONST-04']],
  ['isPasswordSame', 'same', 'password', ['ROUTE-07']],
  ['isConfirmationEmpty', 'confirmationEmpty', 'confirmation', ['VALID-01']],
  ['isConfirmationDifferent', 'confirmationDiffers', 'confirmation', ['VALID-07', 'ERROR-12']],
] as const

/** Changes a known password: original, new password, done, signed out [ROUTE-07, SESSION-06]. */
export const changePasswordFlow = setup({
  types: {
    context: {} as ChangePasswordContext,
    events: {} as ChangePasswordEvent,
    emitted: {} as FormRefused | { readonly type: 'finished' },
  },
  actors: {
    savePassword: fromPromise<void, Secrets>(unfilled),
  },
  delays: { second: 1000 },
  guards: {
    isOriginalEmpty: ({ event }) => event.type === 'password.submitted' && event.original === '',
    isPasswordEmpty: ({ event }) => event.type === 'password.submitted' && event.password === '',
    isRuleBroken: ({ event }) => event.type === 'password.submitted' && !obeysPasswordRule(event.password),
    isPasswordSame: ({ event }) => event.type === 'password.submitted' && event.password === event.original,
    isConfirmationEmpty: ({ event }) => event.type === 'password.submitted' && event.confirmation === '',
    isConfirmationDifferent: ({ event }) =>
      event.type === 'password.submitted' && event.confirmation !== event.password,
    isOriginalWrong: (_, params: { error: unknown }) => isRefusedFor(params.error, 'password.originalWrong'),
    isTimeToLeave: ({ context }) => context.leavingIn <= 1,
  },
  actions: {
    takeSecrets: assign(({ event }) =>
      event.type === 'password.submitted'
        ? {
            original: event.original,
            password: event.password,
            confirmation: event.confirmation,
            failure: null,
            field: null,
          }
        : {},
    ),
    forgetSecrets: assign(nothing),
    refuse: assign({
      failure: (_, params: { code: string; field: ChangePasswordField }) => ({ reason: params.code, message: null }),
      field: (_, params: { code: string; field: ChangePasswordField }) => params.field,
    }),
    fail: assign({
      failure: (_, params: Thrown) => failureIn(params),
      field: null,
    }),
    announceRefusedForm: emit(formRefused),
    announceFinished: emit({ type: 'finished' }),
    countLeaving: assign({ leavingIn: ({ context }) => context.leavingIn - 1 }),
  },
}).createMachine({
  id: 'changePassword',
  description: 'A signed-in person who knows the password replaces it, and signs in again.',
  initial: 'editing',
  context: { ...nothing, leavingIn: 3, failure: null, field: null },
  states: {
    editing: {
      description: 'The original is typed once, the new password twice.',
      meta: {
        title: 'Typing',
        who: 'learner',
        requirements: ['ROUTE-07', 'VALID-04', 'VALID-05', 'VALID-06', 'VALID-07'],
      },
      on: {
        'password.submitted': [
          ...refusals.map(([guard, code, field, requirements]) => ({
            guard,
            actions: [
              { type: 'refuse' as const, params: { code: `password.${code}`, field } },
              'announceRefusedForm' as const,
            ],
            meta: { requirements },
          })),
          { target: 'saving', actions: 'takeSecrets' },
        ],
      },
    },
    saving: {
      description:
        'The server checks the original and the new password, stores it and ends every other session of the account.',
      meta: { title: 'Saving', who: 'server', requirements: ['ROUTE-07', 'SESSION-06'] },
      tags: ['busy'],
      invoke: {
        src: 'savePassword',
        input: ({ context: { original, password, confirmation } }) => ({ original, password, confirmation }),
        onDone: { target: 'done', actions: 'forgetSecrets' },
        onError: [
          {
            guard: { type: 'isOriginalWrong', params: errorOf },
            target: 'editing',
            actions: [
              { type: 'refuse', params: { code: 'password.originalWrong', field: 'original' } },
              'forgetSecrets',
            ],
            description: 'The original is wrong; the failed attempt is counted.',
            meta: { requirements: ['ERROR-11'] },
          },
          {
            target: 'editing',
            actions: [failing, 'forgetSecrets'],
            description: 'Too many attempts, or the server could not be reached.',
          },
        ],
      },
    },
    done: {
      description: 'The password is changed; the automatic sign-out follows after 3 seconds.',
      meta: { title: 'Changed', who: 'learner', requirements: ['SESSION-06', 'CONST-09'] },
      tags: ['changed'],
      after: {
        second: [
          {
            guard: 'isTimeToLeave',
            target: 'left',
            actions: 'announceFinished',
            meta: { requirements: ['SESSION-06', 'CONST-09'] },
          },
          { target: 'done', reenter: true, actions: 'countLeaving' },
        ],
      },
      on: { left: { target: 'left', actions: 'announceFinished' } },
    },
    left: {
      description: 'The session is being ended.',
      meta: { title: 'Signed out', who: 'learner', requirements: ['SESSION-06'] },
      tags: ['changed'],
      type: 'final',
    },
  },
})

export type ChangePasswordFlow = typeof changePasswordFlow
