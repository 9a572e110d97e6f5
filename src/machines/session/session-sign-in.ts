import { and } from 'xstate'

import { failureOf, problemOf } from '#api/kit/problem.ts'
import type { SignInVerdict } from './session-context.ts'
import { askingPasskey, leavingForProvider, verifyingPasskey } from './session-further-ways.ts'
import { sessionSetup } from './session-setup.ts'

/** The sign-in form and its errors. */
export const anonymous = sessionSetup.createStateConfig({
  description: 'Nobody is signed in here.',
  meta: { title: 'Anonymous', who: 'visitor', requirements: ['SESSION-01'] },
  initial: 'editing',
  on: {
    'token.appeared': {
      target: 'signedIn',
      actions: ['dropForm', 'announceSignedIn'],
      description: 'Another tab has signed in; this tab follows.',
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
        'passkey.chosen': { target: 'askingPasskey', actions: 'clean' },
        'provider.chosen': { target: 'leavingForProvider', actions: 'clean' },
        'provider.refused': {
          actions: { type: 'fail', params: ({ event }) => ({ failure: { reason: event.code, message: null } }) },
          description: 'The provider redirected back with an error.',
        },
      },
    },
    askingPasskey,
    verifyingPasskey,
    leavingForProvider,
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
            params: { failure: { reason: 'signIn.captchaCheckFailed', message: null } },
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
            guard: { type: 'isCheckAsked', params: ({ event }) => event.output },
            target: '#session.halfway',
            actions: ['dropForm', 'announceCheckRequired'],
            description: 'Name and password are correct; a second check is required.',
            meta: { requirements: ['ROUTE-06'] },
          },
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
              ['signIn.disabled', 'ERROR-07'],
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
})
