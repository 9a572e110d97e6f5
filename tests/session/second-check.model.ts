import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { SecondCheck } from '#api/session/second-check.contract.ts'
import { secondCheckFlow } from '#machines/session/second-check.flow.ts'
import {
  asksForCode,
  codeIsNotSent,
  codeIsSent,
  codeIsWrong,
  countsDown,
  submitsCode,
} from '#tests/account/code-steps.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { refusal, shownOf } from '#tests/kit/models/samples.ts'
import { servicesOf, showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells, waits } from '#tests/kit/models/steps.ts'

const notDue = refusal('secondCheck.notDue')
const other = refusal('request.failed')

const byPhone: SecondCheck = { due: true, channel: 'phone', contact: '+86138****8000', canRemember: true, sent: null }
const checks: readonly SecondCheck[] = [
  byPhone,
  { ...byPhone, channel: 'email', contact: 'a***@e***.org', canRemember: false },
  { ...byPhone, sent: { resendAfter: 2, expiresAfter: 542 } },
  { ...byPhone, sent: { resendAfter: 0, expiresAfter: 300 } },
  { ...byPhone, channel: null, contact: null },
  { due: false, channel: null, contact: null, canRemember: false, sent: null },
]

type Shown = SnapshotFrom<typeof secondCheckFlow>
type Stepped = Step<Shown>
const { shows, showsOnly } = showing<Shown>()

/** Within the step of the code: somebody can be reached, and the check is due. */
const reachable = ({ context: { check } }: Pick<Shown, 'context'>) => assert.ok(check.due && check.channel !== null)
const passes = (step: Stepped, context: Partial<Shown['context']> = {}): void =>
  comesTo(step, { value: 'passed', context, brings: [tells('passed')] })
const loads = (step: Stepped): void =>
  comesTo(step, { value: 'loading', context: { failure: null, field: null }, brings: [starts('loadCheck')] })

/** [ROUTE-06] A code is sent at once, unless one is already on its way. */
function finds(step: Stepped, check: SecondCheck): void {
  if (!check.due) return passes(step)
  if (check.channel === null) return comesTo(step, { value: 'unreachable' })
  const { resendAfter = 0, expiresAfter = 0 } = check.sent ?? {}
  const context = { check, countdown: resendAfter, expiresAfter }
  const [sending, ...brings] =
    check.sent === null
      ? (['asking', starts('sendCode', { channel: check.channel })] as const)
      : resendAfter > 0
        ? (['waiting', waits(1000)] as const)
        : (['ready'] as const)
  comesTo(step, { value: { code: { sending, entry: 'editing' } }, context, brings })
}

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
  delays: { second: 1000 },
  states: {
    loading: showsOnly({ tags: ['loading'], runs: ['loadCheck'], context: { failure: null, field: null } }),
    failed: showsOnly({ tags: ['failed'], context: { failure: { reason: 'request.failed', message: 'No.' } } }),
    // No code has been sent.
    unreachable: showsOnly({ tags: ['unreachable'], context: { expiresAfter: 0, failure: null } }),
    code: reachable,
    'code.sending': ({ tags }) =>
      assert.equal(['canSend', 'sendingCode', 'codeSent'].filter((tag) => tags.has(tag)).length, 1),
    'code.sending.ready': shows({ tags: ['canSend'] }, ({ context }) => assert.ok(context.countdown <= 0)),
    'code.sending.asking': shows({ tags: ['sendingCode'], runs: ['sendCode'] }),
    'code.sending.waiting': shows({ tags: ['codeSent'], waits: [1000] }, ({ context }) =>
      assert.ok(context.countdown > 0 && context.expiresAfter > 0),
    ),
    'code.entry': (shown) => assert.equal(servicesOf(shown).includes('checkCode'), shown.tags.has('busy')),
    'code.entry.editing': ({ tags }) => assert.equal(tags.has('busy'), false),
    // Another code may be asked for meanwhile, and be refused.
    'code.entry.checking': shows({ tags: ['busy'], runs: ['checkCode'], context: { code: '123456' } }),
    passed: showsOnly({}, ({ status }) => assert.equal(status, 'done')),
  },
  does: {
    ...outcomes(secondCheckFlow, {
      done: {
        loadCheck: (step) => finds(step, step.event.output),
        sendCode: (step) => codeIsSent(step, step.event.output),
        checkCode: (step) => passes(step, { code: '' }),
      },
      error: {
        loadCheck: (step) =>
          comesTo(step, { value: 'failed', context: { failure: shownOf(step.event.error), field: null } }),
        // Another tab has passed the check of this session.
        sendCode: (step) => (step.event.error === notDue ? passes(step) : codeIsNotSent(step, shownOf(other))),
        checkCode: (step) => (step.event.error === notDue ? passes(step) : codeIsWrong(step, shownOf(other))),
      },
      after: { 'code.sending.waiting': countsDown },
    }),
    retried: loads,
    'code.requested': (step) => asksForCode(step, { channel: step.before.context.check.channel }),
    'code.submitted': (step) => submitsCode(step, (code) => ({ code, remember: step.before.context.remember })),
    'remember.chosen': (step) => comesTo(step, { context: { remember: step.event.remember } }),
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
