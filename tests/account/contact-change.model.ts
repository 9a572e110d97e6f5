import assert from 'node:assert/strict'

import type { ContactChannel } from '#api/account/contact-rule.ts'
import { CallFailure, type Problem } from '#api/kit/problem.ts'
import type { ContactChangeFlow } from '#machines/account/contact-change.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = (reason: string): CallFailure =>
  new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' } satisfies Problem)
const anything = () => undefined

const samples = {
  phone: {
    bound: '+86138****1001',
    original: '+8613800001001',
    typed: '+86 139 0000 2002',
    fresh: '+8613900002002',
    broken: '12',
  },
  email: {
    bound: 'a***@e***.org',
    original: 'amina@example.org',
    typed: 'Amina.New@example.org',
    fresh: 'amina.new@example.org',
    broken: 'amina@',
  },
} as const

/** The shared model of the two contact-change charts. */
export function contactChangeModel(flow: ContactChangeFlow, channel: ContactChannel) {
  const { bound, original, typed, fresh, broken } = samples[channel]
  return pathModel(flow, {
    inputs: [{ way: 'change' }, { way: 'bind' }],
    events: {
      'contact.submitted': [
        { original, contact: typed },
        { original: ' ', contact: typed },
        { original: broken, contact: typed },
        { original, contact: '' },
        { original, contact: broken },
        { original, contact: ` ${original} ` },
      ],
      'back.requested': [{}],
      'load.retried': [{}],
      'code.requested': [{}],
      'code.submitted': [{ code: '123456' }, { code: ' ' }],
    },
    senders: {
      'contact.submitted': 'learner',
      'back.requested': 'learner',
      'load.retried': 'learner',
      'code.requested': 'learner',
      'code.submitted': 'learner',
    },
    services: {
      loadBound: { done: [bound, null], error: [refused('request.failed')] },
      sendCode: {
        done: [{ resendAfter: 2, expiresAfter: 600, contact: fresh }],
        error: [
          refused(`contact.${channel}OriginalWrong`),
          refused(`contact.${channel}Bound`),
          refused('signIn.locked'),
        ],
      },
      checkCode: {
        done: [undefined],
        error: [refused(`contact.${channel}OriginalWrong`), refused(`contact.${channel}Bound`), refused('code.wrong')],
      },
    },
    states: {
      loading: anything,
      notLoaded: ({ context }) => assert.notEqual(context.failure, null),
      alreadyBound: ({ context }) => assert.deepEqual([context.way, context.bound], ['bind', bound]),
      form: ({ context }) => assert.equal(context.code, ''),
      'form.editing': anything,
      // [VALID-08, VALID-09] Invalid input never leaves the browser.
      'form.checking': ({ context }) => {
        const isFirst = context.bound === null
        assert.ok(isFirst || context.original === original)
        // The first contact can be any, also the one that has to differ from an original.
        assert.ok(context.contact === typed || (isFirst && context.contact === original))
      },
      code: ({ context }) => assert.equal(context.contact, fresh),
      'code.sending': anything,
      'code.sending.ready': anything,
      'code.sending.asking': anything,
      'code.sending.waiting': ({ context }) => assert.ok(context.countdown > 0),
      'code.entry': anything,
      'code.entry.editing': anything,
      'code.entry.checking': ({ context }) => assert.equal(context.code, '123456'),
      done: ({ context }) => assert.deepEqual([context.original, context.code, context.contact], ['', '', fresh]),
    },
  })
}
