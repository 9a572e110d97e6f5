import type { ShownCredential } from '#api/account/passkey.contract.ts'
import type { SessionContext } from '#machines/session/session-context.ts'
import { aUser, noNetwork, refusal, unauthorised } from '#tests/kit/models/samples.ts'

export const form = { user: 'amina', password: 'secret-1', vcode: 'k7pq' }
/** [VALID-01, VALID-02, VALID-03] Both sides of every limit: 6 characters, and 18 in the variant. */
export const forms = [
  form,
  { ...form, user: ' amina ', vcode: ' k7pq ' },
  { ...form, user: ' ' },
  { ...form, password: '' },
  { ...form, password: '12345' },
  { ...form, password: '123456' },
  { ...form, password: '123456789012345678' },
  { ...form, password: '1234567890123456789' },
  { ...form, vcode: ' ' },
]
/** [ERROR-06, ERROR-07, ERROR-08] The refusals of a sign-in that have words of their own, and one that has none. */
export const knownRefusals = [
  'signIn.wrongCredentials',
  'signIn.wrongCaptcha',
  'signIn.captchaExpired',
  'signIn.tooSoon',
  'signIn.locked',
  'signIn.disabled',
]
export const passkeyRefused = refusal('passkey.refused')
export const shownPasskey: ShownCredential = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x', userHandle: null },
}
const wrong = { reason: 'signIn.wrongCaptcha', message: 'The code is wrong.' }

/** As every variant but one: the captcha is on. */
const asked = { asksCaptcha: true } as const
export const inputs = [
  {
    ...asked,
    storedLanguage: null,
    hasToken: false,
    isCheckPending: false,
    browserLanguages: null,
    passwordMax18: true,
  },
  {
    ...asked,
    storedLanguage: 'fr_FR',
    hasToken: true,
    isCheckPending: false,
    browserLanguages: null,
    passwordMax18: false,
  },
  {
    ...asked,
    storedLanguage: 'fr_FR',
    hasToken: true,
    isCheckPending: true,
    browserLanguages: null,
    passwordMax18: false,
  },
] as const

export const services = {
  loadSupportedLanguages: { done: [['en_US', 'fr_FR'] as const], error: [noNetwork] },
  loadLanguage: { done: ['en_US' as const], error: [noNetwork] },
  checkCaptcha: {
    done: [
      { verdict: 'right' as const, failure: null },
      { verdict: 'wrong' as const, failure: wrong },
      { verdict: 'wrong' as const, failure: null },
      { verdict: 'unknown' as const, failure: null },
    ],
    error: [noNetwork],
  },
  signIn: {
    done: [
      { authenticated: true, reason: null, message: '', secondCheck: false },
      { authenticated: true, reason: null, message: '', secondCheck: true },
      ...[...knownRefusals, 'other'].map((reason) => ({
        authenticated: false,
        reason,
        message: 'No.',
        secondCheck: false,
      })),
    ],
    error: [noNetwork],
  },
  askPasskey: { done: [shownPasskey, null], error: [noNetwork] },
  verifyPasskey: { done: [undefined], error: [noNetwork, passkeyRefused] },
  beginAtProvider: { done: [{ address: 'https://id.example.org/auth' }], error: [noNetwork] },
  signOut: { done: [undefined], error: [unauthorised, noNetwork] },
  loadUser: { done: [aUser], error: [noNetwork] },
  loadScope: { done: [[{ menuCode: 'class', children: [], meta: { title: 'Class' } }]], error: [noNetwork] },
  loadCurrentClasses: { done: [['3']], error: [noNetwork] },
}

/** Fetched data and the number of used captchas do not distinguish situations: the states cover them. */
export function situation(
  { language, form: typed, failure, captchasSpent, user, menu, ...context }: SessionContext,
  value: unknown,
): object {
  const { storedLanguage, hasToken, isCheckPending, passwordMax18 } = context
  const isStarting = typeof value === 'object' && value !== null && 'starting' in value
  const isAnonymous = typeof value === 'object' && value !== null && 'anonymous' in value
  const kept = {
    storedLanguage,
    hasToken,
    isCheckPending,
    passwordMax18,
    typed,
    failure: failure?.reason ?? null,
    spent: captchasSpent > 0,
    // Nothing of a signed-out user is kept.
    left: isAnonymous && (user !== null || menu.length > 0),
  }
  return isStarting ? { ...kept, language } : kept
}
