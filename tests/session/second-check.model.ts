import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import type { SecondCheck } from '#api/session/second-check.contract.ts'
import { secondCheckFlow, type SecondCheckContext } from '#machines/session/second-check.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'

const refused = (reason: string) => new CallFailure({ kind: 'refused', code: 5000, reason, message: 'No.' })
const notDue = refused('secondCheck.notDue')
const other = refused('request.failed')
const anything = () => undefined

const byPhone: SecondCheck = { due: true, channel: 'phone', contact: '+86138****8000', canRemember: true, sent: null }
const checks: readonly SecondCheck[] = [
  byPhone,
  { ...byPhone, channel: 'email', contact: 'a***@e***.org', canRemember: false },
  { ...byPhone, sent: { resendAfter: 2, expiresAfter: 542 } },
  { ...byPhone, sent: { resendAfter: 0, expiresAfter: 300 } },
  { ...byPhone, channel: null, contact: null },
  { due: false, channel: null, contact: null, canRemember: false, sent: null },
]

type Shown = { readonly context: SecondCheckContext }
const reachable = ({ context }: Shown) => assert.ok(context.check.due && context.check.channel !== null)

export const secondCheckModel = pathModel(secondCheckFlow, {
  inputs: [undefined],
  events: {
    retried: [{}],
    'code.requested': [{}],
    'code.submitted': [{ code: ' 123456 ' }, { code: ' ' }],
    'remember.chosen': [{ remember: true }, { remember: false }],
  },
  senders: {
    retried: 'visitor',
    'remember.chosen': 'visitor',
    'code.requested': 'visitor',
    'code.submitted': 'visitor',
  },
  services: {
    loadCheck: { done: [...checks], error: [other] },
    sendCode: { done: [{ resendAfter: 2, expiresAfter: 600 }], error: [notDue, other] },
    checkCode: { done: [undefined], error: [notDue, other] },
  },
  states: {
    loading: ({ context }) => assert.equal(context.failure, null),
    failed: ({ context }) => assert.notEqual(context.failure, null),
    // No code has been sent.
    unreachable: ({ context }) => assert.equal(context.expiresAfter, 0),
    code: reachable,
    'code.sending': anything,
    'code.sending.ready': ({ context }) => assert.ok(context.countdown <= 0),
    'code.sending.asking': anything,
    'code.sending.waiting': ({ context }) => assert.ok(context.countdown > 0),
    'code.entry': anything,
    'code.entry.editing': anything,
    // Another code may be asked for meanwhile, and be refused.
    'code.entry.checking': ({ context }) => assert.equal(context.code, '123456'),
    passed: anything,
  },
  does: {
    'code.submitted': ({ event, before, after }) => {
      if (!before.matches({ code: { entry: 'editing' } })) return
      const isEmpty = event.code.trim() === ''
      assert.ok(after.matches({ code: { entry: isEmpty ? 'editing' : 'checking' } }))
      assert.equal(after.context.field, isEmpty ? 'code' : null)
      if (!isEmpty) assert.equal(after.context.failure, null)
    },
    'remember.chosen': ({ event, after }) => assert.equal(after.context.remember, event.remember),
  },
  situation: ({ check, failure, field, countdown, code, remember }) => ({
    channel: check.channel,
    failure: failure?.reason ?? null,
    field,
    countdown,
    code,
    remember,
  }),
})
