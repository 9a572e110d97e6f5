import { errorOf } from '#machines/kit/failing.ts'
import { emptyForm } from './session-context.ts'
import { sessionSetup } from './session-setup.ts'
import { halfway } from './session-halfway.ts'
import { anonymous } from './session-sign-in.ts'
import { signedIn } from './session-signed-in.ts'
import { starting } from './session-start.ts'

/** Start, sign-in with each way it fails, signed in, weak password, sign-out, forced out. */
export const sessionFlow = sessionSetup.createMachine({
  id: 'session',
  description:
    'Who is at the browser: from the language at the start to sign-in, second check, sign-out and forced logout.',
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
            description: 'The session had ended already.',
          },
          {
            guard: 'isCheckPending',
            target: 'halfway',
            description: 'The session goes on as it was: the second check is still due.',
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
