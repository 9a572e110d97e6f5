import { assign, emit, fromPromise, setup } from 'xstate'

import { obeysPasswordRule } from '#api/account/password-rule.ts'
import { failureOf, problemOf } from '#api/kit/problem.ts'

import { codeStep, isRefusedFor, type CodeContext, type CodeEvent, type FieldFailure, type Sent } from './code-step.ts'
import { formRefused, type FormRefused } from '#machines/kit/form-refused.ts'
import { unfilled } from '#machines/kit/services.ts'

export type Channel = 'phone' | 'email'
export type RetrievalField = 'account' | 'captcha' | 'code' | 'original' | 'password' | 'confirmation'

export interface Contacts {
  readonly phone: string | null
  readonly email: string | null
}
/** A retrieval that this tab has begun: where its code went, and whether that was right already. */
export interface RetrievalUnderWay extends Sent {
  readonly account: string
  readonly contacts: Contacts
  readonly channel: Channel
  readonly isProven: boolean
}
export interface RetrievalInput {
  /** The account of whoever is signed in; empty: nobody. */
  readonly account: string
  /** The server asks for a captcha. */
  readonly asksCaptcha: boolean
}
export interface RetrievalContext extends CodeContext, FieldFailure<RetrievalField> {
  /** The account of whoever is signed in; empty: nobody. */
  readonly own: string
  readonly account: string
  readonly asksCaptcha: boolean
  readonly captcha: string
  readonly captchasSpent: number
  readonly contacts: Contacts
  readonly channel: Channel
  /** The present password, where it stands in for a code. */
  readonly original: string
  readonly password: string
  readonly confirmation: string
  /** Seconds until the automatic redirect to the sign-in page. */
  readonly leavingIn: number
}

export type RetrievalEvent =
  | { readonly type: 'account.submitted'; readonly account: string; readonly captcha: string }
  | { readonly type: 'channel.chosen'; readonly channel: Channel }
  | CodeEvent
  | {
      readonly type: 'password.submitted'
      /** The present password; empty: it was not asked for. */
      readonly original: string
      readonly password: string
      readonly confirmation: string
    }
  | { readonly type: 'back.requested' }
  | { readonly type: 'left' }

export type RetrievalEmitted = FormRefused | { readonly type: 'finished' }

const hasContact = ({ phone, email }: Contacts): boolean => phone !== null || email !== null

/** The types, services, guards and actions of password retrieval. */
export const retrievalSetup = setup({
  types: {
    context: {} as RetrievalContext,
    events: {} as RetrievalEvent,
    emitted: {} as RetrievalEmitted,
    input: {} as RetrievalInput,
  },
  actors: {
    findUnderWay: fromPromise<RetrievalUnderWay | null>(unfilled),
    checkAccount: fromPromise<void, { account: string; captcha: string }>(unfilled),
    loadContacts: fromPromise<Contacts>(unfilled),
    sendCode: fromPromise<Sent, Pick<RetrievalContext, 'account' | 'contacts' | 'channel'>>(unfilled),
    checkCode: fromPromise<void, { code: string }>(unfilled),
    savePassword: fromPromise<void, { password: string; confirmation: string }>(unfilled),
    changePassword: fromPromise<void, { original: string; password: string; confirmation: string }>(unfilled),
  },
  delays: { second: 1000 },
  guards: {
    isProven: (_, params: { underWay: RetrievalUnderWay | null }) => params.underWay?.isProven === true,
    isJustSent: (_, params: { underWay: RetrievalUnderWay | null }) => (params.underWay?.resendAfter ?? 0) > 0,
    isSent: (_, params: { underWay: RetrievalUnderWay | null }) => params.underWay !== null,
    isAccountEmpty: ({ event }) => event.type === 'account.submitted' && event.account.trim() === '',
    isCaptchaEmpty: ({ context, event }) =>
      context.asksCaptcha && event.type === 'account.submitted' && event.captcha.trim() === '',
    hasContact: (_, params: { contacts: Contacts }) => hasContact(params.contacts),
    isOwn: ({ context: { own, account } }) => own !== '' && own.toLowerCase() === account.toLowerCase(),
    isCodeEmpty: codeStep.isCodeEmpty,
    isOriginalEmpty: ({ event }) => event.type === 'password.submitted' && event.original === '',
    isPasswordSame: ({ event }) => event.type === 'password.submitted' && event.password === event.original,
    isPasswordEmpty: ({ event }) => event.type === 'password.submitted' && event.password === '',
    isRuleBroken: ({ event }) => event.type === 'password.submitted' && !obeysPasswordRule(event.password),
    isConfirmationEmpty: ({ event }) => event.type === 'password.submitted' && event.confirmation === '',
    isConfirmationDifferent: ({ event }) =>
      event.type === 'password.submitted' && event.confirmation !== event.password,
    isLastSecond: codeStep.isLastSecond,
    isTimeToLeave: ({ context }) => context.leavingIn <= 1,
    isExpired: (_, params: { error: unknown }) => isRefusedFor(params.error, 'retrieval.expired'),
    isOriginalWrong: (_, params: { error: unknown }) => isRefusedFor(params.error, 'password.originalWrong'),
  },
  actions: {
    takeUnderWay: assign((_, { underWay }: { underWay: RetrievalUnderWay | null }) =>
      underWay === null
        ? {}
        : {
            account: underWay.account,
            contacts: underWay.contacts,
            channel: underWay.channel,
            countdown: underWay.resendAfter,
            expiresAfter: underWay.expiresAfter,
          },
    ),
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
        ? {
            original: event.original,
            password: event.password,
            confirmation: event.confirmation,
            failure: null,
            field: null,
          }
        : {},
    ),
    forgetSecrets: assign({ code: '', original: '', password: '', confirmation: '', captcha: '' }),
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
})
