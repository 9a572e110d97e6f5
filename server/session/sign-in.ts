import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { AnswerOf } from '#api/kit/call.ts'
import { CODE_REFUSED, CODE_SUCCESS } from '#api/kit/envelope.ts'
import type { signIn as signInCall } from '#api/session/user.contract.ts'
import type { Language } from '#i18n/locales.ts'
import { malformed } from '#server/answer/refusal.ts'
import { refusalText } from '#server/answer/texts.ts'
import type { Reason, TextParameters } from '#server/answer/texts.ts'
import type { Portal } from '../portal.ts'
import { accountKey, findAccount } from './accounts.ts'
import {
  ACCOUNT_SIGN_IN,
  ADDRESS_SIGN_IN,
  BROWSER_SIGN_IN,
  countTries,
  countTry,
  forgetTries,
  forgiveTries,
} from './attempts.ts'
import type { Verdict } from './attempts.ts'
import { spendCaptcha } from './captcha.ts'
import { enter } from './enter.ts'
import type { Browser } from './enter.ts'
import { noteTry } from './history.ts'
import { counterOf, rememberAccount } from './known-browser.ts'
import { networkOf } from './network.ts'
import { verifyPassword } from './password.ts'
import { countedAddress, difficultyAt } from './strain.ts'

type SignInAnswer = AnswerOf<typeof signInCall>

interface Try extends Browser {
  /** The Authorization header. */
  header: string | undefined
  captcha: string
  /** The captcha's cookie. */
  captchaId: string | null
  /** The hidden cookie `browser`. */
  browser: string | null
  language: Language
  now: Date
}

export interface SignInOutcome {
  answer: SignInAnswer
  /** The new session; null: not signed in. */
  session: { ticket: string; lifetime: number } | null
  /** The cookie by which the browser knows the account from now on; null: it stays as it is. */
  browser: string | null
}

/** Whether an attempt may be made, and whether it counts in its browser alone. */
interface Counting {
  readonly verdict: Verdict
  readonly isOwn: boolean
}

/**
 * Signs in [CALL-01, SESSION-03]. Neither refusals nor timing reveal whether an account exists. @throws Refusal 400
 * when the header is missing or malformed
 */
export async function trySignIn(portal: Portal, attempt: Try): Promise<SignInOutcome> {
  const { db, settings, hashCost, secret } = portal
  const { now, language } = attempt
  const refuse = (reason: Reason, parameters: TextParameters = {}, wait = 0) =>
    refused(language, reason, parameters, wait)

  const { account, md5 } = credentialsOf(attempt.header)
  if (account === '') return refuse('signIn.emptyAccount')
  if (md5 === '') return refuse('signIn.emptyPassword')
  if (settings.portal.captcha) {
    if (attempt.captcha === '') return refuse('signIn.emptyCaptcha')
    const difficulty = await difficultyAt(db, attempt.address, now)
    const verdict = await spendCaptcha(db, { id: attempt.captchaId, typed: attempt.captcha, difficulty }, now)
    if (verdict === 'wrong') return refuse('signIn.wrongCaptcha')
    if (verdict === 'expired') return refuse('signIn.captchaExpired')
  }

  const subject = accountKey(account)
  const address = await countedAddress(db, ADDRESS_SIGN_IN, { ...attempt, accountKey: subject }, secret, now)
  const byAddress = address === null ? [] : [{ policy: ADDRESS_SIGN_IN, subject: networkOf(address), by: subject }]
  const ownCounter = counterOf(secret, attempt.browser, subject)
  const tryId = randomUUID()
  const { verdict, isOwn } = await db.transaction().execute(async (trx): Promise<Counting> => {
    const own = ownCounter === null ? null : await countTry(trx, BROWSER_SIGN_IN, ownCounter, now)
    // A browser that has used up its own tries has those of the account, which an administrator can unlock.
    const counted: Counting =
      own === null || own.locked
        ? { isOwn: false, verdict: await countTries(trx, [...byAddress, { policy: ACCOUNT_SIGN_IN, subject }], now) }
        : { isOwn: true, verdict: own }
    if (counted.verdict.allowed) await noteTry(trx, tryId, subject, { ...attempt, method: 'password' })
    return counted
  })
  if (!verdict.allowed) {
    const seconds = Math.ceil(verdict.wait / 1000)
    const minutes = Math.ceil(verdict.wait / 60_000)
    return verdict.locked
      ? refuse('signIn.locked', { minutes }, seconds)
      : refuse('signIn.tooSoon', { seconds }, seconds)
  }

  const user = await findAccount(db, account)
  const right = await verifyPassword(md5, user?.password_hash ?? null, hashCost)
  if (user === null || !right) return refuse('signIn.wrongCredentials', {}, Math.ceil(verdict.wait / 1000))

  const entered = await db.transaction().execute(async (trx) => {
    // In the lock order of the counters, against deadlocks.
    if (ownCounter !== null) await forgetTries(trx, BROWSER_SIGN_IN, ownCounter)
    for (const counted of byAddress) await forgiveTries(trx, counted)
    if (!isOwn) await forgetTries(trx, ACCOUNT_SIGN_IN, subject)
    return enter(portal, trx, { ...attempt, method: 'password', user, tryId })
  })
  if (entered.refused !== null) return refuse(entered.refused)
  const { secondCheck } = entered
  return {
    session: entered,
    browser: rememberAccount(secret, attempt.browser, subject),
    answer: { authenticated: true, code: CODE_SUCCESS, message: '', reason: null, retryAfter: 0, secondCheck },
  }
}

function refused(language: Language, reason: Reason, parameters: TextParameters, wait: number): SignInOutcome {
  const message = refusalText(language, reason, parameters)
  return {
    session: null,
    browser: null,
    answer: { authenticated: false, code: CODE_REFUSED, message, reason, retryAfter: wait, secondCheck: false },
  }
}

const credentials = z.object({
  account: z.string().check(z.trim(), z.maxLength(64)),
  md5: z.string().check(z.regex(/^([0-9a-f]{32})?$/i), z.toLowerCase()),
})

/** [SESSION-02] base64(utf8(name) + ':' + MD5); a name may hold colons, an MD5 cannot. */
function credentialsOf(header: string | undefined): z.infer<typeof credentials> {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,512}={0,2})$/i.exec(header ?? '')?.[1]
  if (encoded === undefined) throw malformed()
  const decoded = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = decoded.lastIndexOf(':')
  const read = credentials.safeParse({ account: decoded.slice(0, Math.max(colon, 0)), md5: decoded.slice(colon + 1) })
  if (colon < 0 || !read.success) throw malformed()
  return read.data
}
