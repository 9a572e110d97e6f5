import { changeContact, changePassword, sendContactCode } from '#api/account/account.contract.ts'
import { changeContact as change, sendContactCode as send } from './contacts.ts'
import { changePassword as replace } from './passwords.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Portal } from '../portal.ts'

/** Password, phone number and e-mail address of the caller's own account [ROUTE-07 to ROUTE-10]. */
export function accountRoutes(serve: Serve, portal: Portal): void {
  serve(
    changePassword,
    async (secrets, handling) => {
      await replace(portal, handling.signedIn(), secrets, handling)
      return null
    },
    { limit: 'code' },
  )
  serve(
    sendContactCode,
    (asked, { request, signedIn, language, now }) =>
      send(portal, signedIn(), asked, { address: request.ip, language, now }),
    { limit: 'code' },
  )
  serve(changeContact, (asked, { signedIn, language, now }) => change(portal, signedIn(), asked, { language, now }), {
    limit: 'code',
  })
}
