import { fromPromise } from 'xstate'

import * as service from '#api/account/password-link.service.ts'
import type { Transport } from '#api/kit/transport.ts'
import { passwordLinkFlow, type PasswordLinkFlow } from '#machines/account/password-link.flow.ts'

/** The page of a link that sets a password, with its services. */
export function providePasswordLink(transport: Transport): PasswordLinkFlow {
  return passwordLinkFlow.provide({
    actors: {
      openLink: fromPromise(({ input }) => service.openPasswordLink(transport, input.link)),
      setPassword: fromPromise(({ input }) => service.setPasswordByLink(transport, input)),
    },
  })
}
