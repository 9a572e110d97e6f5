import * as z from 'zod/mini'

import { call } from '#api/kit/call.ts'

const secret = z.string().check(z.maxLength(256))
const contact = z.string().check(z.trim(), z.maxLength(320))
const channel = z.enum(['phone', 'email'])

/**
 * [ROUTE-07, VALID-04, VALID-05, SESSION-06] The original travels as its MD5, as at sign-in; the new password as it is,
 * so that the server can judge it (gap GAP-55). Ends every other session of the account, and this one soon after.
 */
export const changePassword = call({
  method: 'PUT',
  path: 'api-ouser/portal/user/account/changePasswd',
  summary: "Change the password of the caller's own account.",
  payload: z.object({
    original: z.string().check(z.regex(/^([0-9a-f]{32})?$/i), z.toLowerCase()),
    password: secret,
    confirmation: secret,
  }),
  answer: z.null(),
  preventMessage: true,
})

/**
 * [ROUTE-08, ROUTE-09, ROUTE-10, VALID-08, VALID-09] Sends a code to a new phone number or e-mail address if the
 * original matches; it is empty while none is bound. Within the resend interval it answers code 10003.
 */
export const sendContactCode = call({
  method: 'POST',
  path: 'api-ouser/portal/user/account/sendContactCode',
  summary: "Send a verification code to a new phone number or e-mail address of the caller's own account.",
  payload: z.object({ channel, original: contact, contact }),
  /** Seconds until the code can be requested again and until it expires, and the contact in normalised form. */
  answer: z.object({ resendAfter: z.number(), expiresAfter: z.number(), contact: z.string() }),
  preventMessage: true,
})

/** [ROUTE-08, ROUTE-09, ROUTE-10, VALID-10, ERROR-13] False: the code is wrong, and nothing has changed. */
export const changeContact = call({
  method: 'PUT',
  path: 'api-ouser/portal/user/account/changeContact',
  summary: "Bind a phone number or e-mail address to the caller's own account, with the code that was sent to it.",
  payload: z.object({ channel, contact, code: z.string().check(z.trim(), z.maxLength(16)) }),
  answer: z.boolean(),
  preventMessage: true,
})
