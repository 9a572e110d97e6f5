import { fromPromise } from 'xstate'

import { openPasswordLink, setPasswordByLink } from '#api/account/password-link.contract.ts'
import type { Transport } from '#api/kit/transport.ts'
import { passwordLinkFlow, type PasswordLinkFlow } from '#machines/account/password-link.flow.ts'
import { provide } from '#machines/kit/services.ts'

/** The flow of a password link, with its services. */
export function providePasswordLink(transport: Transport): PasswordLinkFlow {
  return provide(passwordLinkFlow, {
    actors: {
      openLink: fromPromise(({ input: { link } }) => transport.send(openPasswordLink, { link })),
      setPassword: fromPromise(({ input }) => transport.send(setPasswordByLink, input)),
    },
  })
}
