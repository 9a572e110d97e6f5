import { and, assign, emit, fromPromise, setup } from 'xstate'

import type { LanguageCode } from '#i18n/locales.ts'

import { failureOf, problemOf, type Failure } from '#api/contract/problem.ts'
import type { CurrentUser, MenuItem } from '#api/contract/user.ts'
import { signInProblems, type SignInField, type SignInForm } from './sign-in-form.ts'
import { startLanguage } from './start-language.ts'

export interface SessionInput {
  readonly storedLanguage: LanguageCode | null
  readonly hasToken: boolean
  /** [LOCALE-05] The browser's languages where the variant looks at them; null otherwise (gap GAP-01). */
  readonly browserLanguages: readonly string[] | null
  /** [VALID-03] The variant in which a login password has at most 18 characters. */
  readonly passwordMax18: boolean
}

export interface SessionContext extends SessionInput {
  readonly language: LanguageCode | null
  readonly languages: readonly LanguageCode[]
  readonly form: SignInForm
  readonly problems: Partial<Record<SignInField, string>>
  readonly failure: Failure | null
  /** How many captchas have been used up: the view draws a new one when it grows. */
  readonly captchasSpent: number
  readonly user: CurrentUser | null
  readonly menu: readonly MenuItem[]
  readonly currentClasses: readonly string[]
}

/** What the server said to a captcha: right, wrong (with its words), or it could not tell. */
export interface CaptchaVerdict {
  readonly verdict: 'right' | 'wrong' | 'unknown'
  readonly failure: Failure | null
}
export interface SignInVerdict {
  readonly authenticated: boolean
  readonly reason: string | null
  readonly message: string
}

export type SessionEvent =
  | { readonly type: 'language.retried' }
  | ({ readonly type: 'signIn.submitted' } & SignInForm)
  | { readonly type: 'signOut.requested' }
  /** A 401 came back while the permission feature is on [SESSION-07]. */
  | { readonly type: 'session.lost' }
  /** Another tab signed in, or out. */
  | { readonly type: 'token.appeared' }
  | { readonly type: 'token.vanished' }
  /** The guard brings these [GUARD-09, GUARD-13]. */
  | { readonly type: 'user.fetched'; readonly user: CurrentUser }
  | { readonly type: 'password.judged'; readonly weak: boolean }
  | { readonly type: 'profile.changed' }
  /** A new password has ended every session of the account on the server. */
  | { readonly type: 'password.replaced' }

/** What the composition root acts upon. */
export type SessionEmitted =
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut'; readonly notice: 'signedOut' | 'expired' | 'endedElsewhere' }
  | { readonly type: 'formRefused' }

const emptyForm: SignInForm = { user: '', password: '', vcode: '' }
const unfilled = () => {
  throw new Error('A service was not provided.')
}

/** Start, sign-in with each way it fails, signed in, weak password, sign-out, forced out. */
export const sessionFlow = setup({
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
    signOut: fromPromise<void>(unfilled),
    loadUser: fromPromise<CurrentUser>(unfilled),
    loadScope: fromPromise<readonly MenuItem[]>(unfilled),
    loadCurrentClasses: fromPromise<readonly string[]>(unfilled),
  },
  guards: {
    hasStoredLanguage: ({ context }) => context.storedLanguage !== null,
    hasToken: ({ context }) => context.hasToken,
    isAccountEmpty: ({ event }) => event.type === 'signIn.submitted' && event.user.trim() === '',
    isPasswordEmpty: ({ event }) => event.type === 'signIn.submitted' && event.password === '',
    isPasswordShort: ({ event }) => event.type === 'signIn.submitted' && event.password.length < 6,
    isPasswordLong: ({ event }) => event.type === 'signIn.submitted' && event.password.length > 18,
    isPasswordLimited: ({ context }) => context.passwordMax18,
    isCaptchaEmpty: ({ event }) => event.type === 'signIn.submitted' && event.vcode.trim() === '',
    isRightCaptcha: (_, params: CaptchaVerdict) => params.verdict === 'right',
    isWrongCaptcha: (_, params: CaptchaVerdict) => params.verdict === 'wrong',
    isAuthenticated: (_, params: SignInVerdict) => params.authenticated,
    isReason: (_, params: { is: string; verdict: SignInVerdict }) => params.verdict.reason === params.is,
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
    dropForm: assign({ form: emptyForm, problems: {}, failure: null }),
    refuse: assign({
      failure: (_, params: { code: string }) => ({ reason: params.code, message: null }),
      problems: ({ context, event }) =>
        event.type === 'signIn.submitted' ? signInProblems(event, context.passwordMax18) : {},
    }),
    announceRefusedForm: emit({ type: 'formRefused' }),
    fail: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    spendCaptcha: assign({ captchasSpent: ({ context }) => context.captchasSpent + 1 }),
    announceSignedIn: emit({ type: 'signedIn' }),
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
    takeDefaultLanguage: assign({ language: 'zh_CN' as LanguageCode }),
    takeUser: assign({ user: (_, params: { user: CurrentUser }) => params.user }),
    takeMenu: assign({ menu: (_, params: { menu: readonly MenuItem[] }) => params.menu }),
    takeClasses: assign({ currentClasses: (_, params: { classes: readonly string[] }) => params.classes }),
    forget: assign({ form: emptyForm, problems: {}, failure: null, user: null, menu: [], currentClasses: [] }),
  },
}).createMachine({
  id: 'session',
  description: 'Who is at the browser: from the language at the start to sign-in, sign-out and forced logout.',
  initial: 'starting',
  context: ({ input }) => ({
    ...input,
    language: null,
    languages: [],
    form: emptyForm,
    problems: {},
    failure: null,
    captchasSpent: 0,
    user: null,
    menu: [],
    currentClasses: [],
  }),
  states: {
    starting: {
      description: 'The language is found and loaded before anything is shown.',
      meta: { title: 'Starting', who: 'browser', requirements: ['LOCALE-03', 'LOCALE-04', 'SHELL-01'] },
      tags: ['starting'],
      initial: 'choosingLanguage',
      states: {
        choosingLanguage: {
          description: 'A stored language wins over the list of supported ones.',
          meta: { title: 'Choosing the language', who: 'browser' },
          always: [
            {
              guard: 'hasStoredLanguage',
              target: 'loadingLanguage',
              actions: 'takeStoredLanguage',
              meta: { requirements: ['LOCALE-03'] },
            },
            { target: 'askingLanguages', meta: { requirements: ['LOCALE-04'] } },
          ],
        },
        askingLanguages: {
          description:
            'The server is asked for the supported languages; the first of them is taken or, in a variant, the first that the browser prefers.',
          meta: { title: 'Asking for the languages', who: 'server', requirements: ['LOCALE-04', 'LOCALE-05', 'LOCALE-09'] },
          invoke: {
            src: 'loadSupportedLanguages',
            onDone: {
              target: 'loadingLanguage',
              actions: { type: 'takeLanguages', params: ({ event }) => ({ languages: event.output }) },
            },
            onError: {
              target: 'loadingLanguage',
              actions: 'takeDefaultLanguage',
              description: 'Without the list the catalogue default is used.',
              meta: { requirements: ['LOCALE-02'] },
            },
          },
        },
        loadingLanguage: {
          description: 'The dictionary of the one language is loaded.',
          meta: { title: 'Loading the language', who: 'server' },
          invoke: {
            src: 'loadLanguage',
            input: ({ context }) => ({ language: context.language ?? 'zh_CN' }),
            onDone: [{ guard: 'hasToken', target: '#session.signedIn' }, { target: '#session.anonymous' }],
            onError: 'languageFailed',
          },
        },
        languageFailed: {
          description: 'The dictionary could not be loaded; the visitor may try again.',
          meta: { title: 'Language not loaded', who: 'visitor' },
          tags: ['languageFailed'],
          on: { 'language.retried': 'loadingLanguage' },
        },
      },
    },
    anonymous: {
      description: 'Nobody is signed in here.',
      meta: { title: 'Anonymous', who: 'visitor', requirements: ['SESSION-01'] },
      initial: 'editing',
      on: {
        'token.appeared': {
          target: 'signedIn',
          actions: ['dropForm', 'announceSignedIn'],
          description: 'Another tab has signed in: both tabs agree.',
        },
      },
      states: {
        editing: {
          description: 'The sign-in form can be filled in and sent.',
          meta: { title: 'Filling in the form', who: 'visitor', requirements: ['VALID-01', 'VALID-02', 'VALID-03'] },
          on: {
            'signIn.submitted': [
              {
                guard: 'isAccountEmpty',
                actions: [{ type: 'refuse', params: { code: 'signIn.emptyAccount' } }, 'announceRefusedForm'],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              {
                guard: 'isPasswordEmpty',
                actions: [{ type: 'refuse', params: { code: 'signIn.emptyPassword' } }, 'announceRefusedForm'],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              {
                guard: 'isPasswordShort',
                actions: [{ type: 'refuse', params: { code: 'signIn.shortPassword' } }, 'announceRefusedForm'],
                meta: { requirements: ['VALID-02', 'CONST-04'] },
              },
              {
                guard: and(['isPasswordLimited', 'isPasswordLong']),
                actions: [{ type: 'refuse', params: { code: 'signIn.longPassword' } }, 'announceRefusedForm'],
                meta: { requirements: ['VALID-03', 'CONST-04'] },
              },
              {
                guard: 'isCaptchaEmpty',
                actions: [{ type: 'refuse', params: { code: 'signIn.emptyCaptcha' } }, 'announceRefusedForm'],
                meta: { requirements: ['VALID-01', 'VALID-28'] },
              },
              { target: 'checkingCaptcha', actions: 'takeForm' },
            ],
          },
        },
        checkingCaptcha: {
          description: 'The server checks the captcha before name and password are sent.',
          meta: { title: 'Checking the captcha', who: 'server', requirements: ['CALL-04'] },
          tags: ['busy'],
          invoke: {
            src: 'checkCaptcha',
            input: ({ context }) => ({ captcha: context.form.vcode }),
            onDone: [
              { guard: { type: 'isRightCaptcha', params: ({ event }) => event.output }, target: 'authenticating' },
              {
                guard: { type: 'isWrongCaptcha', params: ({ event }) => event.output },
                target: 'editing',
                actions: [
                  {
                    type: 'fail',
                    params: ({ event }) => ({
                      failure: event.output.failure ?? { reason: 'signIn.wrongCaptcha', message: null },
                    }),
                  },
                  'spendCaptcha',
                ],
                meta: { requirements: ['ERROR-08'] },
              },
              {
                target: 'editing',
                actions: [
                  {
                    type: 'fail',
                    params: ({ event }) => ({
                      failure: event.output.failure ?? { reason: 'signIn.captchaCheckFailed', message: null },
                    }),
                  },
                  'spendCaptcha',
                ],
                meta: { requirements: ['ERROR-09'] },
              },
            ],
            onError: {
              target: 'editing',
              actions: {
                type: 'fail',
                params: ({ event }) => ({ failure: failureOf(problemOf(event.error), 'signIn.captchaCheckFailed') }),
              },
              meta: { requirements: ['ERROR-09'] },
            },
          },
        },
        authenticating: {
          description: 'Name and MD5 of the password are sent; only authenticated true counts as success.',
          meta: { title: 'Signing in', who: 'server', requirements: ['SESSION-02', 'SESSION-03', 'CALL-01'] },
          tags: ['busy'],
          invoke: {
            src: 'signIn',
            input: ({ context }) => context.form,
            onDone: [
              {
                guard: { type: 'isAuthenticated', params: ({ event }) => event.output },
                target: '#session.signedIn',
                actions: ['dropForm', 'announceSignedIn'],
                meta: { requirements: ['SESSION-03', 'SESSION-04'] },
              },
              ...(
                [
                  ['signIn.wrongCredentials', 'ERROR-06'],
                  ['signIn.wrongCaptcha', 'ERROR-08'],
                  ['signIn.captchaExpired', 'ERROR-08'],
                  ['signIn.tooSoon', 'ERROR-07'],
                  ['signIn.locked', 'ERROR-07'],
                ] as const
              ).map(([reason, requirement]) => ({
                guard: {
                  type: 'isReason' as const,
                  params: ({ event }: { event: { output: SignInVerdict } }) => ({ is: reason, verdict: event.output }),
                },
                target: 'editing',
                description: `The server answers ${reason}.`,
                actions: [
                  {
                    type: 'fail' as const,
                    params: ({ event }: { event: { output: SignInVerdict } }) => ({
                      failure: { reason, message: event.output.message },
                    }),
                  },
                  'spendCaptcha' as const,
                ],
                meta: { requirements: [requirement] },
              })),
              {
                target: 'editing',
                actions: [
                  { type: 'fail', params: { failure: { reason: 'signIn.failed', message: null } } },
                  'spendCaptcha',
                ],
                meta: { requirements: ['ERROR-07'] },
              },
            ],
            onError: {
              target: 'editing',
              actions: [
                {
                  type: 'fail',
                  params: ({ event }) => ({ failure: failureOf(problemOf(event.error), 'signIn.failed') }),
                },
                'spendCaptcha',
              ],
              meta: { requirements: ['ERROR-07'] },
            },
          },
        },
      },
    },
    signedIn: {
      description: 'Somebody is signed in: profile, management scope and current classes are loaded side by side.',
      meta: { title: 'Signed in', who: 'learner', requirements: ['SESSION-04', 'ROLE-05'] },
      type: 'parallel',
      on: {
        'signOut.requested': { target: 'signingOut', meta: { requirements: ['SESSION-05', 'CALL-02'] } },
        'session.lost': {
          target: 'anonymous',
          actions: ['forget', { type: 'announceSignedOut', params: { notice: 'expired' } }],
          meta: { requirements: ['SESSION-07', 'ERROR-05'] },
        },
        'token.vanished': {
          target: 'anonymous',
          actions: ['forget', { type: 'announceSignedOut', params: { notice: 'endedElsewhere' } }],
          description: 'Another tab has signed out: both tabs agree.',
        },
        'password.replaced': {
          target: 'anonymous',
          actions: ['forget', { type: 'announceSignedOut', params: { notice: 'signedOut' } }],
          description: 'The server has ended every session of the account, this one included.',
        },
      },
      states: {
        before: {
          type: 'history',
          history: 'deep',
          description: 'What was known before a sign-out that failed.',
          meta: { title: 'As before', who: 'learner' },
        },
        profile: {
          description: 'Who is signed in.',
          meta: { title: 'Profile', who: 'server', requirements: ['CALL-06'] },
          initial: 'loading',
          on: {
            'user.fetched': {
              target: '.ready',
              actions: { type: 'takeUser', params: ({ event }) => ({ user: event.user }) },
            },
            'profile.changed': '.loading',
          },
          states: {
            loading: {
              description: 'The current user is being fetched.',
              meta: { title: 'Loading', who: 'server' },
              tags: ['profileLoading'],
              invoke: {
                src: 'loadUser',
                onDone: {
                  target: 'ready',
                  actions: { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: 'failed',
              },
            },
            ready: { description: 'The current user is known.', meta: { title: 'Known', who: 'learner' } },
            failed: {
              description: 'The current user could not be fetched; trying again is offered.',
              meta: { title: 'Not loaded', who: 'learner' },
              tags: ['profileFailed'],
            },
          },
        },
        scope: {
          description: 'What the user may manage; the navigation follows it.',
          meta: { title: 'Management scope', who: 'server', requirements: ['ROLE-05', 'ROLE-06', 'CALL-03'] },
          initial: 'loading',
          states: {
            loading: {
              description: 'The management scope is being fetched.',
              meta: { title: 'Loading', who: 'server' },
              invoke: {
                src: 'loadScope',
                onDone: {
                  target: 'ready',
                  actions: { type: 'takeMenu', params: ({ event }) => ({ menu: event.output }) },
                  meta: { requirements: ['ROLE-05'] },
                },
                onError: { target: 'failed', description: 'The navigation stays without management entries.' },
              },
            },
            ready: { description: 'The navigation has been rebuilt.', meta: { title: 'Known', who: 'learner' } },
            failed: {
              description: 'The scope is unknown, so nothing can be managed from here.',
              meta: { title: 'Unknown', who: 'learner' },
            },
          },
        },
        classes: {
          description: "The user's classes in progress, kept locally as currentClasses.",
          meta: { title: 'Current classes', who: 'server', requirements: ['CALL-14', 'CLASS-06'] },
          initial: 'loading',
          states: {
            loading: {
              description: 'The current classes are being fetched.',
              meta: { title: 'Loading', who: 'server' },
              invoke: {
                src: 'loadCurrentClasses',
                onDone: {
                  target: 'ready',
                  actions: { type: 'takeClasses', params: ({ event }) => ({ classes: event.output }) },
                },
                onError: 'failed',
              },
            },
            ready: { description: 'The current classes are known.', meta: { title: 'Known', who: 'learner' } },
            failed: { description: 'The current classes are unknown.', meta: { title: 'Unknown', who: 'learner' } },
          },
        },
        password: {
          description: 'Whether the password is weak, as the guard found it.',
          meta: { title: 'Password', who: 'server', requirements: ['GUARD-10', 'GUARD-13'] },
          initial: 'unjudged',
          on: {
            'password.judged': [
              { guard: { type: 'isWeak', params: ({ event }) => ({ weak: event.weak }) }, target: '.weak' },
              { target: '.strong' },
            ],
          },
          states: {
            unjudged: {
              description: 'No page has been visited yet on which the check is run.',
              meta: { title: 'Not judged yet', who: 'browser' },
            },
            strong: { description: 'The password is good enough.', meta: { title: 'Good', who: 'learner' } },
            weak: {
              description: 'The password is weak and must be changed.',
              meta: { title: 'Weak', who: 'learner', requirements: ['GUARD-14', 'ERROR-38'] },
              tags: ['weak'],
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The server ends the session.',
      meta: { title: 'Signing out', who: 'server', requirements: ['CALL-02', 'SESSION-05'] },
      tags: ['busy'],
      invoke: {
        src: 'signOut',
        onDone: {
          target: 'anonymous',
          actions: ['forget', { type: 'announceSignedOut', params: { notice: 'signedOut' } }],
          meta: { requirements: ['SESSION-05'] },
        },
        onError: [
          {
            guard: { type: 'isUnauthorised', params: ({ event }) => ({ error: event.error }) },
            target: 'anonymous',
            actions: ['forget', { type: 'announceSignedOut', params: { notice: 'signedOut' } }],
            description: 'The session had ended already.',
          },
          {
            target: 'signedIn.before',
            description: 'The session goes on as it was, since the server did not end it; the call has shown why.',
          },
        ],
      },
      on: {
        'token.vanished': {
          target: 'anonymous',
          actions: ['forget', { type: 'announceSignedOut', params: { notice: 'endedElsewhere' } }],
        },
      },
    },
  },
})

export type SessionFlow = typeof sessionFlow
