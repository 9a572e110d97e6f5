import { createActor } from 'xstate'

import type { SecondCheck } from '#api/session/second-check.contract.ts'
import { createGuard } from '#app/guard-actor.ts'
import { provideSecondCheck } from '#app/session/second-check.flows.ts'
import { provideShell } from '#app/shell/flows.ts'
import { createSession } from '#app/session-actor.ts'
import type { PortalSettings } from '#app/portal-settings.ts'
import type { NavigationFacts, Target } from '#machines/session/guard.flow.ts'

import { authenticatorAnswers } from '../a-browser.ts'
import { drive, type Around } from '../driving.ts'

const settings: PortalSettings = {
  adminUrl: './admin',
  permission: true,
  navigation: true,
  logOut: true,
  headerFooter: true,
  hideList: [],
  startLanguage: 'first',
  wording: 'standard',
  passwordMax18: false,
  captcha: true,
  androidAppUrl: null,
  iosAppUrl: null,
  timeZone: null,
  oidcName: null,
  layoutRatio: '24/0',
  names: {},
}
const visitor = ({ transport, store }: Around) => createSession(transport, store, settings)
const signedIn = (around: Around) => {
  around.store.set('token', 'a-token')
  return visitor(around)
}
/** Without a chosen language, the list of languages is asked for first. */
const unspoken = (around: Around) => {
  around.store.remove('lang')
  return visitor(around)
}
const guard = ({ transport, store }: Around) =>
  createGuard(transport, store, { read: () => null, keep: () => undefined, belongTo: () => undefined }, () =>
    Promise.resolve(),
  )
const target: Target = { name: 'mycourse', fullPath: '/usercenter/mycourse', isPublic: false }
const facts: NavigationFacts = { hasToken: true, isCheckPending: false, isAppDevice: false }
const visit = ['idle', { type: 'navigation.requested', target, ...facts }] as const
const form = [
  'anonymous.editing',
  { type: 'signIn.submitted', user: 'amina', password: 'Amina2026', vcode: 'a7b3' },
] as const
const secondCheck = ({ transport }: Around) => createActor(provideSecondCheck(transport))
const due: SecondCheck = { due: true, channel: 'phone', contact: '***89', canRemember: true, sent: null }
const sent: SecondCheck = { ...due, sent: { resendAfter: 60, expiresAfter: 300 } }

/** Sign-in, the guard of navigations, the second check. */
export const sessionDrives = {
  getCurrentUser: [drive('a navigation', guard, 'idle', [visit]), drive('the session', signedIn, 'profileFailed')],
  checkWeakPassword: [drive('a navigation', guard, 'idle', [visit])],
  recordVisit: [drive('a navigation', guard, 'idle', [visit], { answers: { checkWeakPassword: false } })],
  listScope: [drive('the session', signedIn, 'signedIn.scope.failed', [], { says: null })],
  getCurrentInfo: [drive('the session', signedIn, 'signedIn.classes.failed')],
  signOut: [drive('the session', signedIn, 'signedIn', [['signedIn', { type: 'signOut.requested' }]])],
  validateCaptcha: [drive('sign-in', visitor, 'anonymous.editing', [form], { says: 'signIn.captchaCheckFailed' })],
  signIn: [drive('sign-in', visitor, 'anonymous.editing', [form])],
  beginPasskeySignIn: [
    drive('sign-in by a passkey', visitor, 'anonymous.editing', [['anonymous.editing', { type: 'passkey.chosen' }]]),
  ],
  signInByPasskey: [
    drive('sign-in by a passkey', visitor, 'anonymous.editing', [['anonymous.editing', { type: 'passkey.chosen' }]], {
      answers: authenticatorAnswers,
    }),
  ],
  beginOidcSignIn: [
    drive('sign-in at the provider', visitor, 'anonymous.editing', [
      ['anonymous.editing', { type: 'provider.chosen' }],
    ]),
  ],
  getSupportLanguage: [
    drive(
      'the menu of languages',
      ({ transport }) => createActor(provideShell(transport).languages, { input: {} }),
      'failed',
    ),
    drive('the start of the session', unspoken, 'anonymous', [], {
      quiet: 'The default language is taken; the menu of languages tells.',
    }),
  ],
  getSecondCheck: [drive('the second check', secondCheck, 'failed')],
  generatePhoneCode: [drive('the second check', secondCheck, 'canSend', [], { answers: { getSecondCheck: due } })],
  validPhoneCode: [
    drive('the second check', secondCheck, 'code', [['codeSent', { type: 'code.submitted', code: '123456' }]], {
      answers: { getSecondCheck: sent },
    }),
  ],
}
