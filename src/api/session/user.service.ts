import md5 from 'md5'

import type { AnswerOf } from '#api/kit/call.ts'
import * as contract from './user.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/** [SESSION-02] `Basic` of the user name in UTF-8 and the MD5 of the password. */
export function basicHeader(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${md5(password)}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

/** The password authenticates as at sign-in [SESSION-02]; null: the recent sign-in does. */
export const proofOf = (password: string | null): string | null => (password === null ? null : md5(password))

/** [CALL-01, SESSION-01] vcode is sent under the name captcha (gap GAP-72). */
export function signIn(
  transport: Transport,
  form: { user: string; password: string; vcode: string },
): Promise<AnswerOf<typeof contract.signIn>> {
  const headers = { authorization: basicHeader(form.user, form.password) }
  return transport.send(contract.signIn, { captcha: form.vcode }, { headers })
}
