import { assign, emit, fromPromise, setup } from 'xstate'

import type { LanguageCode } from '#i18n/locales.ts'

import type { ShownCredential } from '#api/account/passkey.contract.ts'
import { problemOf, type Failure } from '#api/kit/problem.ts'
import type { CurrentUser, MenuItem } from '#api/session/user.contract.ts'
import {
  emptyForm,
  type CaptchaVerdict,
  type SessionContext,
  type SessionEmitted,
  type SessionEvent,
  type SessionInput,
  type SignInVerdict,
} from './session-context.ts'
import { formRefused } from '#machines/kit/form-refused.ts'
import { unfilled } from '#machines/kit/services.ts'
import { PASSWORD_LONGEST, PASSWORD_SHORTEST, signInProblems, type SignInForm } from './sign-in-form.ts'
import { startLanguage } from './start-language.ts'

/** Types, services, guards and actions of the session, shared by its parts. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEmitted,
  },
  actors: {
    loadSupportedLanguages: fromPromise<readonly LanguageCode[]>(unfilled),
    loadLanguage: fromPromise<LanguageCode, { language: LanguageCode }>(unfilled),
    checkCaptcha: fromPromise<CaptchaVerdict, { captcha: string }>(unfilled),
    signIn: fromPromise<SignInVerdict, SignInForm>(unfilled),
    /** Null: the person cancelled. */
    askPasskey: fromPromise<ShownCredential | null>(unfilled),
    verifyPasskey: fromPromise<void, { passkey: ShownCredential | null }>(unfilled),
    beginAtProvider: fromPromise<{ address: string }>(unfilled),
    signOut: fromPromise<void>(unfilled),
    loadUser: fromPromise<CurrentUser>(unfilled),
    loadScope: fromPromise<readonly MenuItem[]>(unfilled),
    loadCurrentClasses: fromPromise<readonly string[]>(unfilled),
  },
  guards: {
    hasStoredLanguage: ({ context }) => context.storedLanguage !== null,
    hasToken: ({ context }) => context.hasToken,
    isCheckPending: ({ context }) => context.isCheckPending,
    isAccountEmpty: ({ event }) => event.type === 'signIn.submitted' && event.user.trim() === '',
    isPasswordEmpty: ({ event }) => event.type === 'signIn.submitted' && event.password === '',
    isPasswordShort: ({ event }) => event.type === 'signIn.submitted' && event.password.length < PASSWORD_SHORTEST,
    isPasswordLong: ({ event }) => event.type === 'signIn.submitted' && event.password.length > PASSWORD_LONGEST,
    isPasswordLimited: ({ context }) => context.passwordMax18,
    isCaptchaEmpty: ({ context, event }) =>
      context.asksCaptcha && event.type === 'signIn.submitted' && event.vcode.trim() === '',
    isRightCaptcha: (_, params: CaptchaVerdict) => params.verdict === 'right',
    isWrongCaptcha: (_, params: CaptchaVerdict) => params.verdict === 'wrong',
    isAuthenticated: (_, params: SignInVerdict) => params.authenticated,
    isCheckAsked: (_, params: SignInVerdict) => params.authenticated && params.secondCheck,
    isReason: (_, params: { is: string; verdict: SignInVerdict }) => params.verdict.reason === params.is,
    isPasskeyShown: (_, params: { passkey: ShownCredential | null }) => params.passkey !== null,
    isUnauthorised: (_, params: { error: unknown }) => problemOf(params.error).kind === 'unauthorised',
    isWeak: (_, params: { weak: boolean }) => params.weak,
  },
  actions: {
    takeForm: assign({
      form: ({ event, context }) =>
        event.type === 'signIn.submitted'
          ? { user: event.user.trim(), password: event.password, vcode: event.vcode.trim() }
          : context.form,
      problems: {},
      failure: null,
    }),
    clean: assign({ problems: {}, failure: null }),
    dropForm: assign({ form: emptyForm, problems: {}, failure: null, passkey: null }),
    refuse: assign({
      failure: (_, params: { code: string }) => ({ reason: params.code, message: null }),
      problems: ({ context, event }) => (event.type === 'signIn.submitted' ? signInProblems(event, context) : {}),
    }),
    announceRefusedForm: emit(formRefused),
    fail: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    spendCaptcha: assign({ captchasSpent: ({ context }) => context.captchasSpent + 1 }),
    takePasskey: assign({ passkey: (_, params: { passkey: ShownCredential | null }) => params.passkey }),
    announceLeft: emit((_, params: { address: string }) => ({ type: 'left', address: params.address })),
    announceSignedIn: emit({ type: 'signedIn' }),
    demandCheck: assign({ isCheckPending: true }),
    settleCheck: assign({ isCheckPending: false }),
    announceCheckRequired: emit({ type: 'checkRequired' }),
    announceCheckPassed: emit({ type: 'checkPassed' }),
    announceSignedOut: emit((_, params: { notice: 'signedOut' | 'expired' | 'endedElsewhere' }) => ({
      type: 'signedOut',
      notice: params.notice,
    })),
    takeLanguages: assign({
      languages: (_, params: { languages: readonly LanguageCode[] }) => params.languages,
      language: ({ context }, params: { languages: readonly LanguageCode[] }) =>
        startLanguage(params.languages, context.browserLanguages),
    }),
    takeStoredLanguage: assign({ language: ({ context }) => context.storedLanguage }),
    takeDefaultLanguage: assign({ language: (): LanguageCode => 'zh_CN' }),
    takeUser: assign({ user: (_, params: { user: CurrentUser }) => params.user }),
    takeMenu: assign({ menu: (_, params: { menu: readonly MenuItem[] }) => params.menu }),
    takeClasses: assign({ currentClasses: (_, params: { classes: readonly string[] }) => params.classes }),
    forget: assign({
      form: emptyForm,
      problems: {},
      failure: null,
      isCheckPending: false,
      user: null,
      menu: [],
      currentClasses: [],
    }),
  },
})
