import { and, assign, emit, fromPromise, not, or, setup } from 'xstate'

import { problemOf } from '#api/kit/problem.ts'
import type { CurrentUser } from '#api/session/user.contract.ts'
import type { accountAddresses } from '#api/account/addresses.ts'
import type { entryAddresses } from '#api/entry/addresses.ts'
import type { homeAddresses } from '#api/home/addresses.ts'
import type { PathOf } from '#api/kit/addresses.ts'
import type { sessionAddresses } from '#api/session/addresses.ts'

import { errorOf } from '#machines/kit/failing.ts'
import { unfilled } from '#machines/kit/services.ts'

/** The target of a navigation; `fullPath` is path and query as in the address after the #. */
export interface Target {
  readonly name: string
  readonly fullPath: string
  readonly isPublic: boolean
}

/** Further inputs of the decision. */
export interface NavigationFacts {
  readonly hasToken: boolean
  /** [ROUTE-06] There is a token, but the second check is pending. */
  readonly isCheckPending: boolean
  /** A phone or tablet whose visitor has neither chosen the browser nor installed the portal (gap GAP-84). */
  readonly isAppDevice: boolean
}

export interface GuardContext extends NavigationFacts {
  readonly target: Target | null
  /** The last navigation that was let through; null until the first one. */
  readonly admitted: Target | null
  /** True once this page load has fetched the current user: later pages need not wait for the check. */
  readonly isKnown: boolean
  readonly isWeak: boolean
  readonly loginID: string | null
  /** The private page that a visitor asked for, who is led there after signing in; null: none. */
  readonly wanted: string | null
}

export type GuardEvent =
  | ({ readonly type: 'navigation.requested'; readonly target: Target } & NavigationFacts)
  | { readonly type: 'alert.confirmed' }
  /** By itself, or by its user. */
  | { readonly type: 'session.ended'; readonly isExpired: boolean }

export interface GuardInput {
  /** What was wanted before this page was loaded. */
  readonly wanted: string | null
}

/** Redirect targets of the guard. */
type Detour =
  | PathOf<typeof sessionAddresses, 'login' | 'validPhone'>
  | PathOf<typeof homeAddresses, 'index'>
  | PathOf<typeof accountAddresses, 'emailReset'>
  | PathOf<typeof entryAddresses, 'websitedownload'>

export type GuardEmitted =
  | { readonly type: 'redirected'; readonly path: Detour }
  | { readonly type: 'userFetched'; readonly user: CurrentUser }
  | { readonly type: 'passwordJudged'; readonly weak: boolean }

/** What was wanted is reached, or something else was chosen instead. */
const arrive = ['admit', 'forgetWanted', 'keepWanted'] as const

/** The six steps of every navigation, in order [GUARD-01]. */
export const guardFlow = setup({
  types: {
    context: {} as GuardContext,
    events: {} as GuardEvent,
    input: {} as GuardInput,
    emitted: {} as GuardEmitted,
  },
  actors: {
    loadLanguage: fromPromise<void>(unfilled),
    fetchUser: fromPromise<CurrentUser>(unfilled),
    checkWeakPassword: fromPromise<boolean, { loginID: string }>(unfilled),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken,
    isPublic: ({ context }) => context.target?.isPublic === true,
    isLogin: ({ context }) => context.target?.name === 'login',
    isCheckPending: ({ context }) => context.isCheckPending,
    isValidPhone: ({ context }) => context.target?.name === 'validPhone',
    isMobileAtRoot: ({ context }) => context.isAppDevice && context.target?.name === 'login',
    isWeak: ({ context }) => context.isWeak,
    isEmailReset: ({ context }) => context.target?.name === 'emailReset',
    isKnown: ({ context }) => context.isKnown,
    isExpired: ({ event }) => event.type === 'session.ended' && event.isExpired,
    /** The session redirects by itself: it has ended, or its second check is pending. */
    isTurnedAway: (_, params: { error: unknown }) => {
      const { kind, reason } = problemOf(params.error)
      return kind === 'unauthorised' || reason === 'secondCheck.required'
    },
  },
  actions: {
    take: assign({
      target: ({ context, event }) => (event.type === 'navigation.requested' ? event.target : context.target),
      hasToken: ({ context, event }) => (event.type === 'navigation.requested' ? event.hasToken : context.hasToken),
      isCheckPending: ({ context, event }) =>
        event.type === 'navigation.requested' ? event.isCheckPending : context.isCheckPending,
      isAppDevice: ({ context, event }) =>
        event.type === 'navigation.requested' ? event.isAppDevice : context.isAppDevice,
    }),
    admit: assign({ admitted: ({ context }) => context.target }),
    /** The second check comes with signing in, and is no page of its own. */
    want: assign({
      wanted: ({ context: { target, wanted } }) =>
        target === null || target.isPublic || target.name === 'validPhone' ? wanted : target.fullPath,
    }),
    forgetWanted: assign({ wanted: null }),
    forgetUser: assign({ isKnown: false, isWeak: false, loginID: null }),
    takeUser: assign({
      isKnown: true,
      loginID: (_, params: { user: CurrentUser }) => params.user.account.userName,
    }),
    takeVerdict: assign({ isWeak: (_, params: { weak: boolean }) => params.weak }),
    announceUser: emit((_, params: { user: CurrentUser }) => ({ type: 'userFetched', user: params.user })),
    announceVerdict: emit((_, params: { weak: boolean }) => ({ type: 'passwordJudged', weak: params.weak })),
    redirect: emit((_, params: { path: Detour }) => ({ type: 'redirected', path: params.path })),
    /** Side effects of the steps, which the composition root provides. */
    keepWanted: () => undefined,
    recordVisit: () => undefined,
    clearPlayToken: () => undefined,
    storeLoginID: (_, _params: { user: CurrentUser }) => undefined,
    storeWeakFlag: (_, _params: { weak: boolean }) => undefined,
  },
}).createMachine({
  id: 'guard',
  description: 'Judges every navigation in six steps before its page is shown.',
  initial: 'idle',
  context: ({ input }) => ({
    target: null,
    hasToken: false,
    isCheckPending: false,
    isAppDevice: false,
    admitted: null,
    isKnown: false,
    isWeak: false,
    loginID: null,
    wanted: input.wanted,
  }),
  on: {
    'navigation.requested': {
      target: '.guarding',
      actions: 'take',
      reenter: true,
      description: 'A new navigation cancels a pending one.',
      meta: { requirements: ['GUARD-01'] },
    },
    'session.ended': [
      {
        guard: 'isExpired',
        target: '.idle',
        actions: ['forgetUser', 'want', 'keepWanted'],
        description: 'Whoever signs in again is led back to the page.',
      },
      {
        target: '.idle',
        actions: ['forgetUser', 'forgetWanted', 'keepWanted'],
        description: 'Sign-out cancels the pending navigation and clears what was known of the user.',
      },
    ],
  },
  states: {
    idle: {
      description: 'No navigation is pending.',
      meta: { title: 'Waiting', who: 'visitor' },
    },
    guarding: {
      description: 'A navigation is being judged.',
      meta: { title: 'Judging a navigation', who: 'browser', requirements: ['GUARD-01'] },
      initial: 'recordingVisit',
      states: {
        recordingVisit: {
          description: 'Step 1: the visit is recorded asynchronously; a failure is ignored.',
          meta: { title: '1 Recording the visit', who: 'browser', requirements: ['GUARD-02', 'CALL-05'] },
          entry: 'recordVisit',
          always: { target: 'loadingLanguage' },
        },
        loadingLanguage: {
          description: 'Step 2: the language is loaded before any redirect is decided.',
          meta: { title: '2 Loading the language', who: 'server', requirements: ['GUARD-03'] },
          invoke: {
            src: 'loadLanguage',
            onDone: 'deciding',
            onError: { target: 'deciding', description: 'The navigation goes on; the session shows the failure.' },
          },
        },
        deciding: {
          description: 'Steps 3 and 4: decided by token and target.',
          meta: { title: '3, 4 Deciding', who: 'browser', requirements: ['GUARD-04', 'GUARD-07', 'SHELL-07'] },
          always: [
            {
              guard: and([not('hasToken'), not('isPublic')]),
              target: '#guard.idle',
              actions: ['want', 'keepWanted', { type: 'redirect', params: { path: '/' } }],
              description: 'Step 3: no token, not public. Signing in leads there.',
              meta: { requirements: ['GUARD-04', 'GUARD-16'] },
            },
            {
              guard: and(['isCheckPending', not('isValidPhone'), or(['isLogin', not('isPublic')])]),
              target: '#guard.idle',
              actions: { type: 'redirect', params: { path: '/validPhone' } },
              description: 'A pending second check comes first.',
              meta: { requirements: ['ROUTE-06'] },
            },
            {
              guard: and(['isValidPhone', not('isCheckPending')]),
              target: '#guard.idle',
              actions: { type: 'redirect', params: { path: '/index' } },
              description: 'No second check is pending.',
              meta: { requirements: ['ROUTE-06'] },
            },
            {
              guard: and(['hasToken', 'isLogin']),
              target: '#guard.idle',
              actions: { type: 'redirect', params: { path: '/index' } },
              description: 'Step 4: already signed in.',
              meta: { requirements: ['GUARD-07'] },
            },
            {
              guard: 'isMobileAtRoot',
              target: '#guard.idle',
              actions: { type: 'redirect', params: { path: '/websitedownload' } },
              description:
                'Visitors on phones first see the app page, from which they can go on in the browser (gap GAP-84).',
              meta: { requirements: ['SHELL-07'] },
            },
            { target: 'admitted', meta: { requirements: ['GUARD-06', 'GUARD-08'] } },
          ],
        },
        admitted: {
          description: 'Step 5: the loading bar starts and playToken is cleared.',
          meta: { title: '5 Loading bar', who: 'browser', requirements: ['GUARD-08'] },
          tags: ['loadingBar'],
          entry: 'clearPlayToken',
          initial: 'sorting',
          states: {
            sorting: {
              description: 'Public pages need no user; a known user with a strong password need not wait.',
              meta: { title: 'Public or not', who: 'browser', requirements: ['GUARD-11'] },
              always: [
                {
                  guard: 'isPublic',
                  target: '#guard.idle',
                  actions: 'admit',
                  meta: { requirements: ['GUARD-11', 'GUARD-12'] },
                },
                {
                  guard: 'isValidPhone',
                  target: '#guard.idle',
                  actions: 'admit',
                  description: 'User data is not available before the second check.',
                  meta: { requirements: ['ROUTE-06'] },
                },
                {
                  guard: and(['isKnown', not('isWeak')]),
                  target: 'fetchingUser',
                  actions: arrive,
                  description: 'The page is shown at once, and the check runs beside it.',
                  meta: { requirements: ['GUARD-09'] },
                },
                {
                  target: 'fetchingUser',
                  description: 'The page is shown after the check.',
                  meta: { requirements: ['GUARD-09'] },
                },
              ],
            },
            fetchingUser: {
              description: 'The current user is fetched and loginID stored.',
              meta: { title: 'Fetching the user', who: 'server', requirements: ['GUARD-09', 'CALL-06'] },
              invoke: {
                src: 'fetchUser',
                onDone: {
                  target: 'checkingPassword',
                  actions: [
                    { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
                    { type: 'storeLoginID', params: ({ event }) => ({ user: event.output }) },
                    { type: 'announceUser', params: ({ event }) => ({ user: event.output }) },
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isTurnedAway', params: errorOf },
                    target: '#guard.idle',
                    description:
                      'The session has ended, or its second check is pending: both redirect, and the page is not shown.',
                    meta: { requirements: ['SESSION-07', 'GUARD-12'] },
                  },
                  {
                    target: '#guard.idle',
                    actions: arrive,
                    description: 'The page is shown despite the failed check (gap GAP-42).',
                    meta: { requirements: ['GUARD-12'] },
                  },
                ],
              },
            },
            checkingPassword: {
              description: 'The weak-password check is run.',
              meta: { title: 'Checking the password', who: 'server', requirements: ['GUARD-10', 'CALL-09'] },
              invoke: {
                src: 'checkWeakPassword',
                input: ({ context }) => ({ loginID: context.loginID ?? '' }),
                onDone: {
                  target: 'judging',
                  actions: [
                    { type: 'takeVerdict', params: ({ event }) => ({ weak: event.output }) },
                    { type: 'storeWeakFlag', params: ({ event }) => ({ weak: event.output }) },
                    { type: 'announceVerdict', params: ({ event }) => ({ weak: event.output }) },
                  ],
                  meta: { requirements: ['GUARD-13'] },
                },
                onError: [
                  {
                    guard: { type: 'isTurnedAway', params: errorOf },
                    target: '#guard.idle',
                    meta: { requirements: ['SESSION-07', 'GUARD-12'] },
                  },
                  { target: 'judging', description: 'The previous result is used (gap GAP-42).' },
                ],
              },
            },
            judging: {
              description: 'A weak password redirects to the password change, unless that is the target already.',
              meta: { title: 'Judging the password', who: 'browser', requirements: ['GUARD-14', 'GUARD-15'] },
              always: [
                {
                  guard: and(['isWeak', not('isEmailReset')]),
                  target: '#guard.guarding.alerting',
                  meta: { requirements: ['GUARD-14', 'ERROR-38'] },
                },
                {
                  target: '#guard.idle',
                  actions: arrive,
                  description: 'Step 6: the loading bar finishes.',
                  meta: { requirements: ['GUARD-12', 'GUARD-15'] },
                },
              ],
            },
          },
        },
        alerting: {
          description: 'An alert says that the password is weak and must be changed.',
          meta: { title: 'Weak password alert', who: 'learner', requirements: ['GUARD-14', 'ERROR-38', 'GUARD-12'] },
          tags: ['weakAlert'],
          on: {
            'alert.confirmed': {
              target: '#guard.idle',
              actions: { type: 'redirect', params: { path: '/emailReset' } },
              meta: { requirements: ['GUARD-14'] },
            },
          },
        },
      },
    },
  },
})

export type GuardFlow = typeof guardFlow
