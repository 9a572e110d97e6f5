import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import type { RetrievalField } from '#machines/account/retrieval-setup.ts'
import { retrievalFlow } from '#machines/account/retrieval.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { refusal, shownOf } from '#tests/kit/models/samples.ts'
import { servicesOf, showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells, waits } from '#tests/kit/models/steps.ts'
import { asksForCode, codeIsNotSent, codeIsSent, codeIsWrong, countsDown, submitsCode } from './code-steps.ts'

type Shown = SnapshotFrom<typeof retrievalFlow>
type Stepped = Step<Shown>
const { shows } = showing<Shown>()

const expired = refusal('retrieval.expired')
const other = refusal('request.failed')
const good = 'Good-pass1'
/** [VALID-04, CONST-04] 8 and 32 characters are allowed, 7 and 33 are not. */
const shortest = 'Good-pa1'
const longest = `Good-pass1${'x'.repeat(22)}`
const original = 'Before-pass1'
const wrongOriginal = refusal('password.originalWrong')
const submitted = (password: string, confirmation = password, before = original) => ({
  original: before,
  password,
  confirmation,
})
const noStore = new Error('no store')
const underWay = {
  account: 'amina',
  contacts: { phone: '***89', email: null },
  channel: 'phone' as const,
  isProven: false,
  resendAfter: 2,
  expiresAfter: 300,
}
const noContacts = { phone: null, email: null }
const noSecrets = { code: '', original: '', password: '', confirmation: '', captcha: '' }

const refuses = (step: Stepped, code: string, field: RetrievalField): void =>
  comesTo(step, { context: { failure: { reason: code, message: null }, field }, brings: [tells('formRefused')] })
const fails = (step: Stepped, error: unknown, value: Shown['value']): void =>
  comesTo(step, { value, context: { failure: shownOf(error), field: null } })

/** [VALID-05] Digits, upper and lower case letters; [VALID-04] 8 to 32 characters. */
const isGood = (password: string): boolean => [/\d/, /[A-Z]/, /[a-z]/, /^.{8,32}$/].every((part) => part.test(password))

function fault(password: string, confirmation: string): readonly [string, RetrievalField] | null {
  if (password === '') return ['password.empty', 'password']
  if (!isGood(password)) return ['password.rule', 'password']
  if (confirmation === '') return ['password.confirmationEmpty', 'confirmation']
  return confirmation === password ? null : ['password.confirmationDiffers', 'confirmation']
}

export const retrievalModel = pathModel(retrievalFlow, {
  inputs: [
    { account: '', asksCaptcha: true },
    { account: 'Amina', asksCaptcha: true },
  ],
  events: {
    'account.submitted': [
      { account: ' amina ', captcha: ' k7pq ' },
      { account: ' ', captcha: 'k7pq' },
      { account: 'amina', captcha: ' ' },
    ],
    'channel.chosen': [{ channel: 'email' }, { channel: 'phone' }],
    'code.requested': [{}],
    'code.submitted': [{ code: ' 123456 ' }, { code: ' ' }],
    'password.submitted': [
      submitted(good),
      submitted(good, good, ''),
      submitted(shortest),
      submitted(longest),
      submitted(''),
      submitted(shortest.slice(1)),
      submitted(`${longest}x`),
      submitted('good-pass1'),
      submitted(original),
      submitted(good, ''),
      submitted(good, `${good}x`),
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
    findUnderWay: {
      done: [null, underWay, { ...underWay, resendAfter: 0 }, { ...underWay, isProven: true }],
      error: [noStore],
    },
    checkAccount: { done: [undefined], error: [other] },
    loadContacts: {
      done: [
        { phone: '***89', email: null },
        { phone: null, email: 'a***@example.org' },
        { phone: null, email: null },
      ],
      error: [other],
    },
    sendCode: { done: [{ resendAfter: 2, expiresAfter: 300 }], error: [expired, other] },
    checkCode: { done: [undefined], error: [expired, other] },
    savePassword: { done: [undefined], error: [expired, other] },
    changePassword: { done: [undefined], error: [wrongOriginal, other] },
  },
  delays: { second: 1000 },
  states: {
    resuming: shows({ tags: ['busy', 'step1'], runs: ['findUnderWay'], context: { failure: null } }),
    // Going back to the first step discards all secrets.
    account: shows({ context: { original: '', password: '', confirmation: '' } }),
    'account.editing': ({ tags, children }) => assert.deepEqual([tags.has('busy'), Object.keys(children)], [false, []]),
    'account.checking': shows({
      tags: ['busy'],
      runs: ['checkAccount'],
      context: { account: 'amina', captcha: 'k7pq', failure: null, field: null },
    }),
    'account.loadingContacts': shows({ tags: ['busy'], runs: ['loadContacts'], context: { failure: null } }),
    code: ({ context: { contacts, password } }) =>
      assert.deepEqual([contacts.phone === null && contacts.email === null, password], [false, '']),
    'code.sending': ({ tags }) =>
      assert.equal(['canSend', 'sendingCode', 'codeSent'].filter((tag) => tags.has(tag)).length, 1),
    'code.sending.ready': shows({ tags: ['canSend'] }),
    'code.sending.asking': shows({ tags: ['sendingCode'], runs: ['sendCode'] }),
    'code.sending.waiting': shows(
      { tags: ['codeSent'], waits: [1000], context: { expiresAfter: 300 } },
      ({ context }) => assert.ok(context.countdown > 0),
    ),
    'code.entry': (shown) => assert.equal(servicesOf(shown).includes('checkCode'), shown.tags.has('busy')),
    'code.entry.editing': ({ tags }) => assert.equal(tags.has('busy'), false),
    'code.entry.checking': shows({ tags: ['busy'], runs: ['checkCode'], context: { code: '123456' } }),
    password: shows({ tags: ['step2'] }),
    'password.editing': ({ tags, children }) =>
      assert.deepEqual([tags.has('busy'), Object.keys(children)], [false, []]),
    // [VALID-04, VALID-05, VALID-07]
    'password.saving': shows({ tags: ['busy'], runs: ['savePassword'] }, ({ context }) =>
      assert.deepEqual([isGood(context.password), context.confirmation], [true, context.password]),
    ),
    // Only for the account of whoever is signed in.
    byPassword: shows({ tags: ['step2', 'byPassword'], context: { own: 'Amina', account: 'amina' } }),
    'byPassword.editing': ({ tags, children }) =>
      assert.deepEqual([tags.has('busy'), Object.keys(children)], [false, []]),
    'byPassword.saving': shows({ tags: ['busy'], runs: ['changePassword'], context: { original } }, ({ context }) =>
      assert.deepEqual([isGood(context.password), context.confirmation], [true, context.password]),
    ),
    unreachable: shows({ tags: ['step2', 'unreachable'], context: { own: '', contacts: noContacts } }),
    done: shows({ waits: [1000], context: noSecrets }, ({ context }) =>
      assert.ok(context.leavingIn > 0 && context.leavingIn <= 3),
    ),
    left: (shown) => assert.deepEqual([shown.status, servicesOf(shown)], ['done', []]),
  },
  does: {
    ...outcomes(retrievalFlow, {
      done: {
        findUnderWay: (step) => {
          const found = step.event.output
          if (found === null) return comesTo(step, { value: { account: 'editing' } })
          const { resendAfter, isProven, ...kept } = found
          const isWaiting = !isProven && resendAfter > 0
          const code = { sending: isWaiting ? 'waiting' : 'ready', entry: 'editing' } as const
          comesTo(step, {
            value: isProven ? { password: 'editing' } : { code },
            context: { ...kept, countdown: resendAfter },
            brings: isWaiting ? [waits(1000)] : [],
          })
        },
        checkAccount: (step) =>
          comesTo(step, {
            value: { account: 'loadingContacts' },
            context: { captchasSpent: step.before.context.captchasSpent + 1 },
            brings: [starts('loadContacts')],
          }),
        loadContacts: (step) => {
          const contacts = step.event.output
          const channel = contacts.phone === null ? 'email' : 'phone'
          const isReached = contacts.phone !== null || contacts.email !== null
          const otherwise = step.before.context.own === '' ? 'unreachable' : { byPassword: 'editing' as const }
          comesTo(step, {
            value: isReached ? { code: { sending: 'ready', entry: 'editing' } } : otherwise,
            context: { contacts, channel },
          })
        },
        sendCode: (step) => codeIsSent(step, step.event.output),
        // Only a right code leads on.
        checkCode: (step) => comesTo(step, { value: { password: 'editing' } }),
        // [CONST-09] Three seconds until the sign-in page, counted one by one.
        savePassword: (step) => {
          comesTo(step, { value: 'done', context: noSecrets, brings: [waits(1000)] })
          assert.equal(step.after.context.leavingIn, 3)
        },
        changePassword: (step) => {
          comesTo(step, { value: 'done', context: noSecrets, brings: [waits(1000)] })
          assert.equal(step.after.context.leavingIn, 3)
        },
      },
      error: {
        findUnderWay: (step) => comesTo(step, { value: { account: 'editing' } }),
        checkAccount: (step) => {
          const captchasSpent = step.before.context.captchasSpent + 1
          const context = { captchasSpent, failure: shownOf(other), field: null }
          comesTo(step, { value: { account: 'editing' }, context })
        },
        loadContacts: (step) => fails(step, step.event.error, { account: 'editing' }),
        sendCode: (step) =>
          step.event.error === expired
            ? fails(step, step.event.error, { account: 'editing' })
            : codeIsNotSent(step, shownOf(other)),
        checkCode: (step) =>
          step.event.error === expired
            ? fails(step, step.event.error, { account: 'editing' })
            : codeIsWrong(step, shownOf(other)),
        savePassword: (step) =>
          step.event.error === expired
            ? comesTo(step, {
                value: { account: 'editing' },
                context: { ...noSecrets, failure: shownOf(expired), field: null },
              })
            : fails(step, step.event.error, { password: 'editing' }),
        // [ERROR-11]
        changePassword: (step) => {
          const failed =
            step.event.error === wrongOriginal
              ? { failure: { reason: 'password.originalWrong', message: null }, field: 'original' as const }
              : { failure: shownOf(other), field: null }
          comesTo(step, { value: { byPassword: 'editing' }, context: { ...noSecrets, ...failed } })
        },
      },
      after: {
        'code.sending.waiting': countsDown,
        done: (step) => {
          const { leavingIn } = step.before.context
          if (leavingIn === 1) comesTo(step, { value: 'left', brings: [tells('finished')] })
          else comesTo(step, { context: { leavingIn: leavingIn - 1 }, brings: [waits(1000)] })
        },
      },
    }),
    'account.submitted': (step) => {
      const { account, captcha } = step.event
      if (account.trim() === '') return refuses(step, 'signIn.emptyAccount', 'account')
      if (captcha.trim() === '') return refuses(step, 'signIn.emptyCaptcha', 'captcha')
      const typed = { account: 'amina', captcha: 'k7pq' }
      comesTo(step, {
        value: { account: 'checking' },
        context: { ...typed, failure: null, field: null },
        brings: [starts('checkAccount', typed)],
      })
    },
    'channel.chosen': (step) => comesTo(step, { context: { channel: step.event.channel } }),
    'code.requested': (step) => {
      const { account, contacts, channel } = step.before.context
      asksForCode(step, { account, contacts, channel })
    },
    'code.submitted': (step) => submitsCode(step, (code) => ({ code })),
    'back.requested': (step) =>
      comesTo(step, { value: { account: 'editing' }, context: { ...noSecrets, failure: null, field: null } }),
    'password.submitted': (step) => {
      const { original: present, password, confirmation } = step.event
      const isByPassword = step.before.matches('byPassword')
      if (isByPassword && present === '') return refuses(step, 'password.originalEmpty', 'original')
      const found = fault(password, confirmation)
      if (found !== null) return refuses(step, ...found)
      if (isByPassword && password === present) return refuses(step, 'password.same', 'password')
      const context = { original: present, password, confirmation, failure: null, field: null }
      if (isByPassword)
        return comesTo(step, {
          value: { byPassword: 'saving' },
          context,
          brings: [starts('changePassword', { original: present, password, confirmation })],
        })
      comesTo(step, {
        value: { password: 'saving' },
        context,
        brings: [starts('savePassword', { password, confirmation })],
      })
    },
    left: (step) => comesTo(step, { value: 'left', brings: [tells('finished')] }),
  },
  situation: ({ captchasSpent, ...context }) => ({ ...context, spent: captchasSpent > 0 }),
})
