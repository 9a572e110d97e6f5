import { generatePhoneCode, validPhoneCode } from '#api/outbox/outbox.contract.ts'
import { getSecondCheck } from '#api/session/second-check.contract.ts'
import {
  DEVICE_COOKIE,
  RETRIEVAL_COOKIE,
  browserOf,
  cookieOf,
  knownBrowserOf,
  setHiddenCookie,
  setSessionCookies,
} from '#server/session/cookies.ts'
import { Refusal } from '#server/answer/refusal.ts'
import type { Handling, Serve } from '#server/http/serve.ts'
import type { Portal } from '../../portal.ts'
import { sendRetrievalCode, tryRetrievalCode } from './codes.ts'
import { findRetrieval } from './retrievals.ts'
import { DEVICE_MS } from '#server/session/devices.ts'
import { passSecondCheck, secondCheckOf, sendCheckCode } from '#server/session/second-check.ts'
import { IDLE_MS } from '#server/session/sessions.ts'

/** The codes of password retrieval and of the second login check [CALL-11, ROUTE-06]. */
export function codeRoutes(serve: Serve, portal: Portal): void {
  const { db, settings } = portal
  const retrieval = ({ request, now }: Handling) => findRetrieval(db, cookieOf(request, RETRIEVAL_COOKIE), now)

  serve(getSecondCheck, (_payload, { signedIn, now }) => secondCheckOf(portal, signedIn(), now))

  serve(
    generatePhoneCode,
    async ({ purpose, channel }, handling) => {
      const { request, language, now } = handling
      const asked = { channel, language, now }
      if (purpose !== 'retrieve') return sendCheckCode(portal, handling.signedIn(), asked)
      const from = { address: request.ip, browser: knownBrowserOf(request, settings) }
      return sendRetrievalCode(portal, await retrieval(handling), { ...asked, ...from })
    },
    { limit: 'code' },
  )

  serve(
    validPhoneCode,
    async ({ purpose, code, remember }, handling) => {
      const { request, reply, now } = handling
      if (purpose === 'retrieve') {
        const open = await retrieval(handling)
        if (code === '') throw new Refusal('code.empty')
        return tryRetrievalCode(portal, open, code, { address: request.ip, now })
      }
      const passed = await passSecondCheck(portal, handling.signedIn(), {
        code,
        remember: remember === true,
        browser: browserOf(request, settings),
        now,
      })
      if (passed === null) return false
      setSessionCookies(reply, settings, passed.ticket, IDLE_MS)
      if (passed.device !== null) setHiddenCookie(reply, settings, DEVICE_COOKIE, passed.device, DEVICE_MS)
      return true
    },
    { limit: 'code' },
  )
}
