import { failureOf, problemOf } from '#api/kit/problem.ts'
import { sessionSetup } from './session-setup.ts'

/** The passkey prompt of the browser. */
export const askingPasskey = sessionSetup.createStateConfig({
  description: 'The browser asks for a passkey, which identifies its owner; no captcha is needed.',
  meta: { title: 'Asking for a passkey', who: 'visitor' },
  tags: ['passkey'],
  invoke: {
    src: 'askPasskey',
    onDone: [
      {
        guard: { type: 'isPasskeyShown', params: ({ event }) => ({ passkey: event.output }) },
        target: 'verifyingPasskey',
        actions: { type: 'takePasskey', params: ({ event }) => ({ passkey: event.output }) },
      },
      { target: 'editing', description: 'The person cancelled, which is no error.' },
    ],
    onError: {
      target: 'editing',
      actions: {
        type: 'fail',
        params: ({ event }) => ({ failure: failureOf(problemOf(event.error), 'signIn.failed') }),
      },
      description: 'The passkey prompt failed.',
    },
  },
  on: { 'passkey.dropped': { target: 'editing', description: 'The person cancelled the passkey sign-in.' } },
})

/** The passkey is being verified by the server. */
export const verifyingPasskey = sessionSetup.createStateConfig({
  description: 'The server verifies the passkey, which counts as two factors, so no second check follows.',
  meta: { title: 'Verifying the passkey', who: 'server' },
  tags: ['passkey'],
  invoke: {
    src: 'verifyPasskey',
    input: ({ context }) => ({ passkey: context.passkey }),
    onDone: {
      target: '#session.signedIn',
      actions: ['dropForm', 'announceSignedIn'],
      meta: { requirements: ['SESSION-04'] },
    },
    onError: {
      target: 'editing',
      actions: {
        type: 'fail',
        params: ({ event }) => ({ failure: failureOf(problemOf(event.error), 'signIn.failed') }),
      },
      description: 'The server refuses it: unknown, expired, copied, or not for this portal.',
    },
  },
})

/** Fetches the provider's address to start a sign-in there. */
export const leavingForProvider = sessionSetup.createStateConfig({
  description:
    'The server returns the provider’s address; the browser is redirected there and comes back signed in, or with an error.',
  meta: { title: 'Leaving for the provider', who: 'server' },
  tags: ['provider'],
  invoke: {
    src: 'beginAtProvider',
    onDone: { target: 'editing', actions: { type: 'announceLeft', params: ({ event }) => event.output } },
    onError: {
      target: 'editing',
      actions: {
        type: 'fail',
        params: ({ event }) => ({ failure: failureOf(problemOf(event.error), 'signIn.failed') }),
      },
      description: 'The provider is unreachable, or not configured.',
    },
  },
})
