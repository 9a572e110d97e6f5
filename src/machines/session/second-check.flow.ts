import { assign, emit, fromPromise, setup } from 'xstate'

import type { SecondCheck } from '#api/session/second-check.contract.ts'

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
} from '#machines/account/code-step.ts'
import { errorOf, failing, type Thrown } from '#machines/kit/failing.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export interface SecondCheckContext extends CodeContext, FieldFailure<'code'> {
  readonly check: SecondCheck
  readonly remember: boolean
}

export type SecondCheckEvent =
  | { readonly type: 'retried' }
  | CodeEvent
  | { readonly type: 'remember.chosen'; readonly remember: boolean }

export type SecondCheckEmitted = FormRefused | { readonly type: 'passed' }

const found = ({ event }: { event: { output: SecondCheck } }) => ({ check: event.output })
const noCheck: SecondCheck = { due: false, channel: null, contact: null, canRemember: false, sent: null }

/** Another tab has passed the check of this session. */
const passedElsewhere = { guard: { type: 'isNotDueAnyMore', params: errorOf }, target: '#secondCheck.passed' } as const

/** The second login check: a code sent to the phone of a person who has signed in with a password [ROUTE-06]. */
export const secondCheckFlow = setup({
  types: {
    context: {} as SecondCheckContext,
    events: {} as SecondCheckEvent,
    emitted: {} as SecondCheckEmitted,
  },
  actors: {
    loadCheck: fromPromise<SecondCheck>(unfilled),
    sendCode: fromPromise<Sent, { channel: 'phone' | 'email' }>(unfilled),
    checkCode: fromPromise<void, { code: string; remember: boolean }>(unfilled),
  },
  delays: { second: 1000 },
  guards: {
    isNotDue: (_, params: { check: SecondCheck }) => !params.check.due,
    isUnreachable: (_, params: { check: SecondCheck }) => params.check.channel === null,
    isJustSent: (_, params: { check: SecondCheck }) => (params.check.sent?.resendAfter ?? 0) > 0,
    isSent: (_, params: { check: SecondCheck }) => params.check.sent !== null,
    isNotDueAnyMore: (_, params: { error: unknown }) => isRefusedFor(params.error, 'secondCheck.notDue'),
    isCodeEmpty: codeStep.isCodeEmpty,
    isLastSecond: codeStep.isLastSecond,
  },
  actions: {
    takeCheck: assign((_, { check }: { check: SecondCheck }) => ({
      check,
      countdown: check.sent?.resendAfter ?? 0,
      expiresAfter: check.sent?.expiresAfter ?? 0,
    })),
    takeRemember: assign({
      remember: ({ context, event }) => (event.type === 'remember.chosen' ? event.remember : context.remember),
    }),
    takeSent: assign(codeStep.takeSent),
    countDown: assign(({ context }) => codeStep.countDown({ context })),
    takeCode: assign(({ context, event }) => codeStep.takeCode({ context, event })),
    forgetCode: assign({ code: '' }),
    refuse: assign({
      failure: (_, params: { code: string; field: 'code' }) => ({ reason: params.code, message: null }),
      field: (_, params: { code: string; field: 'code' }) => params.field,
    }),
    fail: assign({
      failure: (_, params: Thrown) => failureIn(params),
      field: null,
    }),
    clearFailure: assign({ failure: null, field: null }),
    announceRefusedForm: emit(formRefused),
    announcePassed: emit({ type: 'passed' }),
  },
}).createMachine({
  id: 'secondCheck',
  description: 'After a correct password, a code proves possession of the phone.',
  initial: 'loading',
  context: { ...noCode, check: noCheck, remember: false, failure: null, field: null },
  states: {
    loading: {
      description:
        'The server returns whether a check is pending, the masked target of the code, and whether one was sent.',
      meta: { title: 'Loading', who: 'server', requirements: ['ROUTE-06'] },
      tags: ['loading'],
      entry: 'clearFailure',
      invoke: {
        src: 'loadCheck',
        onDone: [
          { guard: { type: 'isNotDue', params: found }, target: 'passed', description: 'Another tab has passed it.' },
          {
            guard: { type: 'isUnreachable', params: found },
            target: 'unreachable',
            description: 'The account has neither phone nor e-mail address.',
          },
          {
            guard: { type: 'isJustSent', params: found },
            target: 'code.sending.waiting',
            actions: { type: 'takeCheck', params: found },
            description: 'The page was reloaded: no second code is sent.',
          },
          {
            guard: { type: 'isSent', params: found },
            target: 'code',
            actions: { type: 'takeCheck', params: found },
            description: 'The code that was sent is still valid, and another can be requested.',
          },
          {
            target: 'code.sending.asking',
            actions: { type: 'takeCheck', params: found },
            description: 'The first code is sent automatically.',
          },
        ],
        onError: { target: 'failed', actions: failing },
      },
    },
    failed: {
      description: 'The check could not be loaded; a retry is offered.',
      meta: { title: 'Not loaded', who: 'visitor' },
      tags: ['failed'],
      on: { retried: 'loading' },
    },
    unreachable: {
      description: 'No code can be delivered: staff has to add a phone number or an e-mail address.',
      meta: { title: 'Out of reach', who: 'visitor', requirements: ['ROUTE-06'] },
      tags: ['unreachable'],
      on: { retried: 'loading' },
    },
    code: {
      description: 'A code is sent to the phone, or by e-mail without a phone, and entered here.',
      meta: { title: 'Code', who: 'visitor', requirements: ['ROUTE-06', 'CALL-11'] },
      type: 'parallel',
      states: {
        sending: sendingRegion({
          ready: {},
          input: ({ context }: { context: SecondCheckContext }) => ({ channel: context.check.channel ?? 'phone' }),
          restart: [passedElsewhere],
        }),
        entry: entryRegion({
          input: ({ context }: { context: SecondCheckContext }) => ({ code: context.code, remember: context.remember }),
          right: { target: '#secondCheck.passed', actions: 'forgetCode' } as const,
          restart: [passedElsewhere],
        }),
      },
      on: {
        'remember.chosen': { actions: 'takeRemember' },
      },
    },
    passed: {
      description: 'The session is fully signed in; home is shown.',
      meta: { title: 'Passed', who: 'visitor', requirements: ['ROUTE-06', 'SESSION-04'] },
      entry: 'announcePassed',
      type: 'final',
    },
  },
})

export type SecondCheckFlow = typeof secondCheckFlow
