import type { AnswerOf } from '#api/kit/call.ts'
import { CallFailure } from '#api/kit/problem.ts'
import * as contract from './user.contract.ts'

import type { Transport } from '#api/kit/transport.ts'

/**
 * In hex. Its code comes with the first password that is sent, so that the login page is usable without it.
 * @throws CallFailure there is no network to fetch it
 */
export async function md5Of(text: string): Promise<string> {
  const { default: md5 } = await import('md5').catch(() => {
    throw new CallFailure({ kind: 'network', reason: 'request.noNetwork', message: null })
  })
  return md5(text)
}

/** [SESSION-02] `Basic` of the user name in UTF-8 and the MD5 of the password. */
export async function basicHeader(user: string, password: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${user}:${await md5Of(password)}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

/** The password authenticates as at sign-in [SESSION-02]; null: the recent sign-in does. */
export const proofOf = async (password: string | null): Promise<string | null> =>
  password === null ? null : md5Of(password)

/** [CALL-01, SESSION-01] vcode is sent under the name captcha (gap GAP-72). */
export async function signIn(
  transport: Transport,
  form: { user: string; password: string; vcode: string },
): Promise<AnswerOf<typeof contract.signIn>> {
  const headers = { authorization: await basicHeader(form.user, form.password) }
  return transport.send(contract.signIn, { captcha: form.vcode }, { headers })
}
