import assert from 'node:assert/strict'

import type { SessionContext } from '#machines/session/session-context.ts'
import { sessionFlow } from '#machines/session/session.flow.ts'
import { pathModel } from '#tests/kit/models/paths.ts'
import { aUser } from '#tests/kit/models/samples.ts'
import { isLeftAtOnce, showing } from '#tests/kit/models/showing.ts'
import { comesTo, starts, tells } from '#tests/kit/models/steps.ts'
import { forms, inputs, services, shownPasskey, situation } from './session-samples.ts'
import { comesHalfway, comesIn, goesOut, moves, sessionOutcomes, type SessionShown } from './session-steps.ts'

type Shown = Pick<SessionShown, 'context' | 'tags'>
const { shows, showsOnly } = showing<SessionShown>()
const hasLanguage = ({ context }: Shown) => assert.notEqual(context.language, null)
const nobody = ({ context }: Shown) => {
  assert.deepEqual([context.user, context.menu, context.currentClasses], [null, [], []])
}
/** A pending form has no faults [VALID-01, VALID-02, VALID-03]. */
const formSent = ({ context }: Shown) => {
  assert.deepEqual([context.problems, context.failure], [{}, null])
  assert.ok(context.form.password.length >= 6 && !(context.passwordMax18 && context.form.password.length > 18))
  assert.notEqual(context.form.user, '')
  assert.notEqual(context.form.vcode, '')
}
const passwordJudged =
  (isWeak: boolean) =>
  ({ tags }: Shown) =>
    assert.equal(tags.has('weak'), isWeak)
const profileTags =
  (...wanted: readonly ('profileLoading' | 'profileFailed')[]) =>
  ({ tags }: Shown) =>
    assert.deepEqual(
      [...tags].filter((tag) => tag.startsWith('profile')),
      wanted,
    )

/** [VALID-01, VALID-02, VALID-03] The faults of a form, in the order of its fields. */
function faultsOf(
  { user, password, vcode }: SessionContext['form'],
  hasVariant: boolean,
): Readonly<Partial<Record<'user' | 'password' | 'vcode', string>>> {
  const ofPassword =
    password === ''
      ? 'signIn.emptyPassword'
      : password.length < 6
        ? 'signIn.shortPassword'
        : hasVariant && password.length > 18
          ? 'signIn.longPassword'
          : null
  return {
    ...(user.trim() === '' && { user: 'signIn.emptyAccount' }),
    ...(ofPassword !== null && { password: ofPassword }),
    ...(vcode.trim() === '' && { vcode: 'signIn.emptyCaptcha' }),
  }
}

export const sessionModel = pathModel(sessionFlow, {
  inputs,
  events: {
    'language.retried': [{}],
    'signIn.submitted': forms,
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
  services,
  states: {
    starting: shows({ tags: ['starting'] }, nobody),
    'starting.choosingLanguage': isLeftAtOnce,
    'starting.askingLanguages': showsOnly({
      tags: ['starting'],
      runs: ['loadSupportedLanguages'],
      context: { storedLanguage: null, language: null },
    }),
    // [LOCALE-03] A stored language wins.
    'starting.loadingLanguage': showsOnly({ tags: ['starting'], runs: ['loadLanguage'] }, ({ context }) =>
      assert.equal(context.language, context.storedLanguage ?? (context.languages.length > 0 ? 'en_US' : 'zh_CN')),
    ),
    'starting.languageFailed': showsOnly({ tags: ['starting', 'languageFailed'] }, hasLanguage),
    anonymous: shows({ context: { isCheckPending: false } }, (shown) => {
      nobody(shown)
      hasLanguage(shown)
    }),
    'anonymous.editing': showsOnly({}, ({ context }) => {
      // A field that is marked has a failure to show above it.
      if (Object.keys(context.problems).length > 0) assert.notEqual(context.failure, null)
    }),
    'anonymous.checkingCaptcha': showsOnly({ tags: ['busy'], runs: ['checkCaptcha'] }, formSent),
    'anonymous.authenticating': showsOnly({ tags: ['busy'], runs: ['signIn'] }, formSent),
    'anonymous.askingPasskey': showsOnly({
      tags: ['passkey'],
      runs: ['askPasskey'],
      context: { failure: null, problems: {} },
    }),
    'anonymous.verifyingPasskey': showsOnly({
      tags: ['passkey'],
      runs: ['verifyPasskey'],
      context: { passkey: shownPasskey },
    }),
    'anonymous.leavingForProvider': showsOnly({
      tags: ['provider'],
      runs: ['beginAtProvider'],
      context: { failure: null, problems: {} },
    }),
    // [ROUTE-06] Before the second check nothing is known of the user, and the form is cleared.
    halfway: (shown) => {
      nobody(shown)
      assert.equal(shown.context.isCheckPending, true)
      assert.equal(shown.context.form.password, '')
    },
    signedIn: shows({ context: { passkey: null, form: { user: '', password: '', vcode: '' }, isCheckPending: false } }),
    'signedIn.profile': hasLanguage,
    'signedIn.profile.loading': shows({ runs: ['loadUser'] }, profileTags('profileLoading')),
    'signedIn.profile.ready': shows({ context: { user: aUser } }, profileTags()),
    'signedIn.profile.failed': profileTags('profileFailed'),
    // [ROLE-06] Nothing of the scope is known before it is loaded.
    'signedIn.scope': (shown) =>
      assert.equal(shown.context.menu.length > 0, shown.matches({ signedIn: { scope: 'ready' } })),
    'signedIn.scope.loading': shows({ runs: ['loadScope'] }),
    'signedIn.scope.ready': ({ context }) =>
      assert.deepEqual(
        context.menu.map(({ menuCode }) => menuCode),
        ['class'],
      ),
    'signedIn.scope.failed': shows({ context: { menu: [] } }),
    'signedIn.classes': (shown) =>
      assert.equal(shown.context.currentClasses.length > 0, shown.matches({ signedIn: { classes: 'ready' } })),
    'signedIn.classes.loading': shows({ runs: ['loadCurrentClasses'], context: { currentClasses: [] } }),
    'signedIn.classes.ready': shows({ context: { currentClasses: ['3'] } }),
    'signedIn.classes.failed': shows({ context: { currentClasses: [] } }),
    'signedIn.password': (shown) =>
      assert.equal(shown.tags.has('weak'), shown.matches({ signedIn: { password: 'weak' } })),
    'signedIn.password.unjudged': passwordJudged(false),
    'signedIn.password.strong': passwordJudged(false),
    'signedIn.password.weak': passwordJudged(true),
    signingOut: showsOnly({
      tags: ['busy'],
      runs: ['signOut'],
      context: { form: { user: '', password: '', vcode: '' } },
    }),
  },
  does: {
    ...sessionOutcomes,
    'language.retried': (step) => {
      const { language } = step.before.context
      comesTo(step, { value: { starting: 'loadingLanguage' }, brings: [starts('loadLanguage', { language })] })
    },
    'signIn.submitted': (step) => {
      const typed = step.event
      const problems = faultsOf(typed, step.before.context.passwordMax18)
      const [reason] = Object.values(problems)
      if (reason !== undefined) {
        const failure = { reason, message: null }
        return comesTo(step, { context: { problems, failure }, brings: [tells('formRefused')] })
      }
      const form = { user: 'amina', password: typed.password, vcode: 'k7pq' }
      comesTo(step, {
        value: { anonymous: 'checkingCaptcha' },
        context: { form, problems: {}, failure: null },
        brings: [starts('checkCaptcha', { captcha: 'k7pq' })],
      })
    },
    'passkey.chosen': (step) =>
      comesTo(step, {
        value: { anonymous: 'askingPasskey' },
        context: { problems: {}, failure: null },
        brings: [starts('askPasskey')],
      }),
    'passkey.dropped': (step) => comesTo(step, { value: { anonymous: 'editing' } }),
    'provider.chosen': (step) =>
      comesTo(step, {
        value: { anonymous: 'leavingForProvider' },
        context: { problems: {}, failure: null },
        brings: [starts('beginAtProvider')],
      }),
    'provider.refused': (step) => comesTo(step, { context: { failure: { reason: 'oidc.denied', message: null } } }),
    'signOut.requested': (step) => comesTo(step, { value: 'signingOut', brings: [starts('signOut')] }),
    // [SESSION-07]
    'session.lost': (step) => goesOut(step, 'expired'),
    'token.vanished': (step) => goesOut(step, 'endedElsewhere'),
    'password.replaced': (step) => goesOut(step, 'signedOut'),
    // [ROUTE-06]
    'check.required': comesHalfway,
    'check.passed': (step) => comesIn(step, { isCheckPending: false }, [tells('checkPassed')]),
    'token.appeared': (step) =>
      step.before.value === 'halfway'
        ? comesIn(step, { isCheckPending: false }, [tells('signedIn')])
        : comesIn(step, { form: { user: '', password: '', vcode: '' }, problems: {}, failure: null, passkey: null }, [
            tells('signedIn'),
          ]),
    'user.fetched': (step) => moves(step, { profile: 'ready' }, { user: step.event.user }),
    'profile.changed': (step) => moves(step, { profile: 'loading' }, {}, [starts('loadUser')]),
    // [GUARD-10, GUARD-13]
    'password.judged': (step) => moves(step, { password: step.event.weak ? 'weak' : 'strong' }),
  },
  situation,
})
