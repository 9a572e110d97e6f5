import type { SecondCheck } from '#api/session/second-check.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { codeOnItsWay, sendCode, tryCode } from './codes.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Portal } from '../portal.ts'
import { maskEmail, maskPhone } from './mask.ts'
import { rememberDevice } from './devices.ts'
import type { Browser } from './enter.ts'
import { noteCheckPassed } from './history.ts'
import { passCheck } from './sessions.ts'
import type { Caller } from './sessions.ts'

const PURPOSE = 'secondCheck'

interface Reach {
  readonly channel: 'phone' | 'email'
  readonly target: string
  readonly shown: string
}

/** The channel for a caller's code: phone, else e-mail (gap GAP-44); null: none. */
function reachOf({ account: { phone, email } }: Caller): Reach | null {
  if (phone !== null) return { channel: 'phone', target: phone, shown: maskPhone(phone) }
  return email === null ? null : { channel: 'email', target: email, shown: maskEmail(email) }
}

/** The state of this session's second check [ROUTE-06]. */
export async function secondCheckOf({ db, settings }: Portal, caller: Caller, now: Date): Promise<SecondCheck> {
  const reach = reachOf(caller)
  if (!caller.checkPending) return { due: false, channel: null, contact: null, canRemember: false, sent: null }
  return {
    due: true,
    channel: reach?.channel ?? null,
    contact: reach?.shown ?? null,
    canRemember: settings.secondCheck === 'new-device',
    sent: await codeOnItsWay(db, { owner: caller.ticket, purpose: PURPOSE }, now),
  }
}

/**
 * The caller whose check is due, with where a code reaches them. @throws Refusal when none is due, or nothing reaches
 * them
 */
function due(caller: Caller): Reach {
  if (!caller.checkPending) throw new Refusal('secondCheck.notDue')
  const reach = reachOf(caller)
  if (reach === null) throw new Refusal('code.noChannel')
  return reach
}

/**
 * Sends the code of the second check. It is the session's alone: its owner is the secret of the ticket. @throws Refusal
 */
export function sendCheckCode(
  portal: Portal,
  caller: Caller,
  request: {
    readonly channel: 'phone' | 'email'
    readonly language: Language
    readonly now: Date
  },
): Promise<{ resendAfter: number; expiresAfter: number }> {
  const reach = due(caller)
  if (reach.channel !== request.channel) throw new Refusal('code.noChannel')
  const { account, ticket, userId } = caller
  return sendCode(portal, {
    ...request,
    ...reach,
    owner: ticket,
    purpose: PURPOSE,
    account: account.account_name,
    address: null,
    userId,
  })
}

/** The cookies set once the check is passed. */
export interface CheckPassed {
  readonly ticket: string
  /** For the cookie `device`; null: the device is not to be remembered. */
  readonly device: string | null
}

/**
 * Passes the check with a right code, which activates the session under a new ticket; null: the code is wrong.
 * @throws Refusal when none is due, or no code can be checked (any more)
 */
export async function passSecondCheck(
  portal: Portal,
  caller: Caller,
  {
    code,
    remember,
    browser,
    now,
  }: { code: string; remember: boolean; browser: Pick<Browser, 'device' | 'userAgent'>; now: Date },
): Promise<CheckPassed | null> {
  const { target } = due(caller)
  if (code === '') throw new Refusal('code.empty')
  let passed: CheckPassed | null = null
  const account = caller.account.account_name
  const held = { owner: caller.ticket, purpose: PURPOSE, account, address: null, target } as const
  await tryCode(portal, held, code, now, async (trx) => {
    const opened = await passCheck(trx, caller.ticket, now)
    if (opened === null) throw new Refusal('secondCheck.notDue')
    await noteCheckPassed(trx, caller.userId, opened.sessionId)
    const isKept = remember && portal.settings.secondCheck === 'new-device'
    const device = isKept
      ? await rememberDevice(trx, { userId: caller.userId, cookie: browser.device, userAgent: browser.userAgent, now })
      : null
    passed = { ticket: opened.ticket, device }
  })
  return passed
}
