import { assign, emit, fromPromise, setup } from 'xstate'

import { obeysPasswordRule } from '#api/account/password-rule.ts'
import { failureOf, problemOf } from '#api/kit/problem.ts'

import {
  codeStep,
  entryRegion,
  isRefusedFor,
  noCode,
  sendingRegion,
  type CodeContext,
  type CodeEvent,
  type FieldFailure,
  type Sent,
} from './code-step.ts'
import { errorOf, failing } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { unfilled } from '#machines/kit/services.ts'

export type Channel = 'phone' | 'email'
export type RetrievalField = 'account' | 'captcha' | 'code' | 'password' | 'confirmation'

export interface Contacts {
  readonly phone: string | null
  readonly email: string | null
}
export interface RetrievalContext extends CodeContext, FieldFailure<RetrievalField> {
  readonly account: string
  readonly captcha: string
  readonly captchasSpent: number
  readonly contacts: Contacts
  readonly channel: Channel
  readonly password: string
  readonly confirmation: string
  /** Seconds until the automatic redirect to the sign-in page. */
  readonly leavingIn: number
}

export type RetrievalEvent =
  | { readonly type: 'account.submitted'; readonly account: string; readonly captcha: string }
  | { readonly type: 'channel.chosen'; readonly channel: Channel }
  | CodeEvent
  | { readonly type: 'password.submitted'; readonly password: string; readonly confirmation: string }
  | { readonly type: 'back.requested' }
  | { readonly type: 'left' }

export type RetrievalEmitted = FormRefused | { readonly type: 'finished' }

/** Transition of an expired retrieval. */
const beginAnew = {
  guard: { type: 'isExpired', params: errorOf },
  target: '#retrieval.account',
  actions: failing,
} as const

/** Password retrieval: account check, phone or e-mail check by a code, new password, done [ROUTE-04, ROUTE-05]. */
export const retrievalFlow = setup({
  types: {
    context: {} as RetrievalContext,
    events: {} as RetrievalEvent,
    emitted: {} as RetrievalEmitted,
    input: {} as { readonly account: string },
  },
  actors: {
    checkAccount: fromPromise<void, { account: string; captcha: string }>(unfilled),
    loadContacts: fromPromise<Contacts>(unfilled),
    sendCode: fromPromise<Sent, { channel: Channel }>(unfilled),
    checkCode: fromPromise<void, { code: string }>(unfilled),
    savePassword: fromPromise<void, { password: string; confirmation: string }>(unfilled),
  },
  delays: { second: 1000 },
  guards: {
    isAccountEmpty: ({ event }) => event.type === 'account.submitted' && event.account.trim() === '',
    isCaptchaEmpty: ({ event }) => event.type === 'account.submitted' && event.captcha.trim() === '',
    isCodeEmpty: codeStep.isCodeEmpty,
    isPasswordEmpty: ({ event }) => event.type === 'password.submitted' && event.password === '',
    isRuleBroken: ({ event }) => event.type === 'password.submitted' && !obeysPasswordRule(event.password),
    isConfirmationEmpty: ({ event }) => event.type === 'password.submitted' && event.confirmation === '',
    isConfirmationDifferent: ({ event }) =>
      event.type === 'password.submitted' && event.confirmation !== event.password,
    isLastSecond: codeStep.isLastSecond,
    isTimeToLeave: ({ context }) => context.leavingIn <= 1,
    isExpired: (_, params: { error: unknown }) => isRefusedFor(params.error, 'retrieval.expired'),
  },
  actions: {
    takeAccount: assign(({ event }) =>
      event.type === 'account.submitted'
        ? { account: event.account.trim(), captcha: event.captcha.trim(), failure: null, field: null }
        : {},
    ),
    takeContacts: assign({
      contacts: (_, params: { contacts: Contacts }) => params.contacts,
      channel: (_, params: { contacts: Contacts }): Channel => (params.contacts.phone === null ? 'email' : 'phone'),
    }),
    takeChannel: assign({
      channel: ({ context, event }) => (event.type === 'channel.chosen' ? event.channel : context.channel),
    }),
    takeSent: assign(codeStep.takeSent),
    countDown: assign((args) => codeStep.countDown(args)),
    countLeaving: assign({ leavingIn: ({ context }) => context.leavingIn - 1 }),
    takeCode: assign((args) => codeStep.takeCode(args)),
    takePassword: assign(({ event }) =>
      event.type === 'password.submitted'
        ? { password: event.password, confirmation: event.confirmation, failure: null, field: null }
        : {},
    ),
    forgetSecrets: assign({ code: '', password: '', confirmation: '', captcha: '' }),
    spendCaptcha: assign({ captchasSpent: ({ context }) => context.captchasSpent + 1 }),
    refuse: assign({
      failure: (_, params: { code: string; field: RetrievalField }) => ({ reason: params.code, message: null }),
      field: (_, params: { code: string; field: RetrievalField }) => params.field,
    }),
    fail: assign({
      failure: (_, params: { error: unknown }) => failureOf(problemOf(params.error), 'retrieval.verificationFailed'),
      field: null,
    }),
    clearFailure: assign({ failure: null, field: null }),
    announceRefusedForm: emit(formRefused),
    announceFinished: emit({ type: 'finished' }),
  },
}).createMachine({
  id: 'retrieval',
  description: 'A forgotten or weak password is replaced in four steps.',
  initial: 'account',
  context: ({ input }) => ({
    account: input.account,
    captcha: '',
    captchasSpent: 0,
    contacts: { phone: null, email: null },
    channel: 'phone',
    ...noCode,
    password: '',
    confirmation: '',
    leavingIn: 3,
    failure: null,
    field: null,
  }),
  states: {
    account: {
      description: 'Step 1: the account is identified.',
      meta: { title: '1 Account check', who: 'visitor', requirements: ['ROUTE-05', 'CALL-10'] },
      tags: ['step1'],
      initial: 'editing',
      states: {
        editing: {
          description: 'Account name and captcha can be filled in.',
          meta: { title: 'Filling in', who: 'visitor', requirements: ['VALID-01'] },
          on: {
            'account.submitted': [
              {
                guard: 'isAccountEmpty',
                actions: [
                  { type: 'refuse', params: { code: 'signIn.emptyAccount', field: 'account' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              {
                guard: 'isCaptchaEmpty',
                actions: [
                  { type: 'refuse', params: { code: 'signIn.emptyCaptcha', field: 'captcha' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              { target: 'checking', actions: 'takeAccount' },
            ],
          },
        },
        checking: {
          description: 'The server checks captcha and account; its answer does not tell whether the account exists.',
          meta: { title: 'Checking', who: 'server', requirements: ['CALL-10'] },
          tags: ['busy'],
          invoke: {
            src: 'checkAccount',
            input: ({ context }) => ({ account: context.account, captcha: context.captcha }),
            onDone: { target: 'loadingContacts', actions: 'spendCaptcha' },
            onError: {
              target: 'editing',
              actions: [failing, 'spendCaptcha'],
              meta: { requirements: ['ERROR-08', 'ERROR-10'] },
            },
          },
        },
        loadingContacts: {
          description: 'The masked phone and e-mail are fetched.',
          meta: { title: 'Loading the contacts', who: 'server', requirements: ['CALL-10'] },
          tags: ['busy'],
          invoke: {
            src: 'loadContacts',
            onDone: {
              target: '#retrieval.code',
              actions: { type: 'takeContacts', params: ({ event }) => ({ contacts: event.output }) },
            },
            onError: { target: 'editing', actions: failing },
          },
        },
      },
    },
    code: {
      description: 'Step 2: a code sent by phone or e-mail proves the ownership of the account.',
      meta: { title: '2 Phone check', who: 'visitor', requirements: ['ROUTE-05', 'CALL-11'] },
      tags: ['step2'],
      type: 'parallel',
      on: {
        'back.requested': { target: 'account', actions: ['clearFailure', 'forgetSecrets'] },
      },
      states: {
        sending: sendingRegion({
          initial: 'ready',
          ready: { 'channel.chosen': { actions: 'takeChannel' } },
          input: ({ context }: { context: RetrievalContext }) => ({ channel: context.channel }),
          restart: [beginAnew],
        }),
        entry: entryRegion({
          input: ({ context }: { context: RetrievalContext }) => ({ code: context.code }),
          right: '#retrieval.password',
          restart: [beginAnew],
        }),
      },
    },
    password: {
      description: 'Step 3: a new password, with its rules and its strength.',
      meta: { title: '3 New password', who: 'visitor', requirements: ['VALID-04', 'VALID-05', 'VALID-06', 'VALID-07'] },
      tags: ['step3'],
      initial: 'editing',
      states: {
        editing: {
          description: 'The new password is typed twice.',
          meta: { title: 'Typing', who: 'visitor' },
          on: {
            'password.submitted': [
              {
                guard: 'isPasswordEmpty',
                actions: [
                  { type: 'refuse', params: { code: 'password.empty', field: 'password' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              {
                guard: 'isRuleBroken',
                actions: [
                  { type: 'refuse', params: { code: 'password.rule', field: 'password' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-04', 'VALID-05', 'CONST-04'] },
              },
              {
                guard: 'isConfirmationEmpty',
                actions: [
                  { type: 'refuse', params: { code: 'password.confirmationEmpty', field: 'confirmation' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-01'] },
              },
              {
                guard: 'isConfirmationDifferent',
                actions: [
                  { type: 'refuse', params: { code: 'password.confirmationDiffers', field: 'confirmation' } },
                  'announceRefusedForm',
                ],
                meta: { requirements: ['VALID-07', 'ERROR-12'] },
              },
              { target: 'saving', actions: 'takePassword' },
            ],
          },
        },
        saving: {
          description: 'The server judges the new password, stores it and ends every session of the account.',
          meta: { title: 'Saving', who: 'server', requirements: ['CALL-10'] },
          tags: ['busy'],
          invoke: {
            src: 'savePassword',
            input: ({ context }) => ({ password: context.password, confirmation: context.confirmation }),
            onDone: { target: '#retrieval.done', actions: 'forgetSecrets' },
            onError: [
              {
                guard: { type: 'isExpired', params: errorOf },
                target: '#retrieval.account',
                actions: [failing, 'forgetSecrets'],
              },
              { target: 'editing', actions: failing },
            ],
          },
        },
      },
    },
    done: {
      description: 'Step 4: the password is changed; the redirect to the sign-in page follows after 3 seconds.',
      meta: { title: '4 Done', who: 'visitor', requirements: ['ROUTE-05', 'CONST-09'] },
      tags: ['step4'],
      after: {
        second: [
          { guard: 'isTimeToLeave', target: 'left', actions: 'announceFinished', meta: { requirements: ['CONST-09'] } },
          { target: 'done', reenter: true, actions: 'countLeaving' },
        ],
      },
      on: { left: { target: 'left', actions: 'announceFinished' } },
    },
    left: {
      description: 'The sign-in page is shown.',
      meta: { title: 'Left', who: 'visitor' },
      type: 'final',
    },
  },
})

export type RetrievalFlow = typeof retrievalFlow
