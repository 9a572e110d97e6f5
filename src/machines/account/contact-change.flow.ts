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
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { failureIn } from '#machines/kit/refusals.ts'
import { unfilled } from '#machines/kit/services.ts'

export type ContactField = 'original' | 'contact' | 'code'

export interface ContactInput {
  /** 'bind' sets the first contact; 'change' replaces an existing one. */
  readonly way: 'change' | 'bind'
}
export interface ContactContext extends ContactInput, CodeContext, FieldFailure<ContactField> {
  /** The current contact, masked; null: none. */
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
/** The sent code, and the contact in its stored form. */
export interface SentTo extends Sent {
  readonly contact: string
}

/** The current contact, masked, and a code for a new one that this tab has asked for and that is still valid. */
export interface ContactFound {
  readonly bound: string | null
  readonly underWay: (SentTo & { readonly original: string }) | null
}

const foundIn = ({ event }: { event: { output: ContactFound } }) => ({ found: event.output })
const asked = ({ context: { bound, original, contact } }: { context: ContactContext }): Asked => ({
  original: bound === null ? '' : original,
  contact,
})

/** The API of the two channels. */
const requirementsOf = { phone: ['ROUTE-08', 'ROUTE-10'], email: ['ROUTE-09'] } as const
const wrongCode = { phone: ['ERROR-10'], email: ['ERROR-10', 'ERROR-13'] } as const

/**
 * Changes or binds one's own phone number or e-mail address [ROUTE-08, ROUTE-09, ROUTE-10]: the original and the new
 * contact, a code sent to the new one, done. Both channels share one chart and have their own error codes.
 */
export function contactChange(channel: ContactChannel) {
  const requirements = requirementsOf[channel]
  const reasons = contactReasons[channel]
  const refusal = (name: keyof typeof reasons, field: ContactField) =>
    ({ type: 'refuse', params: { code: reasons[name], field } }) as const
  /** Client-side checks of the form, in its order. */
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
  /** Errors that only the server can detect; from the code step they lead back to the form. */
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
      emitted: {} as FormRefused | { readonly type: 'changed' },
      input: {} as ContactInput,
    },
    actors: {
      loadBound: fromPromise<ContactFound>(unfilled),
      sendCode: fromPromise<SentTo, Asked>(unfilled),
      checkCode: fromPromise<void, { contact: string; code: string }>(unfilled),
    },
    delays: { second: 1000 },
    guards: {
      isBoundAlready: ({ context }, { found }: { found: ContactFound }) =>
        context.way === 'bind' && found.bound !== null,
      isJustSent: (_, { found }: { found: ContactFound }) => (found.underWay?.resendAfter ?? 0) > 0,
      isSent: (_, { found }: { found: ContactFound }) => found.underWay !== null,
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
      takeFound: assign((_, { found: { bound, underWay } }: { found: ContactFound }) => ({
        bound,
        ...(underWay !== null && {
          original: underWay.original,
          contact: underWay.contact,
          countdown: underWay.resendAfter,
          expiresAfter: underWay.expiresAfter,
        }),
      })),
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
      announceRefusedForm: emit(formRefused),
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
        description: 'The current contact is fetched, masked.',
        meta: { title: 'Loading', who: 'server', requirements },
        tags: ['loading'],
        invoke: {
          src: 'loadBound',
          onDone: [
            {
              guard: { type: 'isBoundAlready', params: foundIn },
              target: 'alreadyBound',
              actions: { type: 'takeFound', params: foundIn },
            },
            {
              guard: { type: 'isJustSent', params: foundIn },
              target: 'code.sending.waiting',
              actions: { type: 'takeFound', params: foundIn },
              description: 'A code was just sent; the countdown to the next one goes on.',
            },
            {
              guard: { type: 'isSent', params: foundIn },
              target: 'code',
              actions: { type: 'takeFound', params: foundIn },
              description: 'The code that was sent is still valid, and another can be requested.',
            },
            { target: 'form', actions: { type: 'takeFound', params: foundIn } },
          ],
          onError: { target: 'notLoaded', actions: failing },
        },
      },
      notLoaded: {
        description: 'The current contact could not be loaded; a retry is offered.',
        meta: { title: 'Not loaded', who: 'learner' },
        tags: ['notLoaded'],
        on: { 'load.retried': { target: 'loading', actions: 'clearFailure' } },
      },
      alreadyBound: {
        description: 'A contact is already bound; changing it is offered.',
        meta: { title: 'Bound already', who: 'learner', requirements },
        tags: ['alreadyBound'],
        type: 'final',
      },
      form: {
        description: 'Step 1: the original contact, if there is one, and the new one.',
        meta: { title: '1 New contact', who: 'learner', requirements: [...requirements, 'VALID-08', 'VALID-09'] },
        tags: ['step1'],
        initial: 'editing',
        states: {
          editing: {
            description: 'The original and the new contact can be typed.',
            meta: { title: 'Typing', who: 'learner' },
            on: { 'contact.submitted': [...refusals, { target: 'checking', actions: 'takeContact' }] },
          },
          checking: {
            description:
              'The server compares the original, checks that the new contact is unused, and sends a code to it.',
            meta: { title: 'Checking', who: 'server', requirements: ['VALID-08', 'VALID-09'] },
            tags: ['busy'],
            invoke: {
              src: 'sendCode',
              input: asked,
              onDone: {
                target: `#${channel}Change.code.sending.waiting`,
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
        description: 'Step 2: the code sent to the new contact proves its ownership.',
        meta: { title: '2 Code', who: 'learner', requirements: ['VALID-10'] },
        tags: ['step2'],
        type: 'parallel',
        on: { 'back.requested': { target: 'form', actions: ['dropCode', 'clearFailure'] } },
        states: {
          sending: sendingRegion({ ready: {}, input: asked, restart: backToForm }),
          entry: entryRegion({
            input: ({ context: { contact, code } }: { context: ContactContext }) => ({ contact, code }),
            right: { target: `#${channel}Change.done`, actions: ['forgetTyped', 'announceChanged'] } as const,
            restart: backToForm,
            wrong: wrongCode[channel],
          }),
        },
      },
      done: {
        description: 'Step 3: the new contact is bound, and the previous one was notified.',
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
