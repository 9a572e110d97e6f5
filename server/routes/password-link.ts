import { openPasswordLink, setPasswordByLink } from '#api/contract/password-link.ts'
import { timeText } from '../database/codec.ts'
import { clearSessionCookies } from '../http/cookies.ts'
import type { Serve } from '../http/serve.ts'
import { findLink } from '../people/links.ts'
import { setByLink } from '../people/set-by-link.ts'
import type { Portal } from '../portal.ts'

/** A link that sets a password, for whoever has it. */
export function passwordLinkRoutes(serve: Serve, portal: Portal): void {
  serve(
    openPasswordLink,
    async ({ link }, { now }) => {
      const { account_name: accountName, kind, expires_at: expiresAt } = await findLink(portal.db, link, now)
      return { accountName, kind, expiresAt: timeText(expiresAt) }
    },
    'code',
  )

  serve(
    setPasswordByLink,
    async (chosen, handling) => {
      await setByLink(portal, chosen, handling)
      clearSessionCookies(handling.reply, portal.settings)
      return null
    },
    'code',
  )
}
