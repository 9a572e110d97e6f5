import { openPasswordLink, setPasswordByLink } from '#api/account/password-link.contract.ts'
import { timeText } from '#server/database/codec.ts'
import { clearSessionCookies } from '#server/session/cookies.ts'
import type { Serve } from '#server/http/serve.ts'
import { findLink } from '#server/person/links.ts'
import { setByLink } from './set-by-link.ts'
import type { Portal } from '../portal.ts'

/** A link that sets a password, for its holder. */
export function passwordLinkRoutes(serve: Serve, portal: Portal): void {
  serve(
    openPasswordLink,
    async ({ link }, { now }) => {
      const { account_name: accountName, kind, expires_at: expiresAt } = await findLink(portal.db, link, now)
      return { accountName, kind, expiresAt: timeText(expiresAt) }
    },
    { limit: 'code' },
  )

  serve(
    setPasswordByLink,
    async (chosen, handling) => {
      await setByLink(portal, chosen, handling)
      clearSessionCookies(handling.reply, portal.settings)
      return null
    },
    { limit: 'code' },
  )
}
