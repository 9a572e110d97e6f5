import { failureOf, problemOf } from '#api/kit/problem.ts'
import { sessionSetup } from './session-setup.ts'

/** A sign-in with a passkey: what the browser asks of the person. */
export const askingPasskey = sessionSetup.createStateConfig({
  description: 'Browser and device ask for a passkey. It names its owner by itself, and no captcha is needed.',
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
      { target: 'editing', description: 'The person has thought better of it, which is no error.' },
    ],
    onError: {
      target: 'editing',
      actions: {
        type: 'fail',
        params: ({ event }) => ({ failure: failureOf(problemOf(event.error), 'signIn.failed') }),
      },
      description: 'The passkey could not be asked for.',
    },
  },
  on: { 'passkey.dropped': { target: 'editing', description: 'The person goes another way.' } },
})

/** The passkey is on its way to the server. */
export const verifyingPasskey = sessionSetup.createStateConfig({
  description: 'The server verifies the passkey. It proves two things in one, so no second check follows.',
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

/** A sign-in through the organisation's provider begins with its address. */
export const leavingForProvider = sessionSetup.createStateConfig({
  description:
    'The server says where the sign-in goes on at the organisation’s provider; from there the browser comes back signed in, or with a refusal.',
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
      description: 'The provider cannot be reached, or none is set up.',
    },
  },
})
