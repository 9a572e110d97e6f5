import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

const captcha = z.string().check(z.trim(), z.maxLength(16))
const accountName = z.string().check(z.trim(), z.minLength(1), z.maxLength(64))

/** ENTITY-15. `code` and `reason` say why it was false; success is `authenticated` alone. */
export const signInAnswer = z.object({
  authenticated: z.boolean(),
  code: z.number(),
  message: z.string(),
  reason: z.nullable(z.string()),
  /** Seconds until the next attempt is allowed, when attempts are throttled or the account is locked; else 0. */
  retryAfter: z.number(),
  /** [ROUTE-06] Signed in, but without access until the second check is passed. */
  secondCheck: z.boolean(),
})

/**
 * [CALL-01, SESSION-02] The Authorization header is Basic base64(utf8(user name) + ':' + MD5 of the password in hex).
 */
export const signIn = call({
  method: 'GET',
  path: 'user',
  summary: 'Sign in with HTTP Basic (user name and MD5 of the password) and the captcha.',
  payload: z.object({ captcha }),
  answer: signInAnswer,
  access: 'open',
  envelope: 'none',
  preventMessage: true,
})

/** [CALL-02] */
export const signOut = call({
  method: 'GET',
  path: 'logout',
  summary: 'End the session of this browser.',
  payload: z.object({}),
  answer: z.null(),
  access: 'open',
  duringCheck: true,
})

/** ENTITY-17 */
export interface MenuItem {
  menuCode: string
  children: MenuItem[]
  meta: { title: string }
}
export const menuItem: z.ZodMiniType<MenuItem> = z.object({
  menuCode: z.string(),
  get children() {
    return z.array(menuItem)
  },
  meta: z.object({ title: z.string() }),
})

/**
 * [CALL-03, ROLE-05, ROLE-06] The caller's management scope as menu items; empty for who manages nothing (gap GAP-63).
 */
export const listScope = call({
  method: 'GET',
  path: 'user/listScope',
  summary: "The caller's management scope, as entries of the navigation.",
  payload: z.object({}),
  answer: z.array(menuItem),
  preventMessage: true,
})

/**
 * The picture or, as its alternative, the sound of a new captcha. It is remembered by an HttpOnly cookie (gap GAP-64).
 */
export const drawCaptcha = call({
  method: 'GET',
  path: 'user/captcha',
  summary: 'A new captcha, as an SVG picture or as spoken digits (WAV). The one before it is void.',
  payload: z.object({
    kind: z._default(z.enum(['picture', 'audio']), 'picture'),
    _t: z.optional(z.string().check(z.maxLength(32))),
  }),
  answer: z.unknown(),
  access: 'open',
  binary: true,
  preventMessage: true,
})

/** [CALL-04] A right answer can be used for one sign-in; a wrong one voids the captcha. */
export const validateCaptcha = call({
  method: 'GET',
  path: 'user/validateCaptcha',
  summary: 'Check the captcha before it is used. A wrong answer voids it.',
  payload: z.object({ captcha }),
  answer: z.boolean(),
  access: 'open',
  tokenFree: true,
  preventMessage: true,
})

/** [CALL-05, GUARD-02] */
export const recordVisit = call({
  method: 'GET',
  path: 'user/event/visit',
  summary: 'Record the visit of a page.',
  payload: z.object({ origin: z.literal('PC'), page: z.string().check(z.minLength(1), z.maxLength(64)) }),
  answer: z.null(),
  access: 'open',
  tokenFree: true,
  unseen: 'Nobody waits for it (gap GAP-42).',
})

/** ENTITY-01 with the account name that becomes loginID [CALL-06], and the caller's roles. */
export const currentUser = z.object({
  userId: z.string(),
  name: z.string(),
  originalName: z.string(),
  bindPhone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  headImg: z.nullable(z.string()),
  account: z.object({ userName: z.string() }),
  roles: z.array(z.string()),
})
export type CurrentUser = z.infer<typeof currentUser>

export const getCurrentUser = call({
  method: 'GET',
  path: 'api-ouser/portal/user/getCurrentUser',
  summary: 'Who is signed in. Phone and e-mail are masked.',
  payload: z.object({}),
  answer: currentUser,
})

/**
 * [CALL-07, CALL-08] Changes either the name in brackets or the picture, which its owner has just uploaded as `avatar`;
 * `userId` is the caller's own (gap GAP-31).
 */
export const changeUser = call({
  method: 'PUT',
  path: 'api-ouser/portal/user',
  summary: "Change the name or the picture of the caller's own account.",
  payload: z
    .object({
      userId: z.string().check(z.maxLength(64)),
      name: z.optional(accountName),
      headImg: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
    })
    .check(z.refine(({ name, headImg }) => (name === undefined) !== (headImg === undefined))),
  answer: z.null(),
  preventMessage: true,
})

/** [CALL-09] True means weak. It answers for the caller's own account only (gap GAP-55). */
export const checkWeakPassword = call({
  method: 'PUT',
  path: 'api-ouser/portal/user/account/checkWeakPasswd',
  summary: "Whether the password of the caller's own account is weak.",
  payload: z.object({ loginID: z.string().check(z.maxLength(64)) }),
  answer: z.boolean(),
  encoding: 'form',
  unseen: 'The navigation goes on with the previous result (gap GAP-42).',
})

/**
 * [CALL-10] Step one of password retrieval. It answers the same whether or not the account exists, and starts a
 * retrieval in a cookie.
 */
export const getLoginUser = call({
  method: 'GET',
  path: 'api-ouser/portal/user/open/account/getLoginUser',
  summary: 'Account check of password retrieval. The answer does not tell whether the account exists.',
  payload: z.object({ account: accountName, captcha }),
  answer: z.object({ account: z.string() }),
  access: 'open',
  tokenFree: true,
  preventMessage: true,
})

/** [CALL-10] Where a code can be sent, masked; an unknown account gets plausible fake contacts. */
export const getBindAccount = call({
  method: 'GET',
  path: 'api-ouser/portal/user/open/account/getBindAccount',
  summary: 'The masked phone and e-mail to which the retrieval in progress can send a code.',
  payload: z.object({}),
  answer: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
  access: 'open',
  tokenFree: true,
  preventMessage: true,
})

/**
 * [CALL-10, VALID-04, VALID-05] The new password travels in the body so that the server can judge it (gap GAP-55). Ends
 * every session of the account.
 */
export const resetPassword = call({
  method: 'PUT',
  path: 'api-ouser/portal/user/open/account/resetPasswd',
  summary: 'Set a new password, after the code of the retrieval in progress was right.',
  payload: z.object({
    password: z.string().check(z.maxLength(256)),
    confirmation: z.string().check(z.maxLength(256)),
  }),
  answer: z.null(),
  access: 'open',
  tokenFree: true,
  preventMessage: true,
})
