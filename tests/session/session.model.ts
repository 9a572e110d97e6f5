import assert from 'node:assert/strict'

import type { ShownCredential } from '#api/account/passkey.contract.ts'
import { CallFailure } from '#api/kit/problem.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'
import type { SessionContext } from '#machines/session/session-context.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { aUser } from '#tests/kit/models/samples.ts'

const form = { user: 'amina', password: 'secret-1', vcode: 'k7pq' }
const refusals = [
  'signIn.wrongCredentials',
  'signIn.wrongCaptcha',
  'signIn.captchaExpired',
  'signIn.tooSoon',
  'signIn.locked',
  'signIn.disabled',
  'other',
]
const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
const unauthorised = new CallFailure({ kind: 'unauthorised', reason: 'request.unauthorised', message: null })
const passkeyRefused = new CallFailure({ kind: 'refused', code: 5000, reason: 'passkey.refused', message: 'No.' })
const shown: ShownCredential = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: null },
}
const isEditing = (value: unknown) =>
  typeof value === 'object' && value !== null && 'anonymous' in value && value.anonymous === 'editing'
const wrong = { reason: 'signIn.wrongCaptcha', message: 'The code is wrong.' }

type Shown = { readonly context: SessionContext }
const anything = () => undefined
const hasLanguage = ({ context }: Shown) => assert.notEqual(context.language, null)
const nobody = ({ context }: Shown) => {
  assert.equal(context.user, null)
  assert.deepEqual([context.menu, context.currentClasses], [[], []])
}
/** A pending form has no faults [VALID-01, VALID-02, VALID-03]. */
const formSent = ({ context }: Shown) => {
  assert.deepEqual([context.problems, context.failure], [{}, null])
  assert.ok(context.form.password.length >= 6 && !(context.passwordMax18 && context.form.password.length > 18))
  assert.notEqual(context.form.user, '')
  assert.notEqual(context.form.vcode, '')
}

export const sessionModel = pathModel(sessionFlow, {
  inputs: [
    { storedLanguage: null, hasToken: false, isCheckPending: false, browserLanguages: null, passwordMax18: true },
    { storedLanguage: 'fr_FR', hasToken: true, isCheckPending: false, browserLanguages: null, passwordMax18: false },
    { storedLanguage: 'fr_FR', hasToken: true, isCheckPending: true, browserLanguages: null, passwordMax18: false },
  ],
  events: {
    'language.retried': [{}],
    'signIn.submitted': [
      form,
      { ...form, user: ' ' },
      { ...form, password: '' },
      { ...form, password: '12345' },
      { ...form, password: '1234567890123456789' },
      { ...form, vcode: '' },
    ],
    'passkey.chosen': [{}],
    'passkey.dropped': [{}],
    'provider.chosen': [{}],
    'provider.refused': [{ code: 'oidc.denied' }],
    'signOut.requested': [{}],
    'session.lost': [{}],
    'token.appeared': [{}],
    'token.vanished': [{}],
    'check.required': [{}],
    'check.passed': [{}],
    'user.fetched': [{ user: aUser }],
    'password.judged': [{ weak: true }, { weak: false }],
    'profile.changed': [{}],
    'password.replaced': [{}],
  },
  senders: {
    'language.retried': 'visitor',
    'token.appeared': 'browser',
    'signIn.submitted': 'visitor',
    'signOut.requested': 'learner',
    'passkey.chosen': 'visitor',
    'passkey.dropped': 'visitor',
    'provider.chosen': 'visitor',
    'provider.refused': 'browser',
    'check.required': 'server',
    'check.passed': 'visitor',
    'session.lost': 'server',
    'token.vanished': 'browser',
    'password.replaced': 'learner',
    'user.fetched': 'browser',
    'profile.changed': 'learner',
    'password.judged': 'browser',
  },
  services: {
    loadSupportedLanguages: { done: [['en_US', 'fr_FR']], error: [noNetwork] },
    loadLanguage: { done: ['en_US'], error: [noNetwork] },
    checkCaptcha: {
      done: [
        { verdict: 'right', failure: null },
        { verdict: 'wrong', failure: wrong },
        { verdict: 'unknown', failure: null },
      ],
      error: [noNetwork],
    },
    signIn: {
      done: [
        { authenticated: true, reason: null, message: '', secondCheck: false },
        { authenticated: true, reason: null, message: '', secondCheck: true },
        ...refusals.map((reason) => ({ authenticated: false, reason, message: 'No.', secondCheck: false })),
      ],
      error: [noNetwork],
    },
    askPasskey: { done: [shown, null], error: [noNetwork] },
    verifyPasskey: { done: [undefined], error: [noNetwork, passkeyRefused] },
    beginAtProvider: { done: [{ address: 'https://id.example.org/auth' }], error: [noNetwork] },
    signOut: { done: [undefined], error: [unauthorised, noNetwork] },
    loadUser: { done: [aUser], error: [noNetwork] },
    loadScope: { done: [[{ menuCode: 'class', children: [], meta: { title: 'Class' } }]], error: [noNetwork] },
    loadCurrentClasses: { done: [['3']], error: [noNetwork] },
  },
  states: {
    starting: ({ context }) => assert.equal(context.user, null),
    'starting.choosingLanguage': anything,
    'starting.askingLanguages': ({ context }) => assert.equal(context.storedLanguage, null),
    'starting.loadingLanguage': hasLanguage,
    'starting.languageFailed': hasLanguage,
    anonymous: nobody,
    'anonymous.editing': anything,
    'anonymous.checkingCaptcha': formSent,
    'anonymous.authenticating': formSent,
    'anonymous.askingPasskey': ({ context }) => assert.equal(context.failure, null),
    'anonymous.verifyingPasskey': ({ context }) => assert.deepEqual(context.passkey, shown),
    'anonymous.leavingForProvider': ({ context }) => assert.equal(context.failure, null),
    // [ROUTE-06] Before the second check nothing is known of the user, and the form is cleared.
    halfway: (shown) => {
      nobody(shown)
      assert.equal(shown.context.isCheckPending, true)
      assert.equal(shown.context.form.password, '')
    },
    signedIn: ({ context }) => {
      assert.equal(context.passkey, null)
      assert.equal(context.form.password, '')
      assert.equal(context.isCheckPending, false)
    },
    'signedIn.profile': anything,
    'signedIn.profile.loading': anything,
    'signedIn.profile.ready': ({ context }) => assert.notEqual(context.user, null),
    'signedIn.profile.failed': anything,
    'signedIn.scope': anything,
    'signedIn.scope.loading': anything,
    'signedIn.scope.ready': ({ context }) => assert.equal(context.menu.length, 1),
    'signedIn.scope.failed': anything,
    'signedIn.classes': anything,
    'signedIn.classes.loading': anything,
    'signedIn.classes.ready': ({ context }) => assert.deepEqual(context.currentClasses, ['3']),
    'signedIn.classes.failed': anything,
    'signedIn.password': anything,
    'signedIn.password.unjudged': anything,
    'signedIn.password.strong': anything,
    'signedIn.password.weak': anything,
    signingOut: anything,
  },
  does: {
    'signIn.submitted': ({ event, after }) => {
      const complete = event.user === form.user && event.vcode !== '' && event.password.length > 5
      const short = event.password.length <= 18 || !after.context.passwordMax18
      assert.deepEqual(after.value, { anonymous: complete && short ? 'checkingCaptcha' : 'editing' })
      assert.equal(after.context.failure === null, complete && short)
      assert.equal(Object.keys(after.context.problems).length === 0, complete && short)
    },
    // The form is unchanged meanwhile, without errors.
    'passkey.chosen': ({ before, after }) => {
      if (isEditing(before.value))
        assert.deepEqual([after.value, after.context.problems], [{ anonymous: 'askingPasskey' }, {}])
    },
    'passkey.dropped': ({ before, after }) => {
      if (!isEditing(before.value))
        assert.deepEqual([after.value, after.context.failure], [{ anonymous: 'editing' }, null])
    },
    'provider.chosen': ({ before, after }) => {
      if (isEditing(before.value)) assert.deepEqual(after.value, { anonymous: 'leavingForProvider' })
    },
    'provider.refused': ({ before, after }) => {
      if (isEditing(before.value))
        assert.deepEqual([after.value, after.context.failure?.reason], [{ anonymous: 'editing' }, 'oidc.denied'])
    },
    // [SESSION-07]
    'session.lost': ({ after, effects }) => {
      assert.deepEqual(after.value, { anonymous: 'editing' })
      assert.ok(effects.some((effect) => effect.includes('"expired"')))
    },
    // [ROUTE-06]
    'check.required': ({ after, effects }) => {
      assert.equal(after.value, 'halfway')
      assert.ok(effects.some((effect) => effect.includes('checkRequired')))
    },
    'check.passed': ({ after, effects }) => {
      assert.ok(typeof after.value === 'object' && 'signedIn' in after.value)
      assert.ok(effects.some((effect) => effect.includes('checkPassed')))
    },
    'token.vanished': ({ after }) => assert.deepEqual(after.value, { anonymous: 'editing' }),
  },
  // Fetched data and the number of used captchas do not distinguish situations: the states above cover them.
  situation: (
    {
      storedLanguage,
      hasToken,
      isCheckPending,
      passwordMax18,
      language,
      form: typed,
      failure,
      captchasSpent,
      user,
      menu,
    },
    value,
  ) => {
    const starting = typeof value === 'object' && 'starting' in value
    const kept = {
      storedLanguage,
      hasToken,
      isCheckPending,
      passwordMax18,
      typed,
      failure: failure?.reason ?? null,
      spent: captchasSpent > 0,
      // Nothing of a signed-out user is kept.
      left: typeof value === 'object' && 'anonymous' in value && (user !== null || menu.length > 0),
    }
    return starting ? { ...kept, language } : kept
  },
})
