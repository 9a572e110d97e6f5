import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { ContactChannel } from '#api/account/contact-rule.ts'
import type { ContactChangeFlow, ContactField } from '#machines/account/contact-change.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { refusal, shownOf } from '#tests/kit/models/samples.ts'
import { servicesOf, showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells, waits } from '#tests/kit/models/steps.ts'
import { asksForCode, codeIsNotSent, codeIsWrong, countsDown, movesCode, submitsCode } from './code-steps.ts'

type Shown = SnapshotFrom<ContactChangeFlow>
type Stepped = Step<Shown>
type Failed = Stepped & { readonly event: { readonly error: unknown } }
const { shows, showsOnly } = showing<Shown>()
const failed = refusal('request.failed')
const wrongCode = refusal('code.wrong')

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

/** [VALID-08, VALID-09] The codes of the two channels. */
const reasonsOf = {
  phone: {
    originalEmpty: 'contact.phoneOriginalEmpty',
    originalInvalid: 'contact.phoneOriginalInvalid',
    empty: 'contact.phoneEmpty',
    invalid: 'contact.phoneInvalid',
    same: 'contact.phoneSame',
    originalWrong: 'contact.phoneOriginalWrong',
    bound: 'contact.phoneBound',
  },
  email: {
    originalEmpty: 'contact.emailOriginalEmpty',
    originalInvalid: 'contact.emailOriginalInvalid',
    empty: 'contact.emailEmpty',
    invalid: 'contact.emailInvalid',
    same: 'contact.emailSame',
    originalWrong: 'contact.emailOriginalWrong',
    bound: 'contact.emailBound',
  },
} as const

/** The shared model of the two contact-change charts. */
export function contactChangeModel(flow: ContactChangeFlow, channel: ContactChannel) {
  const { bound, original, typed, fresh, broken } = samples[channel]
  const reasons = reasonsOf[channel]
  const originalWrong = refusal(reasons.originalWrong)
  const boundElsewhere = refusal(reasons.bound)
  const locked = refusal('signIn.locked')

  /** What the form refuses by itself, in the order of its fields; the first contact has no original. */
  const faultOf = (isFirst: boolean, before: string, contact: string): readonly [string, ContactField] | null => {
    if (!isFirst && before.trim() === '') return [reasons.originalEmpty, 'original']
    if (!isFirst && before === broken) return [reasons.originalInvalid, 'original']
    if (contact.trim() === '') return [reasons.empty, 'contact']
    if (contact === broken) return [reasons.invalid, 'contact']
    return !isFirst && contact.trim() === before.trim() ? [reasons.same, 'contact'] : null
  }
  /** What only the server can know leads back to the form. */
  const correctedBy = ({ event }: Failed): Pick<Shown['context'], 'failure' | 'field'> | null => {
    if (event.error === originalWrong)
      return { failure: { reason: reasons.originalWrong, message: null }, field: 'original' }
    return event.error === boundElsewhere
      ? { failure: { reason: reasons.bound, message: null }, field: 'contact' }
      : null
  }
  const isInForm = ({ before }: Stepped): boolean => before.matches('form')
  const asked = ({ before: { context } }: Stepped) => ({
    original: context.bound === null ? '' : context.original,
    contact: context.contact,
  })
  /** Back in the form, with the code gone. */
  const corrects = (step: Failed, corrected: Pick<Shown['context'], 'failure' | 'field'>): void =>
    comesTo(step, { value: { form: 'editing' }, context: { ...corrected, ...(!isInForm(step) && { code: '' }) } })

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
      'code.submitted': [{ code: ' 123456 ' }, { code: ' ' }],
    },
    senders: {
      'contact.submitted': 'learner',
      'back.requested': 'learner',
      'load.retried': 'learner',
      'code.requested': 'learner',
      'code.submitted': 'learner',
    },
    services: {
      loadBound: {
        done: [
          { bound, underWay: null },
          { bound: null, underWay: null },
          { bound, underWay: { original, contact: fresh, resendAfter: 2, expiresAfter: 600 } },
          { bound, underWay: { original, contact: fresh, resendAfter: 0, expiresAfter: 60 } },
        ],
        error: [failed],
      },
      sendCode: {
        done: [{ resendAfter: 2, expiresAfter: 600, contact: fresh }],
        error: [originalWrong, boundElsewhere, locked],
      },
      checkCode: { done: [undefined], error: [originalWrong, boundElsewhere, wrongCode] },
    },
    delays: { second: 1000 },
    states: {
      loading: showsOnly({ tags: ['loading'], runs: ['loadBound'], context: { bound: null, failure: null } }),
      notLoaded: showsOnly({ tags: ['notLoaded'], context: { failure: shownOf(failed), bound: null } }),
      alreadyBound: showsOnly({ tags: ['alreadyBound'], context: { way: 'bind', bound } }),
      form: shows({ tags: ['step1'], context: { code: '' } }),
      'form.editing': showsOnly({ tags: ['step1'] }),
      // [VALID-08, VALID-09] Invalid input never leaves the browser.
      'form.checking': showsOnly(
        { tags: ['busy', 'step1'], runs: ['sendCode'], context: { failure: null, field: null } },
        ({ context }) => assert.equal(faultOf(context.bound === null, context.original, context.contact), null),
      ),
      code: shows({ tags: ['step2'], context: { contact: fresh } }),
      'code.sending': ({ tags }) =>
        assert.equal(['canSend', 'sendingCode', 'codeSent'].filter((tag) => tags.has(tag)).length, 1),
      'code.sending.ready': shows({ tags: ['canSend'] }, ({ context }) => assert.ok(context.countdown <= 0)),
      'code.sending.asking': shows({ tags: ['sendingCode'], runs: ['sendCode'] }),
      'code.sending.waiting': shows(
        { tags: ['codeSent'], waits: [1000], context: { expiresAfter: 600 } },
        ({ context }) => assert.ok(context.countdown > 0),
      ),
      'code.entry': (shown) => assert.equal(servicesOf(shown).includes('checkCode'), shown.tags.has('busy')),
      'code.entry.editing': ({ tags }) => assert.equal(tags.has('busy'), false),
      'code.entry.checking': shows({ tags: ['busy'], runs: ['checkCode'], context: { code: '123456' } }),
      done: showsOnly({ tags: ['step3'], context: { original: '', code: '', contact: fresh } }),
    },
    does: {
      ...outcomes(flow, {
        done: {
          loadBound: (step) => {
            const { bound: found, underWay } = step.event.output
            const { resendAfter: countdown = 0, ...sent } = underWay ?? {}
            const context = { bound: found, ...sent, countdown }
            if (step.before.context.way === 'bind' && found !== null)
              return comesTo(step, { value: 'alreadyBound', context })
            if (underWay === null) return comesTo(step, { value: { form: 'editing' }, context })
            comesTo(step, {
              value: { code: { sending: countdown > 0 ? 'waiting' : 'ready', entry: 'editing' } },
              context,
              brings: countdown > 0 ? [waits(1000)] : [],
            })
          },
          sendCode: (step) => {
            const { resendAfter, expiresAfter, contact } = step.event.output
            const context = { countdown: resendAfter, expiresAfter, failure: null }
            // Only the form's code is sent to a contact that is not written yet as it is stored.
            if (isInForm(step))
              comesTo(step, {
                value: { code: { sending: 'waiting', entry: 'editing' } },
                context: { ...context, contact },
                brings: [waits(1000)],
              })
            else movesCode(step, { sending: 'waiting' }, context, [waits(1000)])
          },
          checkCode: (step) =>
            comesTo(step, { value: 'done', context: { original: '', code: '' }, brings: [tells('changed')] }),
        },
        error: {
          loadBound: (step) =>
            comesTo(step, { value: 'notLoaded', context: { failure: shownOf(step.event.error), field: null } }),
          sendCode: (step) => {
            const corrected = correctedBy(step)
            if (corrected !== null) return corrects(step, corrected)
            const failure = shownOf(locked)
            if (isInForm(step)) comesTo(step, { value: { form: 'editing' }, context: { failure, field: null } })
            else codeIsNotSent(step, failure)
          },
          checkCode: (step) => {
            const corrected = correctedBy(step)
            if (corrected === null) codeIsWrong(step, shownOf(wrongCode))
            else corrects(step, corrected)
          },
        },
        after: { 'code.sending.waiting': countsDown },
      }),
      'contact.submitted': (step) => {
        const isFirst = step.before.context.bound === null
        const found = faultOf(isFirst, step.event.original, step.event.contact)
        if (found !== null) {
          const [reason, field] = found
          return comesTo(step, {
            context: { failure: { reason, message: null }, field },
            brings: [tells('formRefused')],
          })
        }
        const sent = { original: step.event.original.trim(), contact: step.event.contact.trim() }
        comesTo(step, {
          value: { form: 'checking' },
          context: { ...sent, failure: null, field: null },
          brings: [starts('sendCode', isFirst ? { ...sent, original: '' } : sent)],
        })
      },
      'back.requested': (step) =>
        comesTo(step, { value: { form: 'editing' }, context: { code: '', failure: null, field: null } }),
      'load.retried': (step) =>
        comesTo(step, { value: 'loading', context: { failure: null, field: null }, brings: [starts('loadBound')] }),
      'code.requested': (step) => asksForCode(step, asked(step)),
      'code.submitted': (step) => submitsCode(step, (code) => ({ contact: fresh, code })),
    },
  })
}
