import assert from 'node:assert/strict'
import type { SnapshotFrom } from 'xstate'

import { guardFlow, type Target } from '#machines/session/guard.flow.ts'
import { outcomes } from '#tests/kit/models/outcomes.ts'
import { pathModel, type Step } from '#tests/kit/models/paths.ts'
import { aUser, noNetwork, refusal, unauthorised } from '#tests/kit/models/samples.ts'
import { isLeftAtOnce, showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells } from '#tests/kit/models/steps.ts'

const halfway = refusal('secondCheck.required')
const login: Target = { name: 'login', fullPath: '/', isPublic: true }
const index: Target = { name: 'index', fullPath: '/index', isPublic: true }
const courses: Target = { name: 'mycourse', fullPath: '/usercenter/mycourse', isPublic: false }
const validPhone: Target = { name: 'validPhone', fullPath: '/validPhone', isPublic: false }
const emailReset: Target = { name: 'emailReset', fullPath: '/emailReset', isPublic: false }

const underWay = ({ context }: { context: { target: Target | null } }) => assert.notEqual(context.target, null)

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

type Stepped = Step<SnapshotFrom<typeof guardFlow>>
const { showsOnly } = showing<Stepped['after']>()
const redirects = (step: Stepped, path: string): void =>
  comesTo(step, { value: 'idle', brings: [tells('redirected', { path })] })
const admits = (step: Stepped, brings: readonly string[] = []): void =>
  comesTo(step, { value: 'idle', context: { admitted: step.before.context.target }, brings })
/** What was wanted is reached, or another page was chosen. */
const arrives = (step: Stepped, context: Partial<Stepped['before']['context']> = {}, brings: readonly string[] = []) =>
  comesTo(step, {
    value: 'idle',
    context: { ...context, admitted: step.before.context.target, wanted: null },
    brings: [...brings, 'keepWanted'],
  })
const isTurnedAway = ({ error }: { readonly error: unknown }): boolean => error === unauthorised || error === halfway

/** A private page that was not let through, but for the second check, which comes with signing in. */
function isWanted(step: Stepped, brings: readonly string[], context: Partial<Stepped['before']['context']> = {}): void {
  const { target, wanted } = step.before.context
  const isPage = target !== null && !target.isPublic && target.name !== 'validPhone'
  comesTo(step, {
    value: 'idle',
    context: { ...context, wanted: isPage ? target.fullPath : wanted },
    brings: ['keepWanted', ...brings],
  })
}

/** [GUARD-04, GUARD-07, GUARD-08, GUARD-11, ROUTE-06, SHELL-07] Steps 3 to 5, from what is known of the visitor. */
function decides(step: Stepped): void {
  const { target, hasToken, isCheckPending, isAppDevice, isKnown, isWeak } = step.before.context
  const { name = '', isPublic = false } = target ?? {}
  if (!hasToken && !isPublic) return isWanted(step, [tells('redirected', { path: '/' })])
  if (isCheckPending && name !== 'validPhone' && (name === 'login' || !isPublic)) return redirects(step, '/validPhone')
  if (!isCheckPending && name === 'validPhone') return redirects(step, '/index')
  if (hasToken && name === 'login') return redirects(step, '/index')
  if (isAppDevice && name === 'login') return redirects(step, '/websitedownload')
  if (isPublic || name === 'validPhone') return admits(step, ['clearPlayToken'])
  const isShown = isKnown && !isWeak
  comesTo(step, {
    value: { guarding: { admitted: 'fetchingUser' } },
    context: isShown ? { admitted: target, wanted: null } : {},
    brings: ['clearPlayToken', ...(isShown ? ['keepWanted'] : []), starts('fetchUser')],
  })
}

/** [GUARD-13, GUARD-14, GUARD-15] */
function judges(step: Stepped, isWeak: boolean, brings: readonly string[]): void {
  const { target } = step.before.context
  const isAlert = isWeak && target?.name !== 'emailReset'
  if (isAlert) comesTo(step, { value: { guarding: 'alerting' }, context: { isWeak }, brings })
  else arrives(step, { isWeak }, brings)
}

export const guardModel = pathModel(guardFlow, {
  inputs: [{ wanted: null }, { wanted: '/usercenter/myExam' }],
  events: {
    // With a weak password to another page than the current one: on the same page a premature display would be
    // invisible.
    'navigation.requested': ({ admitted, isWeak }) =>
      navigations.filter(({ target }) => !isWeak || target !== admitted),
    'alert.confirmed': [{}],
    // Relevant for signed-in users only.
    'session.ended': ({ isKnown }) => (isKnown ? [{ isExpired: false }, { isExpired: true }] : []),
  },
  senders: { 'navigation.requested': ['visitor', 'learner'], 'session.ended': 'browser', 'alert.confirmed': 'learner' },
  services: {
    loadLanguage: { done: [undefined], error: [noNetwork] },
    fetchUser: { done: [aUser], error: [unauthorised, halfway, noNetwork] },
    checkWeakPassword: { done: [true, false], error: [unauthorised, halfway, noNetwork] },
  },
  states: {
    idle: showsOnly({}),
    guarding: underWay,
    'guarding.recordingVisit': isLeftAtOnce,
    'guarding.loadingLanguage': showsOnly({ runs: ['loadLanguage'] }, underWay),
    'guarding.deciding': isLeftAtOnce,
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
    'guarding.admitted.sorting': isLeftAtOnce,
    'guarding.admitted.fetchingUser': showsOnly({ tags: ['loadingBar'], runs: ['fetchUser'] }, ({ context }) => {
      assert.equal(context.target?.isPublic, false)
      // [GUARD-09] Shown at once, beside the check, only to who is known to have a good password.
      if (context.isKnown && !context.isWeak) assert.equal(context.admitted, context.target)
    }),
    'guarding.admitted.checkingPassword': showsOnly({
      tags: ['loadingBar'],
      runs: ['checkWeakPassword'],
      context: { isKnown: true, loginID: 'amina' },
    }),
    'guarding.admitted.judging': isLeftAtOnce,
    // [GUARD-14, GUARD-15]
    'guarding.alerting': showsOnly({ tags: ['weakAlert'], context: { isWeak: true, isKnown: true } }, ({ context }) =>
      assert.notEqual(context.target?.name, 'emailReset'),
    ),
  },
  does: {
    ...outcomes(guardFlow, {
      done: {
        loadLanguage: decides,
        fetchUser: (step) =>
          comesTo(step, {
            value: { guarding: { admitted: 'checkingPassword' } },
            context: { isKnown: true, loginID: 'amina' },
            brings: [
              `storeLoginID ${JSON.stringify({ user: aUser })}`,
              tells('userFetched', { user: aUser }),
              starts('checkWeakPassword', { loginID: 'amina' }),
            ],
          }),
        checkWeakPassword: (step) => {
          const weak = step.event.output
          judges(step, weak, [`storeWeakFlag ${JSON.stringify({ weak })}`, tells('passwordJudged', { weak })])
        },
      },
      error: {
        // [GAP-42] A failure does not hold a navigation up, unless the session redirects by itself.
        loadLanguage: decides,
        fetchUser: (step) => (isTurnedAway(step.event) ? comesTo(step, { value: 'idle' }) : arrives(step)),
        checkWeakPassword: (step) =>
          isTurnedAway(step.event) ? comesTo(step, { value: 'idle' }) : judges(step, step.before.context.isWeak, []),
      },
    }),
    // [GUARD-01, GUARD-02] Pending steps are cancelled: the visit is recorded and the language comes next.
    'navigation.requested': (step) => {
      const { target, hasToken, isCheckPending, isAppDevice } = step.event
      comesTo(step, {
        value: { guarding: 'loadingLanguage' },
        context: { target, hasToken, isCheckPending, isAppDevice },
        brings: ['recordVisit', starts('loadLanguage')],
      })
    },
    'alert.confirmed': (step) => redirects(step, '/emailReset'),
    'session.ended': (step) => {
      const forgotten = { isKnown: false, isWeak: false, loginID: null }
      if (step.event.isExpired) isWanted(step, [], forgotten)
      else comesTo(step, { value: 'idle', context: { ...forgotten, wanted: null }, brings: ['keepWanted'] })
    },
  },
  situation: ({ target, admitted, ...context }) => ({ ...context, target: target?.name, admitted: admitted?.name }),
})
