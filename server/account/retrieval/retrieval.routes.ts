import { getBindAccount, getLoginUser, resetPassword } from '#api/session/user.contract.ts'
import { checkNewPassword } from '../passwords.ts'
import {
  CAPTCHA_COOKIE,
  RETRIEVAL_COOKIE,
  clearSessionCookies,
  cookieOf,
  setHiddenCookie,
} from '#server/session/cookies.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { contactsOf } from './contacts.ts'
import { resetByRetrieval } from './reset.ts'
import { RETRIEVAL_LIFETIME_MS, beginRetrieval, findRetrieval } from './retrievals.ts'
import { spendCaptcha } from '#server/session/captcha.ts'
import { difficultyAt } from '#server/session/strain.ts'

/** Password retrieval: account check, code, new password [ROUTE-05, CALL-10, CALL-11]. */
export function retrievalRoutes(serve: Serve, portal: Portal): void {
  const { db, settings, secret } = portal
  const current = ({ request, now }: Handling) => findRetrieval(db, cookieOf(request, RETRIEVAL_COOKIE), now)

  serve(
    getLoginUser,
    async ({ account, captcha }, { request, reply, now }) => {
      if (settings.portal.captcha) {
        if (captcha === '') throw new Refusal('signIn.emptyCaptcha')
        const difficulty = await difficultyAt(db, request.ip, now)
        const answered = { id: cookieOf(request, CAPTCHA_COOKIE), typed: captcha, difficulty }
        const verdict = await spendCaptcha(db, answered, now)
        if (verdict !== 'right')
          throw new Refusal(verdict === 'wrong' ? 'signIn.wrongCaptcha' : 'signIn.captchaExpired')
      }
      const id = await beginRetrieval(db, account, cookieOf(request, RETRIEVAL_COOKIE), now)
      setHiddenCookie(reply, settings, RETRIEVAL_COOKIE, id, RETRIEVAL_LIFETIME_MS)
      return { account }
    },
    { limit: 'code' },
  )

  serve(
    getBindAccount,
    async (_payload, handling) => {
      const { phone, email } = await contactsOf(db, await current(handling), secret)
      return { phone, email }
    },
    { limit: 'code' },
  )

  serve(
    resetPassword,
    async ({ password, confirmation }, handling) => {
      const retrieval = await current(handling)
      checkNewPassword(password, confirmation)
      await resetByRetrieval(portal, retrieval, password, handling)
      setHiddenCookie(handling.reply, settings, RETRIEVAL_COOKIE, '', 0)
      clearSessionCookies(handling.reply, settings)
      return null
    },
    { limit: 'code' },
  )
}
