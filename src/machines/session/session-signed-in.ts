import { sessionSetup } from './session-setup.ts'

/** Data of the signed-in person. */
export const signedIn = sessionSetup.createStateConfig({
  description: 'Somebody is signed in: profile, management scope and current classes are loaded in parallel.',
  meta: { title: 'Signed in', who: 'learner', requirements: ['SESSION-04', 'ROLE-05'] },
  type: 'parallel',
  on: {
    'signOut.requested': { target: 'signingOut', meta: { requirements: ['SESSION-05', 'CALL-02'] } },
    'session.lost': {
      target: 'anonymous',
      actions: ['forget', { type: 'announceSignedOut', params: { notice: 'expired' } }],
      meta: { requirements: ['SESSION-07', 'ERROR-05'] },
    },
    'check.required': {
      target: 'halfway',
      actions: ['forget', 'announceCheckRequired'],
      description: 'Another tab has signed in again, and its second check is pending.',
      meta: { requirements: ['ROUTE-06'] },
    },
    'token.vanished': {
      target: 'anonymous',
      actions: ['forget', { type: 'announceSignedOut', params: { notice: 'endedElsewhere' } }],
      description: 'Another tab has signed out; this tab follows.',
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
      description: 'Restores the data after a failed sign-out.',
      meta: { title: 'As before', who: 'learner' },
    },
    profile: {
      description: 'The current user’s profile.',
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
          description: 'The current user could not be fetched; a retry is offered.',
          meta: { title: 'Not loaded', who: 'learner' },
          tags: ['profileFailed'],
        },
      },
    },
    scope: {
      description: 'The user’s management scope, which the navigation depends on.',
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
        ready: {
          description: 'The scope is loaded, and the navigation was rebuilt.',
          meta: { title: 'Known', who: 'learner' },
        },
        failed: {
          description: 'The scope is unknown, so management entries are hidden.',
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
      description: 'Password strength, as reported by the guard.',
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
          description: 'No page with the check has been visited yet.',
          meta: { title: 'Not judged yet', who: 'browser' },
        },
        strong: { description: 'The password is strong.', meta: { title: 'Good', who: 'learner' } },
        weak: {
          description: 'The password is weak and must be changed.',
          meta: { title: 'Weak', who: 'learner', requirements: ['GUARD-14', 'ERROR-38'] },
          tags: ['weak'],
        },
      },
    },
  },
})
