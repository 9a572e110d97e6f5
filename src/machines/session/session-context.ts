import type { LanguageCode } from '#i18n/locales.ts'

import type { ShownCredential } from '#api/account/passkey.contract.ts'
import type { Failure } from '#api/kit/problem.ts'
import type { CurrentUser, MenuItem } from '#api/session/user.contract.ts'
import type { FormRefused } from '#machines/kit/form-refused.ts'
import type { SignInField, SignInForm } from './sign-in-form.ts'

export interface SessionInput {
  readonly storedLanguage: LanguageCode | null
  readonly hasToken: boolean
  /** [SESSION-08] A token exists, and the local key validPhone says that a second check is pending. */
  readonly isCheckPending: boolean
  /** [LOCALE-05] The browser's languages in the variant that uses them; otherwise null (gap GAP-01). */
  readonly browserLanguages: readonly string[] | null
  /** [VALID-03] The variant in which a login password has at most 18 characters. */
  readonly passwordMax18: boolean
  /** The server asks for a captcha. */
  readonly asksCaptcha: boolean
}

export interface SessionContext extends SessionInput {
  readonly language: LanguageCode | null
  readonly languages: readonly LanguageCode[]
  readonly form: SignInForm
  readonly problems: Partial<Record<SignInField, string>>
  readonly failure: Failure | null
  /** Number of used captchas: the view draws a new one when it is incremented. */
  readonly captchasSpent: number
  /** The captcha that is currently shown. */
  readonly passkey: ShownCredential | null
  readonly user: CurrentUser | null
  readonly menu: readonly MenuItem[]
  readonly currentClasses: readonly string[]
}

/** The server's captcha result: right, wrong (with its message), or unknown. */
export interface CaptchaVerdict {
  readonly verdict: 'right' | 'wrong' | 'unknown'
  readonly failure: Failure | null
}
export interface SignInVerdict {
  readonly authenticated: boolean
  readonly reason: string | null
  readonly message: string
  /** [ROUTE-06] Signed in, but restricted until the second check is passed. */
  readonly secondCheck: boolean
}

export type SessionEvent =
  | { readonly type: 'language.retried' }
  | ({ readonly type: 'signIn.submitted' } & SignInForm)
  /**
   * Further sign-in methods: a passkey, and the organisation's identity provider, which can redirect back with an
   * error.
   */
  | { readonly type: 'passkey.chosen' }
  | { readonly type: 'passkey.dropped' }
  | { readonly type: 'provider.chosen' }
  | { readonly type: 'provider.refused'; readonly code: string }
  | { readonly type: 'signOut.requested' }
  /** A 401 came back while the permission feature is on [SESSION-07]. */
  | { readonly type: 'session.lost' }
  /** Another tab signed in or out. */
  | { readonly type: 'token.appeared' }
  | { readonly type: 'token.vanished' }
  /** [ROUTE-06] The server refused a call because of the pending second check; or the check has been passed. */
  | { readonly type: 'check.required' }
  | { readonly type: 'check.passed' }
  /** Sent by the guard [GUARD-09, GUARD-13]. */
  | { readonly type: 'user.fetched'; readonly user: CurrentUser }
  | { readonly type: 'password.judged'; readonly weak: boolean }
  | { readonly type: 'profile.changed' }
  /** A password change has ended every session of the account on the server. */
  | { readonly type: 'password.replaced' }

/** Emitted for the composition root. */
export type SessionEmitted =
  | { readonly type: 'signedIn' }
  | { readonly type: 'signedOut'; readonly notice: 'signedOut' | 'expired' | 'endedElsewhere' }
  | { readonly type: 'checkRequired' }
  | { readonly type: 'checkPassed' }
  | FormRefused
  /** The sign-in continues at the organisation's provider. */
  | { readonly type: 'left'; readonly address: string }
export const emptyForm: SignInForm = { user: '', password: '', vcode: '' }
