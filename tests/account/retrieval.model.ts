import assert from 'node:assert/strict'

import { CallFailure, type Problem } from '#api/kit/problem.ts'
import { retrievalFlow } from '#machines/account/retrieval.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = (reason: string): CallFailure =>
  new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' } satisfies Problem)
const expired = refused('retrieval.expired')
const other = refused('request.failed')
const good = 'Good-pass1'
const anything = () => undefined

export const retrievalModel = pathModel(retrievalFlow, {
  inputs: [{ account: '' }],
  events: {
    'account.submitted': [
      { account: 'amina', captcha: 'k7pq' },
      { account: ' ', captcha: 'k7pq' },
      { account: 'amina', captcha: '' },
    ],
    'channel.chosen': [{ channel: 'email' }, { channel: 'phone' }],
    'code.requested': [{}],
    'code.submitted': [{ code: '123456' }, { code: ' ' }],
    'password.submitted': [
      { password: good, confirmation: good },
      { password: '', confirmation: '' },
      { password: 'weak', confirmation: 'weak' },
      { password: good, confirmation: '' },
      { password: good, confirmation: `${good}x` },
    ],
    'back.requested': [{}],
    left: [{}],
  },
  senders: {
    'account.submitted': 'visitor',
    'back.requested': 'visitor',
    'channel.chosen': 'visitor',
    'code.requested': 'visitor',
    'code.submitted': 'visitor',
    'password.submitted': 'visitor',
    left: 'visitor',
  },
  services: {
    checkAccount: { done: [undefined], error: [other] },
    loadContacts: {
      done: [
        { phone: '***89', email: null },
        { phone: null, email: 'a***@example.org' },
      ],
      error: [other],
    },
    sendCode: { done: [{ resendAfter: 2, expiresAfter: 300 }], error: [expired, other] },
    checkCode: { done: [undefined], error: [expired, other] },
    savePassword: { done: [undefined], error: [expired, other] },
  },
  states: {
    // Going back to the first step discards all secrets.
    account: ({ context }) => assert.deepEqual([context.password, context.confirmation], ['', '']),
    'account.editing': anything,
    'account.checking': ({ context }) => assert.deepEqual([context.account, context.captcha], ['amina', 'k7pq']),
    'account.loadingContacts': anything,
    code: ({ context }) => assert.ok(context.contacts.phone !== null || context.contacts.email !== null),
    'code.sending': anything,
    'code.sending.ready': anything,
    'code.sending.asking': anything,
    'code.sending.waiting': ({ context }) => assert.ok(context.countdown > 0),
    'code.entry': anything,
    'code.entry.editing': anything,
    'code.entry.checking': ({ context }) => assert.equal(context.code, '123456'),
    password: anything,
    'password.editing': anything,
    // [VALID-04, VALID-05, VALID-07]
    'password.saving': ({ context }) => assert.deepEqual([context.password, context.confirmation], [good, good]),
    done: ({ context }) => {
      assert.deepEqual([context.password, context.code, context.captcha], ['', '', ''])
      assert.ok(context.leavingIn > 0)
    },
    left: anything,
  },
  does: {
    left: ({ after, effects }) => {
      assert.equal(after.status, 'done')
      assert.ok(effects.some((effect) => effect.includes('"finished"')))
    },
  },
  situation: ({ captchasSpent, ...context }) => ({ ...context, spent: captchasSpent > 0 }),
})
