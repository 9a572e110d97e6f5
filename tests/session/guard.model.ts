import assert from 'node:assert/strict'

import { CallFailure } from '#api/kit/problem.ts'
import { guardFlow, type Target } from '#machines/session/guard.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { aUser } from '#tests/kit/models/samples.ts'

const login: Target = { name: 'login', fullPath: '/', isPublic: true }
const index: Target = { name: 'index', fullPath: '/index', isPublic: true }
const courses: Target = { name: 'mycourse', fullPath: '/usercenter/mycourse', isPublic: false }
const validPhone: Target = { name: 'validPhone', fullPath: '/validPhone', isPublic: false }
const emailReset: Target = { name: 'emailReset', fullPath: '/emailReset', isPublic: false }

const unauthorised = new CallFailure({ kind: 'unauthorised', reason: 'request.unauthorised', message: null })
const halfway = new CallFailure({ kind: 'refused', code: 5000, reason: 'secondCheck.required', message: 'No.' })
const noNetwork = new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })

const underWay = ({ context }: { context: { target: Target | null } }) => assert.notEqual(context.target, null)
const anything = () => undefined

const navigations = [
  { target: login, hasToken: false, isCheckPending: false, isAppDevice: false },
  { target: login, hasToken: false, isCheckPending: false, isAppDevice: true },
  { target: login, hasToken: true, isCheckPending: false, isAppDevice: false },
  { target: login, hasToken: true, isCheckPending: false, isAppDevice: true },
  { target: login, hasToken: true, isCheckPending: true, isAppDevice: false },
  { target: index, hasToken: true, isCheckPending: false, isAppDevice: true },
  { target: index, hasToken: true, isCheckPending: true, isAppDevice: false },
  { target: courses, hasToken: false, isCheckPending: false, isAppDevice: false },
  { target: courses, hasToken: true, isCheckPending: false, isAppDevice: false },
  { target: courses, hasToken: true, isCheckPending: true, isAppDevice: false },
  { target: validPhone, hasToken: false, isCheckPending: false, isAppDevice: false },
  { target: validPhone, hasToken: true, isCheckPending: false, isAppDevice: false },
  { target: validPhone, hasToken: true, isCheckPending: true, isAppDevice: false },
  { target: emailReset, hasToken: true, isCheckPending: false, isAppDevice: false },
] as const

export const guardModel = pathModel(guardFlow, {
  inputs: [undefined],
  events: {
    // With a weak password to another page than the current one: on the same page a premature display would be
    // invisible.
    'navigation.requested': ({ admitted, isWeak }) =>
      navigations.filter(({ target }) => !isWeak || target !== admitted),
    'alert.confirmed': [{}],
    // Relevant for signed-in users only.
    'session.ended': ({ isKnown }) => (isKnown ? [{}] : []),
  },
  senders: { 'navigation.requested': ['visitor', 'learner'], 'session.ended': 'browser', 'alert.confirmed': 'learner' },
  services: {
    loadLanguage: { done: [undefined], error: [noNetwork] },
    fetchUser: { done: [aUser], error: [unauthorised, halfway, noNetwork] },
    checkWeakPassword: { done: [true, false], error: [unauthorised, halfway, noNetwork] },
  },
  states: {
    idle: anything,
    guarding: underWay,
    'guarding.recordingVisit': underWay,
    'guarding.loadingLanguage': underWay,
    'guarding.deciding': underWay,
    // [GUARD-04, GUARD-07] Without a token only public pages get here; with one, all but the login page.
    'guarding.admitted': ({ context }) => {
      assert.ok(context.hasToken || context.target?.isPublic === true)
      assert.ok(!(context.hasToken && context.target?.name === 'login'))
      // [SHELL-07] Phones do not get to the login page before their visitor has chosen the browser.
      assert.ok(!(context.isAppDevice && context.target?.name === 'login'))
      // [ROUTE-06] While the second check is pending, only public pages and the check itself open; the check opens only
      // then.
      assert.ok(!context.isCheckPending || context.target?.isPublic === true || context.target?.name === 'validPhone')
      assert.ok(context.isCheckPending || context.target?.name !== 'validPhone')
    },
    'guarding.admitted.sorting': anything,
    'guarding.admitted.fetchingUser': ({ context }) => assert.equal(context.target?.isPublic, false),
    'guarding.admitted.checkingPassword': ({ context }) => {
      assert.equal(context.isKnown, true)
      assert.equal(context.loginID, aUser.account.userName)
    },
    'guarding.admitted.judging': anything,
    // [GUARD-14, GUARD-15]
    'guarding.alerting': ({ context }) => {
      assert.ok(context.isWeak && context.isKnown)
      assert.notEqual(context.target?.name, 'emailReset')
    },
  },
  does: {
    // [GUARD-01, GUARD-02] Pending steps are cancelled: the visit is recorded and the language comes next.
    'navigation.requested': ({ event, after, effects }) => {
      assert.ok(effects.includes('recordVisit'))
      assert.deepEqual(after.value, { guarding: 'loadingLanguage' })
      assert.equal(after.context.target, event.target)
    },
    'alert.confirmed': ({ after, effects }) => {
      assert.equal(after.value, 'idle')
      assert.ok(effects.some((effect) => effect.includes('/emailReset')))
    },
    'session.ended': ({ after }) => {
      assert.equal(after.context.isKnown, false)
      assert.equal(after.value, 'idle')
    },
  },
  situation: ({ target, admitted, ...context }) => ({ ...context, target: target?.name, admitted: admitted?.name }),
})
