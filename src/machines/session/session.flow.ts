import { errorOf } from '#machines/kit/failing.ts'
import { emptyForm } from './session-context.ts'
import { sessionSetup } from './session-setup.ts'
import { halfway } from './session-halfway.ts'
import { anonymous } from './session-sign-in.ts'
import { PASSWORD_LONGEST, PASSWORD_SHORTEST } from './sign-in-form.ts'
import { signedIn } from './session-signed-in.ts'
import { starting } from './session-start.ts'

/** Start, sign-in and its errors, signed in, weak password, sign-out, forced logout. */
export const sessionFlow = sessionSetup.createMachine({
  id: 'session',
  description: 'The session of this browser: language, sign-in, second check, sign-out and forced logout.',
  meta: { limits: { passwordShortest: PASSWORD_SHORTEST, passwordLongest: PASSWORD_LONGEST } },
  initial: 'starting',
  context: ({ input }) => ({
    ...input,
    language: null,
    languages: [],
    form: emptyForm,
    problems: {},
    failure: null,
    captchasSpent: 0,
    passkey: null,
    user: null,
    menu: [],
    currentClasses: [],
  }),
  states: {
    starting,
    anonymous,
    halfway,
    signedIn,
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
            guard: { type: 'isUnauthorised', params: errorOf },
            target: 'anonymous',
            actions: ['forget', { type: 'announceSignedOut', params: { notice: 'signedOut' } }],
            description: 'The session had already ended.',
          },
          {
            guard: 'isCheckPending',
            target: 'halfway',
            description: 'The sign-out failed: the second check is still pending.',
          },
          {
            target: 'signedIn.before',
            description: 'The sign-out failed: the session goes on, and the error is shown.',
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
