import { assign, emit, fromPromise, setup } from 'xstate'

import { contactOf, contactReasons, originalOf, type ContactChannel } from '#api/account/contact-rule.ts'

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
import { failing, type Thrown } from '#machines/kit/failing.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export type ContactField = 'original' | 'contact' | 'code'

export interface ContactInput {
  /** Binding is for who has none; what is bound already is changed. */
  readonly way: 'change' | 'bind'
}
export interface ContactContext extends ContactInput, CodeContext, FieldFailure<ContactField> {
  /** What is bound now, masked; null: nothing. */
  readonly bound: string | null
  readonly original: string
  readonly contact: string
}
export type ContactEvent =
  | { readonly type: 'contact.submitted'; readonly original: string; readonly contact: string }
  | { readonly type: 'back.requested' }
  | { readonly type: 'load.retried' }
  | CodeEvent

type Asked = Pick<ContactContext, 'original' | 'contact'>
/** What was sent, and the contact as it will be written. */
export interface SentTo extends Sent {
  readonly contact: string
}

const boundOf = ({ event }: { event: { output: string | null } }) => ({ bound: event.output })
const asked = ({ context: { bound, original, contact } }: { context: ContactContext }): Asked => ({
  original: bound === null ? '' : original,
  contact,
})

/** What the two channels prove. */
const requirementsOf = { phone: ['ROUTE-08', 'ROUTE-10'], email: ['ROUTE-09'] } as const
const wrongCode = { phone: ['ERROR-10'], email: ['ERROR-10', 'ERROR-13'] } as const

/**
 * Another phone number or e-mail address for one's own account, or the first one [ROUTE-08, ROUTE-09, ROUTE-10]: the
 * original and the new one, a code sent to the new one, done. Both channels have one chart, with refusals of their own.
 */
export function contactChange(channel: ContactChannel) {
  const requirements = requirementsOf[channel]
  const reasons = contactReasons[channel]
  const refusal = (name: keyof typeof reasons, field: ContactField) =>
    ({ type: 'refuse', params: { code: reasons[name], field } }) as const
  /** What is seen in the form before anybody is asked, in its order. */
  const refusals = (
    [
      ['isOriginalEmpty', 'originalEmpty', 'original', ['VALID-09', 'VALID-28']],
      ['isOriginalInvalid', 'originalInvalid', 'original', ['VALID-09']],
      ['isContactEmpty', 'empty', 'contact', ['VALID-08', 'VALID-28']],
      ['isContactInvalid', 'invalid', 'contact', ['VALID-08']],
      ['isContactSame', 'same', 'contact', ['VALID-08']],
    ] as const
  ).map(([guard, name, field, needs]) => ({
    guard,
    actions: [refusal(name, field), 'announceRefusedForm' as const],
    meta: { requirements: needs },
  }))
  /** What only the server knows of original and new one; from the code step it leads back to the form. */
  const corrected = (
    [
      ['originalWrong', 'original', ['VALID-09', 'ERROR-15']],
      ['bound', 'contact', ['VALID-08', 'ERROR-14']],
    ] as const
  ).map(([name, field, needs]) => ({
    guard: {
      type: 'isRefusedFor' as const,
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error, reason: reasons[name] }),
    },
    target: `#${channel}Change.form`,
    description: `The server answers ${reasons[name]}.`,
    actions: refusal(name, field),
    meta: { requirements: needs },
  }))
  const backToForm = corrected.map((edge) => ({ ...edge, actions: ['dropCode' as const, edge.actions] }))

  return setup({
    types: {
      context: {} as ContactContext,
      events: {} as ContactEvent,
      emitted: {} as { readonly type: 'formRefused' } | { readonly type: 'changed' },
      input: {} as ContactInput,
    },
    actors: {
      loadBound: fromPromise<string | null>(unfilled),
      sendCode: fromPromise<SentTo, Asked>(unfilled),
      checkCode: fromPromise<void, { contact: string; code: string }>(unfilled),
    },
    delays: { second: 1000 },
    guards: {
      isBoundAlready: ({ context }, params: { bound: string | null }) =>
        context.way === 'bind' && params.bound !== null,
      isOriginalEmpty: ({ context, event }) =>
        event.type === 'contact.submitted' && context.bound !== null && event.original.trim() === '',
      isOriginalInvalid: ({ context, event }) =>
        event.type === 'contact.submitted' && context.bound !== null && originalOf(channel, event.original) === null,
      isContactEmpty: ({ event }) => event.type === 'contact.submitted' && event.contact.trim() === '',
      isContactInvalid: ({ event }) => event.type === 'contact.submitted' && contactOf(channel, event.contact) === null,
      isContactSame: ({ context, event }) =>
        event.type === 'contact.submitted' &&
        context.bound !== null &&
        contactOf(channel, event.contact) === originalOf(channel, event.original),
      isCodeEmpty: codeStep.isCodeEmpty,
      isLastSecond: codeStep.isLastSecond,
      isRefusedFor: (_, params: { error: unknown; reason: string }) => isRefusedFor(params.error, params.reason),
    },
    actions: {
      takeBound: assign({ bound: (_, params: { bound: string | null }) => params.bound }),
      takeContact: assign(({ event }) =>
        event.type === 'contact.submitted'
          ? { original: event.original.trim(), contact: event.contact.trim(), failure: null, field: null }
          : {},
      ),
      takeSent: assign(codeStep.takeSent),
      takeWritten: assign({ contact: (_, params: { sent: SentTo }) => params.sent.contact }),
      countDown: assign((args) => codeStep.countDown(args)),
      takeCode: assign((args) => codeStep.takeCode(args)),
      dropCode: assign({ code: '' }),
      forgetTyped: assign({ original: '', code: '' }),
      refuse: assign({
        failure: (_, params: { code: string; field: ContactField }) => ({ reason: params.code, message: null }),
        field: (_, params: { code: string; field: ContactField }) => params.field,
      }),
      fail: assign({
        failure: (_, params: Thrown) => failureIn(params),
        field: null,
      }),
      clearFailure: assign({ failure: null, field: null }),
      announceRefusedForm: emit({ type: 'formRefused' }),
      announceChanged: emit({ type: 'changed' }),
    },
  }).createMachine({
    id: `${channel}Change`,
    description: channel === 'phone' ? 'A phone number is bound or changed.' : 'An e-mail address is bound or changed.',
    initial: 'loading',
    context: ({ input }) => ({
      ...input,
      ...noCode,
      bound: null,
      original: '',
      contact: '',
      failure: null,
      field: null,
    }),
    states: {
      loading: {
        description: 'What is bound now is fetched, masked.',
        meta: { title: 'Loading', who: 'server', requirements },
        tags: ['loading'],
        invoke: {
          src: 'loadBound',
          onDone: [
            {
              guard: { type: 'isBoundAlready', params: boundOf },
              target: 'alreadyBound',
              actions: { type: 'takeBound', params: boundOf },
            },
            { target: 'form', actions: { type: 'takeBound', params: boundOf } },
          ],
          onError: { target: 'notLoaded', actions: failing },
        },
      },
      notLoaded: {
        description: 'What is bound now is unknown; trying again is offered.',
        meta: { title: 'Not loaded', who: 'learner' },
        tags: ['notLoaded'],
        on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
      },
      alreadyBound: {
        description: 'There is nothing to bind any more; changing it is offered.',
        meta: { title: 'Bound already', who: 'learner', requirements },
        tags: ['alreadyBound'],
        type: 'final',
      },
      form: {
        description: 'Step 1: the original, where there is one, and the new one.',
        meta: { title: '1 New contact', who: 'learner', requirements: [...requirements, 'VALID-08', 'VALID-09'] },
        tags: ['step1'],
        initial: 'editing',
        states: {
          editing: {
            description: 'Original and new one can be typed.',
            meta: { title: 'Typing', who: 'learner' },
            on: { 'contact.submitted': [...refusals, { target: 'checking', actions: 'takeContact' }] },
          },
          checking: {
            description: 'The server compares the original, looks whether the new one is free, and sends a code to it.',
            meta: { title: 'Checking', who: 'server', requirements: ['VALID-08', 'VALID-09'] },
            tags: ['busy'],
            invoke: {
              src: 'sendCode',
              input: asked,
              onDone: {
                target: `#${channel}Change.code`,
                actions: [
                  { type: 'takeSent', params: ({ event }) => ({ sent: event.output }) },
                  { type: 'takeWritten', params: ({ event }) => ({ sent: event.output }) },
                ],
              },
              onError: [...corrected, { target: 'editing', actions: failing }],
            },
          },
        },
      },
      code: {
        description: 'Step 2: the code that was sent to the new one shows whose it is.',
        meta: { title: '2 Code', who: 'learner', requirements: ['VALID-10'] },
        tags: ['step2'],
        type: 'parallel',
        on: { 'back.requested': { target: 'form', actions: ['dropCode', 'clearFailure'] } },
        states: {
          sending: sendingRegion({ initial: 'waiting', ready: {}, input: asked, restart: backToForm }),
          entry: entryRegion({
            input: ({ context: { contact, code } }: { context: ContactContext }) => ({ contact, code }),
            right: { target: `#${channel}Change.done`, actions: ['forgetTyped', 'announceChanged'] } as const,
            restart: backToForm,
            wrong: wrongCode[channel],
          }),
        },
      },
      done: {
        description: 'Step 3: the new one is bound, and the one before has been told.',
        meta: { title: '3 Done', who: 'learner', requirements },
        tags: ['step3'],
        type: 'final',
      },
    },
  })
}

/** [ROUTE-08, ROUTE-10] */
export const phoneChangeFlow = contactChange('phone')
/** [ROUTE-09] */
export const emailChangeFlow = contactChange('email')
export type ContactChangeFlow = typeof phoneChangeFlow
