import md5 from 'md5'

import type { CurrentUser, MenuItem } from './user.contract.ts'
import * as contract from './user.contract.ts'

import type { Reply } from '#api/kit/answer.ts'
import type { Transport } from '#api/kit/transport.ts'

/** [SESSION-02] `Basic` of the user name in UTF-8 and the MD5 of the password. */
export function basicHeader(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${md5(password)}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}

/** [CALL-01, SESSION-01] vcode is sent under the name captcha (gap GAP-72). */
export function signIn(
  transport: Transport,
  form: { user: string; password: string; vcode: string },
): Promise<{ authenticated: boolean; reason: string | null; message: string; secondCheck: boolean }> {
  const headers = { authorization: basicHeader(form.user, form.password) }
  return transport.send(contract.signIn, { captcha: form.vcode }, headers)
}

export async function signOut(transport: Transport): Promise<void> {
  await transport.send(contract.signOut, {})
}

export function listScope(transport: Transport): Promise<MenuItem[]> {
  return transport.send(contract.listScope, {})
}

export function captchaAddress(transport: Transport, kind: 'picture' | 'audio', round: string): string {
  return transport.address(contract.drawCaptcha, { kind, _t: round })
}

export function validateCaptcha(
  transport: Transport,
  captcha: string,
): Promise<Reply<typeof contract.validateCaptcha>> {
  return transport.ask(contract.validateCaptcha, { captcha })
}

/** [CALL-05] */
export async function recordVisit(transport: Transport, page: string): Promise<void> {
  await transport.send(contract.recordVisit, { origin: 'PC', page })
}

export function getCurrentUser(transport: Transport): Promise<CurrentUser> {
  return transport.send(contract.getCurrentUser, {})
}

/** [CALL-07] */
export async function changeName(transport: Transport, user: { userId: string; name: string }): Promise<void> {
  await transport.send(contract.changeUser, user)
}

/** [CALL-08] `headImg` is the fileID of what the caller has just uploaded as an avatar. */
export async function changeAvatar(transport: Transport, user: { userId: string; headImg: string }): Promise<void> {
  await transport.send(contract.changeUser, user)
}

/** [CALL-09, GUARD-13] */
export function checkWeakPassword(transport: Transport, loginID: string): Promise<boolean> {
  return transport.send(contract.checkWeakPassword, { loginID })
}

export async function getLoginUser(transport: Transport, account: string, captcha: string): Promise<void> {
  await transport.send(contract.getLoginUser, { account, captcha })
}

export function getBindAccount(transport: Transport): Promise<{ phone: string | null; email: string | null }> {
  return transport.send(contract.getBindAccount, {})
}

export async function resetPassword(
  transport: Transport,
  secrets: { password: string; confirmation: string },
): Promise<void> {
  await transport.send(contract.resetPassword, secrets)
}
