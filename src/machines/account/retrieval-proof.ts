import { entryRegion, sendingRegion } from './code-step.ts'
import { errorOf, failing } from '#machines/kit/failing.ts'
import { retrievalSetup, type RetrievalContext } from './retrieval-setup.ts'

/** Transition of an expired retrieval. */
const beginAnew = {
  guard: { type: 'isExpired', params: errorOf },
  target: '#retrieval.account',
  actions: failing,
} as const

/** The refusals of a form that sets a password, in the order of its fields. */
const refusals = (
  [
    ['isPasswordEmpty', 'password.empty', 'password', ['VALID-01', 'VALID-28']],
    ['isRuleBroken', 'password.rule', 'password', ['VALID-04', 'VALID-05', 'VALID-28', 'CONST-04']],
    ['isConfirmationEmpty', 'password.confirmationEmpty', 'confirmation', ['VALID-01', 'VALID-28']],
    ['isConfirmationDifferent', 'password.confirmationDiffers', 'confirmation', ['VALID-07', 'VALID-28', 'ERROR-12']],
  ] as const
).map(([guard, code, field, requirements]) => ({
  guard,
  actions: [{ type: 'refuse', params: { code, field } }, 'announceRefusedForm'] as const,
  meta: { requirements },
}))

/** [ROUTE-05] Step 2: a code proves the ownership of the account. */
export const code = retrievalSetup.createStateConfig({
  description: 'Step 2: a code sent by phone or e-mail proves the ownership of the account.',
  meta: { title: '2 Phone check', who: 'visitor', requirements: ['ROUTE-05', 'CALL-11'] },
  tags: ['step2'],
  type: 'parallel',
  on: {
    'back.requested': { target: '#retrieval.account', actions: ['clearFailure', 'forgetSecrets'] },
  },
  states: {
    sending: sendingRegion({
      ready: { 'channel.chosen': { actions: 'takeChannel' } },
      input: ({ context: { account, contacts, channel } }: { context: RetrievalContext }) => ({
        account,
        contacts,
        channel,
      }),
      restart: [beginAnew],
    }),
    entry: entryRegion({
      input: ({ context }: { context: RetrievalContext }) => ({ code: context.code }),
      right: '#retrieval.password',
      restart: [beginAnew],
    }),
  },
})

/** [ROUTE-05] Still step 2: after a right code, the new password. */
export const password = retrievalSetup.createStateConfig({
  description: 'Step 2, the code was right: a new password, with its rules and its strength.',
  meta: {
    title: '2 New password',
    who: 'visitor',
    requirements: ['ROUTE-05', 'VALID-04', 'VALID-05', 'VALID-06', 'VALID-07'],
  },
  tags: ['step2'],
  initial: 'editing',
  states: {
    editing: {
      description: 'The new password is typed twice.',
      meta: { title: 'Typing', who: 'visitor' },
      on: { 'password.submitted': [...refusals, { target: 'saving', actions: 'takePassword' }] },
    },
    saving: {
      description: 'The server judges the new password, stores it and ends every session of the account.',
      meta: { title: 'Saving', who: 'server', requirements: ['CALL-10'] },
      tags: ['busy'],
      invoke: {
        src: 'savePassword',
        input: ({ context }) => ({ password: context.password, confirmation: context.confirmation }),
        onDone: { target: '#retrieval.done', actions: 'forgetSecrets' },
        onError: [
          {
            guard: { type: 'isExpired', params: errorOf },
            target: '#retrieval.account',
            actions: [failing, 'forgetSecrets'],
          },
          { target: 'editing', actions: failing },
        ],
      },
    },
  },
})

/** Step 2 of whoever is signed in and has neither phone nor e-mail. */
export const byPassword = retrievalSetup.createStateConfig({
  description: 'Step 2 without phone and e-mail: the present password of whoever is signed in stands in for a code.',
  meta: { title: '2 Present password', who: 'learner', requirements: ['GUARD-14', 'VALID-04', 'VALID-05'] },
  tags: ['step2', 'byPassword'],
  initial: 'editing',
  states: {
    editing: {
      description: 'The present password is typed once, the new one twice.',
      meta: { title: 'Typing', who: 'learner' },
      on: {
        'back.requested': { target: '#retrieval.account', actions: ['clearFailure', 'forgetSecrets'] },
        'password.submitted': [
          {
            guard: 'isOriginalEmpty',
            actions: [
              { type: 'refuse', params: { code: 'password.originalEmpty', field: 'original' } },
              'announceRefusedForm',
            ],
            meta: { requirements: ['VALID-01', 'VALID-28'] },
          },
          ...refusals,
          {
            guard: 'isPasswordSame',
            actions: [{ type: 'refuse', params: { code: 'password.same', field: 'password' } }, 'announceRefusedForm'],
            meta: { requirements: ['VALID-28'] },
          },
          { target: 'saving', actions: 'takePassword' },
        ],
      },
    },
    saving: {
      description: 'The server checks the present password, stores the new one and ends the other sessions.',
      meta: { title: 'Saving', who: 'server' },
      tags: ['busy'],
      invoke: {
        src: 'changePassword',
        input: ({ context: { original, password, confirmation } }) => ({ original, password, confirmation }),
        onDone: { target: '#retrieval.done', actions: 'forgetSecrets' },
        onError: [
          {
            guard: { type: 'isOriginalWrong', params: errorOf },
            target: 'editing',
            actions: [
              { type: 'refuse', params: { code: 'password.originalWrong', field: 'original' } },
              'forgetSecrets',
            ],
            meta: { requirements: ['ERROR-11'] },
          },
          { target: 'editing', actions: [failing, 'forgetSecrets'] },
        ],
      },
    },
  },
})

/** Step 2 of anybody else without phone and e-mail. */
export const unreachable = retrievalSetup.createStateConfig({
  description: 'Step 2 without phone and e-mail: an administrator has to add one.',
  meta: { title: '2 Nowhere to send a code', who: 'visitor', requirements: ['ERROR-10'] },
  tags: ['step2', 'unreachable'],
  on: { 'back.requested': { target: '#retrieval.account', actions: ['clearFailure', 'forgetSecrets'] } },
})
