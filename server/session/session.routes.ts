import { drawCaptcha, signIn, signOut, validateCaptcha } from '#api/session/user.contract.ts'
import { speak } from './captcha/audio.ts'
import { drawPicture } from './captcha/picture.ts'
import {
  CAPTCHA_COOKIE,
  browserOf,
  clearSessionCookies,
  cookieOf,
  knownBrowserOf,
  setHiddenCookie,
  setKnownBrowser,
  setSessionCookies,
  ticketOf,
} from './cookies.ts'
import { Refusal } from '#server/answer/refusal.ts'
import { packed } from '#server/answer/packed.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'
import { CAPTCHA_LIFETIME_MS, checkCaptcha, rememberCaptcha } from './captcha.ts'
import { BROWSER_MS } from './known-browser.ts'
import { endSession } from './sessions.ts'
import { trySignIn } from './sign-in.ts'
import { difficultyAt } from './strain.ts'

/** Captcha, sign-in, sign-out. */
export function sessionRoutes(serve: Serve, portal: Portal): void {
  const { db, settings, random } = portal

  serve(
    drawCaptcha,
    async ({ kind }, { request, reply, language, now }) => {
      const answer = portal.newAnswer(kind, random, await difficultyAt(db, request.ip, now))
      const id = await rememberCaptcha(db, cookieOf(request, CAPTCHA_COOKIE), answer, now)
      setHiddenCookie(reply, settings, CAPTCHA_COOKIE, id, CAPTCHA_LIFETIME_MS)
      if (kind === 'audio') {
        void reply.type('audio/wav')
        return speak(answer, language.code, random)
      }
      void reply.type('image/svg+xml')
      return packed(request, reply, drawPicture(answer, random))
    },
    { limit: 'captcha' },
  )

  serve(
    validateCaptcha,
    async ({ captcha }, { request, now }) => {
      if (!settings.portal.captcha) return true
      if (captcha === '') throw new Refusal('signIn.emptyCaptcha')
      const difficulty = await difficultyAt(db, request.ip, now)
      const answered = { id: cookieOf(request, CAPTCHA_COOKIE), typed: captcha, difficulty }
      const verdict = await checkCaptcha(db, answered, now)
      if (verdict === 'expired') throw new Refusal('signIn.captchaExpired')
      return verdict === 'right'
    },
    { limit: 'captcha' },
  )

  serve(
    signIn,
    async ({ captcha }, { request, reply, language, now }) => {
      const { answer, session, browser } = await trySignIn(portal, {
        header: request.headers.authorization,
        captcha,
        captchaId: cookieOf(request, CAPTCHA_COOKIE),
        browser: knownBrowserOf(request, settings),
        language,
        now,
        ...browserOf(request, settings),
      })
      if (session !== null) setSessionCookies(reply, settings, session.ticket, session.lifetime)
      if (browser !== null) setKnownBrowser(reply, settings, browser, BROWSER_MS)
      return answer
    },
    { limit: 'signIn' },
  )

  serve(signOut, async (_payload, { request, reply }) => {
    const ticket = ticketOf(request, settings)
    if (ticket !== null) await endSession(db, ticket)
    clearSessionCookies(reply, settings)
    return null
  })
}
